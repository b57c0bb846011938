/** Zero-width and bidirectional characters, soft hyphens. */
const invisibleCharacters = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g;

/** Gives texts that look alike one form, see `unifyCharacters`, in lower case. */
export function normaliseText(text: string): string {
  return unifyCharacters(text.normalize('NFKC').toLowerCase());
}

/**
 * Gives texts that look alike one form: compatibility forms, Thai digits, แ typed as two เ, ำ typed as nikhahit and า (NFKC
 * produces that too) in either order with its tone mark. Lower and upper case stay.
 */
export function unifyCharacters(text: string): string {
  return text
    .normalize('NFKC')
    .replace(invisibleCharacters, '')
    .replace(/[\u0E50-\u0E59]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/เเ/g, 'แ')
    .replace(/\u0E4D([\u0E48-\u0E4B]?)\u0E32/g, '$1\u0E33')
    .replace(/([\u0E48-\u0E4B])\u0E4D\u0E32/g, '$1\u0E33');
}

/** Thai letters that sound like another one and are often confused with it. */
const homophones: Record<string, string> = {
  ใ: 'ไ',
  ณ: 'น',
  ศ: 'ส',
  ษ: 'ส',
  ธ: 'ท',
  ฒ: 'ท',
  ฑ: 'ท',
  ฐ: 'ถ',
  ภ: 'พ',
  ฆ: 'ค',
  ฎ: 'ด',
  ฏ: 'ต',
  ฬ: 'ล',
};

/** A folded text with the position of each character before folding. */
export interface FoldedText {
  text: string;
  /** One more than there are characters: the last is the length of the text before folding. */
  sourceOffsets: number[];
}

const isThanthakhat = (letter: string | undefined) => letter === '\u0E4C';
const isConsonant = (letter: string) => letter >= '\u0E01' && letter <= '\u0E2E';
/** Tone marks, maitaikhu, thanthakhat, paiyannoi, maiyamok, phinthu, nikhahit. */
const isMark = (letter: string) => /[\u0E47-\u0E4E\u0E2F\u0E46\u0E3A]/.test(letter);
const isFollowingVowel = (letter: string | undefined) =>
  letter !== undefined && letter >= '\u0E30' && letter <= '\u0E39';

/** Whether a vowel is written before the consonant that it follows: no word starts after it. */
export const isLeadingVowel = (letter: string | undefined): boolean =>
  letter !== undefined && letter >= '\u0E40' && letter <= '\u0E44';

/**
 * Words that only a tone mark tells from words of the trade: กล่อง (box) from กล้อง (camera), ข้าว (rice) from ขาว (white). They are
 * folded with their mark. Without any mark the word of the trade is meant, as in กลองวงจรปิด.
 */
const wordsByTone = 'กล่อง ข้าว ข่าว ท้อง ท่อง เท้า เท่า สี่ เขี้ยว ชมพู่ ส่าย แล่น เล่น เม้ม ไม้ ใส่'.split(' ');
const wordByTone = new RegExp(`(?<![\\u0E40-\\u0E44])(?:${wordsByTone.join('|')})`, 'g');

/** The positions of the tone marks that stay in the folded text. */
function distinctiveMarks(run: string): ReadonlySet<number> {
  const found = new Set<number>();
  for (const { index, 0: word } of run.matchAll(wordByTone))
    for (let at = 0; at < word.length; at += 1) if (isMark(word[at] ?? '')) found.add(index + at);
  return found;
}

/**
 * Folds a Thai run to how it sounds: drops tone marks, maitaikhu and consonants silenced by a thanthakhat, turns a ก without a vowel
 * into ค, and maps homophones to one letter. โน้ตบุ๊ค, โน๊ตบุ๊ก and โนตบุค fold to the same text; words that are others by their tone mark
 * do not (`wordsByTone`).
 * With `keepSilentConsonants` it folds as if the thanthakhat were not typed yet.
 */
export function foldThaiSpelling(run: string, { keepSilentConsonants = false } = {}): FoldedText {
  const letters = [...run];
  const distinctive = distinctiveMarks(run);
  let text = '';
  const sourceOffsets: number[] = [];
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at] ?? '';
    if (isMark(letter) && !distinctive.has(at)) continue;
    if (isConsonant(letter) && !keepSilentConsonants) {
      // A vowel may come between: พันธุ์.
      if (isThanthakhat(letters[at + 1])) continue;
      if (/[\u0E34\u0E38]/.test(letters[at + 1] ?? '') && isThanthakhat(letters[at + 2])) {
        at += 1;
        continue;
      }
    }
    const next = letters.slice(at + 1).find((other) => !isMark(other));
    text += letter === 'ก' && !isFollowingVowel(next) ? 'ค' : (homophones[letter] ?? letter);
    sourceOffsets.push(at);
  }
  sourceOffsets.push(letters.length);
  return { text, sourceOffsets };
}

export const hasThai = (text: string): boolean => /[\u0E00-\u0E7F]/.test(text);
