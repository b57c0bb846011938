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
const thaiLetterOrSign = /[\u0E01-\u0E4E]/g;
const latinLetter = /[a-z]/gi;

/** Names of products have none of the other keys; two letters next to each other are the least of a word. */
const latinWords = /^(?=.*[a-z]{2})[a-z0-9 .+-]+$/i;
/** Numbers are often typed on keys that no layout changes. */
const isNumber = (word: string) => /^[0-9\u0E50-\u0E59.,]+$/.test(word);

const count = (text: string, letter: RegExp) => text.match(letter)?.length ?? 0;

/** Keys that are letters of words on the Thai layout only, next to a letter. */
const thaiLetterKey = /[a-z][;:'"[\]\\,./]|[;:'"[\]\\,./][a-z]/i;

/** Whether a query has keys within its words that no Latin name has, as `:y,:6'` for ซัมซุง. */
export const hasThaiLetterKeys = (query: string): boolean =>
  thaiLetterKey.test(query) && !/[\u0E01-\u0E4E]/.test(query);

/** Whether a word of a query begins with a vowel or a mark that needs a consonant before it, as ่ิส for jbl. */
export const hasNoThaiWord = (query: string): boolean => /(?:^|\s)[\u0E30-\u0E3A\u0E45\u0E47-\u0E4E]/.test(query);

const convert = (word: string, keys: ReadonlyMap<string, string>) =>
  isNumber(word) ? word : [...word].map((letter) => keys.get(letter) ?? letter).join('');

/** A word of a name: Thai words have keys with shift among theirs, or others than letters. */
const latinWord = /^(?=.*[a-z]{2})[a-z0-9.+-]{3,}$/;

/**
 * What the same keys type on the other layout: ไอโฟน for `wvFao`. Of several words in Thai letters, those that make a Latin word are
 * switched, as in `หฟทหีืเ s25` and `รยฟก แอร์`. Null if the query has letters of neither script, or the result is no word.
 */
export function switchKeyboardLayout(query: string): string | null {
  const words = query.split(' ');
  if (count(query, thaiLetterOrSign) > 0) {
    const switched = words
      .map((word) => {
        const onLatinKeys = count(word, thaiLetterOrSign) > 0 ? convert(word, latinOfThai) : '';
        return latinWord.test(onLatinKeys) ? onLatinKeys : word;
      })
      .join(' ');
    // Next to a Latin word, keys of digits alone are a number.
    if (switched !== query)
      return switched
        .split(' ')
        .map((word) => (isNumber(convert(word, latinOfThai)) ? convert(word, latinOfThai) : word))
        .join(' ');
    const typed = words.map((word) => convert(word, latinOfThai)).join(' ');
    return count(query, latinLetter) === 0 && latinWords.test(typed) ? typed : null;
  }
  if (count(query, latinLetter) === 0) return null;
  const typed = words.map((word) => convert(word, thaiOfLatin)).join(' ');
  return count(typed, thaiLetter) >= 2 ? typed : null;
}
