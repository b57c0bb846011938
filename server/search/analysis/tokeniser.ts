import { foldThai, normalise } from './normalisation.ts';

/** A stretch of a text in one script, as it was typed but for what `normalise` does. */
export interface Run {
  kind: 'thai' | 'latin' | 'digits' | 'other';
  text: string;
  /** Whether it follows the one before without a blank or a sign between them. */
  glued: boolean;
}

const runs =
  /[\u0E00-\u0E7F]+|[\p{Script=Latin}]+|(?:[0-9]{1,3}(?:,[0-9]{3})+(?![0-9])|[0-9]+)(?:\.[0-9]+)?|[\p{L}\p{N}]+/gu;

/** The runs of a text: it is parted by blanks and signs, where the script changes and where digits start or end. */
export function runsOf(text: string): Run[] {
  const normal = normalise(text);
  let end = -1;
  return [...normal.matchAll(runs)].flatMap((match): Run[] => {
    const glued = match.index === end;
    end = match.index + match[0].length;
    const [first = ''] = match[0];
    // A vowel or mark without its consonant is no beginning of a word.
    const run = match[0].replace(/^[\u0E30-\u0E3A\u0E45-\u0E4E]+/, '');
    if (run === '') return [];
    if (first >= '\u0E00' && first <= '\u0E7F') return [{ kind: 'thai', text: run, glued }];
    if (/[0-9]/.test(first)) return [{ kind: 'digits', text: run.replaceAll(',', ''), glued }];
    return [{ kind: /\p{Script=Latin}/u.test(first) ? 'latin' : 'other', text: withoutAccents(run), glued }];
  });
}

function withoutAccents(run: string): string {
  return run
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ø', 'o');
}

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/** Words of Thai that the segmenter does not know: brands, loan words, and what shops call things; in their folded form. */
export interface Lexicon {
  words: ReadonlySet<string>;
  longest: number;
}

export function lexiconOf(words: Iterable<string>): Lexicon {
  const folded = new Set([...words].map((word) => foldThai(word).text).filter((word) => word.length > 1));
  return { words: folded, longest: Math.max(0, ...[...folded].map((word) => word.length)) };
}

const isBase = (letter: string | undefined) => letter !== undefined && !/[\u0E30-\u0E3A\u0E45-\u0E4E]/.test(letter);

/** A run of Thai, folded and parted into words. */
export interface Segmented {
  folded: string;
  words: string[];
  /** How many words at the end the lexicon does not know. */
  unknownAtEnd: number;
}

/**
 * The words of a Thai run: the longest of the lexicon at each place, and of what is between them those of the segmenter, which
 * is asked about the text as it was typed.
 */
export function segment(run: string, lexicon: Lexicon): Segmented {
  const { text, origins } = foldThai(run);
  const letters = [...run];
  const words: string[] = [];
  let unknownFrom = 0;
  const flush = (to: number) => {
    if (to <= unknownFrom) return;
    const typed = letters.slice(origins[unknownFrom], origins[to]).join('');
    for (const { segment: word } of segmenter.segment(typed)) {
      const folded = foldThai(word).text;
      // A syllable without a consonant belongs to the word before.
      if (words.length > 0 && !isBase(folded[0])) words[words.length - 1] += folded;
      else if (folded) words.push(folded);
    }
  };
  for (let at = 0; at < text.length; ) {
    // The shortest words stand inside of too many others to be seen there.
    const found = isBase(text[at]) ? longestAt(text, at, lexicon) : undefined;
    const match = found && (found.length > 2 || at === unknownFrom) ? found : undefined;
    if (!match) {
      at += 1;
      continue;
    }
    flush(at);
    words.push(match);
    at += match.length;
    unknownFrom = at;
  }
  const known = words.length;
  flush(text.length);
  return { folded: text, words, unknownAtEnd: words.length - known };
}

function longestAt(
  text: string,
  at: number,
  lexicon: Lexicon,
  shorterThan = Number.POSITIVE_INFINITY,
): string | undefined {
  for (let length = Math.min(lexicon.longest, text.length - at, shorterThan - 1); length > 1; length -= 1) {
    const word = text.slice(at, at + length);
    // A word ends where its vowel does.
    if (lexicon.words.has(word) && (at + length === text.length || isBase(text[at + length]))) return word;
  }
  return undefined;
}

/** A word as two or more shorter ones of the lexicon, where it is made of them: หูฟังไร้สาย is หูฟัง and ไร้สาย. */
export function parts(word: string, lexicon: Lexicon): string[] | null {
  const found: string[] = [];
  for (let at = 0; at < word.length; ) {
    const match = longestAt(word, at, lexicon, word.length);
    if (!match) return null;
    found.push(match);
    at += match.length;
  }
  return found.length > 1 ? found : null;
}

/** Every word of the lexicon that stands anywhere in a folded run. */
export function wordsWithin(folded: string, lexicon: Lexicon): string[] {
  const found: string[] = [];
  for (let at = 0; at < folded.length; at += 1) {
    if (!isBase(folded[at])) continue;
    for (let match = longestAt(folded, at, lexicon); match; match = longestAt(folded, at, lexicon, match.length))
      found.push(match);
  }
  return found;
}

/** What a folded run ends in, from each place where a word could begin: whatever is typed of it is the beginning of one. */
export function tails(folded: string, longest: number): string[] {
  const found: string[] = [];
  for (let at = 0; at < folded.length - 1; at += 1) if (isBase(folded[at])) found.push(folded.slice(at, at + longest));
  return found;
}
