/** The keys of a US keyboard, and what the Thai Kedmanee layout has on them: without and with shift. */
const latinKeys =
  '`1234567890-=' +
  'qwertyuiop[]\\' +
  "asdfghjkl;'" +
  'zxcvbnm,./' +
  '~!@#$%^&*()_+' +
  'QWERTYUIOP{}|' +
  'ASDFGHJKL:"' +
  'ZXCVBNM<>?';
const thaiKeys =
  '_ๅ/-ภถุึคตจขช' + 'ๆไำพะัีรนยบลฃ' + 'ฟหกดเ้่าสวง' + 'ผปแอิืทมใฝ' + '%+๑๒๓๔ู฿๕๖๗๘๙' + '๐"ฎฑธํ๊ณฯญฐ,ฅ' + 'ฤฆฏโฌ็๋ษศซ.' + '()ฉฮฺ์?ฒฬฦ';

const thaiOfLatin = new Map([...latinKeys].map((key, index) => [key, thaiKeys[index] ?? key]));
const latinOfThai = new Map([...thaiKeys].map((key, index) => [key, latinKeys[index] ?? key]));

const thaiLetter = /[\u0E01-\u0E2E]/g;
const latinLetter = /[a-z]/gi;

const count = (text: string, letter: RegExp) => text.match(letter)?.length ?? 0;

/**
 * What the same keys give on the other layout: `wvFao` is ไอโฟน. Null where the text is in both scripts or in none, or what comes
 * out is no text of the other one.
 */
export function otherKeyboard(query: string): string | null {
  const thai = count(query, /[\u0E01-\u0E4E]/g);
  const latin = count(query, latinLetter);
  if (thai > 0 === latin > 0) return null;
  const keys = thai > 0 ? latinOfThai : thaiOfLatin;
  const typed = [...query].map((letter) => (letter === ' ' ? letter : (keys.get(letter) ?? letter))).join('');
  return count(typed, thai > 0 ? latinLetter : thaiLetter) >= 2 ? typed : null;
}
