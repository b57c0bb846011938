/** The keys of the US layout and, in the same order, of the Thai Kedmanee layout: without and with shift. */
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

/** Names of products have none of the other keys; two letters next to each other are the least of a word. */
const latinWords = /^(?=.*[a-z]{2})[a-z0-9 .+-]+$/i;

const count = (text: string, letter: RegExp) => text.match(letter)?.length ?? 0;

/**
 * What the same keys type on the other layout: ไอโฟน for `wvFao`. Null if the query has letters of both scripts or of neither, or the
 * result is no word.
 */
export function switchKeyboardLayout(query: string): string | null {
  const thai = count(query, /[\u0E01-\u0E4E]/g);
  const latin = count(query, latinLetter);
  if (thai > 0 === latin > 0) return null;
  const keys = thai > 0 ? latinOfThai : thaiOfLatin;
  const typed = [...query].map((letter) => (letter === ' ' ? letter : (keys.get(letter) ?? letter))).join('');
  if (thai > 0) return latinWords.test(typed) ? typed : null;
  return count(typed, thaiLetter) >= 2 ? typed : null;
}
