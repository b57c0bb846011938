/** Characters that are not seen and mean nothing here: joiners, marks of direction, soft hyphens. */
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g;

/**
 * Text in one form of several that look alike: compatibility forms, case, digits of any script, แ typed as two เ, ำ typed as
 * nikhahit and า (which NFKC makes of it) in whatever order with its tone mark.
 */
export function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(invisible, '')
    .replace(/[\u0E50-\u0E59]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/เเ/g, 'แ')
    .replace(/\u0E4D([\u0E48-\u0E4B]?)\u0E32/g, '$1\u0E33')
    .replace(/([\u0E48-\u0E4B])\u0E4D\u0E32/g, '$1\u0E33');
}

/** Letters that sound alike and are mistaken for each other. */
const alike: Record<string, string> = {
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

/** A folded text, and for each of its characters where it stood. */
export interface Folded {
  text: string;
  /** One more than there are characters: the last is the end. */
  origins: number[];
}

const isThanthakhat = (letter: string | undefined) => letter === '\u0E4C';
const isSilent = (letter: string) => letter >= '\u0E01' && letter <= '\u0E2E';
/** Tone marks, maitaikhu, thanthakhat, paiyannoi, maiyamok, phinthu, nikhahit. */
const isMark = (letter: string) => /[\u0E47-\u0E4E\u0E2F\u0E46\u0E3A]/.test(letter);
const isFollowingVowel = (letter: string | undefined) =>
  letter !== undefined && letter >= '\u0E30' && letter <= '\u0E39';

/**
 * A run of Thai as it sounds rather than as it is spelt: without tone marks and maitaikhu, without consonants that are silenced
 * by a thanthakhat, ก that carries no vowel as ค, letters of one sound as one. It makes one of โน้ตบุ๊ค, โน๊ตบุ๊ก and โนตบุค.
 * With `keepSilent` it is what the run is while the thanthakhat is not typed yet.
 */
export function foldThai(run: string, { keepSilent = false } = {}): Folded {
  const letters = [...run];
  let text = '';
  const origins: number[] = [];
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at] ?? '';
    if (isMark(letter)) continue;
    if (isSilent(letter) && !keepSilent) {
      // A vowel may stand between: พันธุ์.
      if (isThanthakhat(letters[at + 1])) continue;
      if (/[\u0E34\u0E38]/.test(letters[at + 1] ?? '') && isThanthakhat(letters[at + 2])) {
        at += 1;
        continue;
      }
    }
    const next = letters.slice(at + 1).find((other) => !isMark(other));
    text += letter === 'ก' && !isFollowingVowel(next) ? 'ค' : (alike[letter] ?? letter);
    origins.push(at);
  }
  origins.push(letters.length);
  return { text, origins };
}

/** Whether there is Thai in a text. */
export const hasThai = (text: string): boolean => /[\u0E00-\u0E7F]/.test(text);
