import { foldThaiSpelling, isLeadingVowel, normaliseText } from '../../thai-text/thai-text.ts';
import { indivisibleWords } from './thai-dictionary.ts';

/** A stretch of normalised text in one script. */
export interface Run {
  script: 'thai' | 'latin' | 'digits' | 'other';
  text: string;
  /** Whether no space or punctuation separates it from the previous run. */
  followsDirectly: boolean;
}

/** A plus sign at the end of a word is read: S25+ is S25 Plus. */
const plusSign = /(?<=[\p{Script=Latin}0-9])\+(?![\p{L}\p{N}+])/gu;

const runPattern =
  /[\u0E00-\u0E7F]+|[\p{Script=Latin}]+|(?:[0-9]{1,3}(?:,[0-9]{3})+(?![0-9])|[0-9]+)(?:\.[0-9]+)?|[\p{L}\p{N}]+/gu;

/** The sign for inches after a number: 55" is 55 inch. The end of a quotation is none, as in "iphone 17". */
const inchSign = /(?<=[0-9])(?<!(?:^|\s)["“”][^"“”″]*)\s?(?:["”″]|''|’’)(?![\p{L}\p{N}])/gu;

/** Splits a text at spaces and punctuation, where the script changes, and where digits start or end. */
export function splitIntoRuns(text: string): Run[] {
  const normal = normaliseText(text).replace(inchSign, ' inch ').replace(plusSign, ' plus');
  let end = -1;
  return [...normal.matchAll(runPattern)].flatMap((match): Run[] => {
    const followsDirectly = match.index === end;
    end = match.index + match[0].length;
    const [first = ''] = match[0];
    // No word starts with a vowel sign or mark that lacks its consonant.
    const run = match[0].replace(/^[\u0E30-\u0E3A\u0E45-\u0E4E]+/, '');
    if (run === '') return [];
    if (first >= '\u0E00' && first <= '\u0E7F') return [{ script: 'thai', text: run, followsDirectly }];
    if (/[0-9]/.test(first)) return [{ script: 'digits', text: run.replaceAll(',', ''), followsDirectly }];
    return [
      { script: /\p{Script=Latin}/u.test(first) ? 'latin' : 'other', text: withoutAccents(run), followsDirectly },
    ];
  });
}

function withoutAccents(run: string): string {
  return run
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ø', 'o');
}

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/** Thai words in folded form that the segmenter would split: brands, loan words and names of product types. */
export interface Dictionary {
  words: ReadonlySet<string>;
  /** Characters of the longest word. */
  maxLength: number;
}

export function createDictionary(words: Iterable<string>): Dictionary {
  const folded = new Set([...words].map((word) => foldThaiSpelling(word).text).filter((word) => word.length > 1));
  return { words: folded, maxLength: Math.max(0, ...[...folded].map((word) => word.length)) };
}

const canStartWord = (letter: string | undefined) =>
  letter !== undefined && !/[\u0E30-\u0E3A\u0E45-\u0E4E]/.test(letter);

/** Whether a word may start at a position: รม does not in แรม. */
const canStartAt = (text: string, at: number) => canStartWord(text[at]) && !isLeadingVowel(text[at - 1]);

/** A folded Thai run and its words. */
export interface SegmentedThai {
  folded: string;
  words: string[];
  /** How many words at the end are not in the dictionary. */
  trailingUnknownWords: number;
}

/**
 * Splits a Thai run into words: the longest dictionary word at each position, and the segmenter's words in between. The segmenter gets
 * the text before folding, which it knows better.
 */
export function segmentThai(run: string, dictionary: Dictionary): SegmentedThai {
  const { text, sourceOffsets } = foldThaiSpelling(run);
  const letters = [...run];
  const words: string[] = [];
  let unknownFrom = 0;
  const flush = (to: number) => {
    if (to <= unknownFrom) return;
    const typed = letters.slice(sourceOffsets[unknownFrom], sourceOffsets[to]).join('');
    for (const { segment: word } of segmenter.segment(typed)) {
      const folded = foldThaiSpelling(word).text;
      // A syllable without a consonant belongs to the previous word.
      if (words.length > 0 && !canStartWord(folded[0])) words[words.length - 1] += folded;
      else if (folded) words.push(folded);
    }
  };
  for (let at = 0; at < text.length; ) {
    // Two-letter words are part of too many others: they count only at the start or directly after a dictionary word.
    const found = canStartAt(text, at) ? longestWordAt(text, at, dictionary) : undefined;
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
  return { folded: text, words, trailingUnknownWords: words.length - known };
}

function longestWordAt(
  text: string,
  at: number,
  dictionary: Dictionary,
  shorterThan = Number.POSITIVE_INFINITY,
): string | undefined {
  for (let length = Math.min(dictionary.maxLength, text.length - at, shorterThan - 1); length > 1; length -= 1) {
    const word = text.slice(at, at + length);
    // A vowel sign belongs to the consonant before it, so a word cannot end between them.
    if (dictionary.words.has(word) && (at + length === text.length || canStartWord(text[at + length]))) return word;
  }
  return undefined;
}

/** A compound as its dictionary words: หูฟัง and ไร้สาย for หูฟังไร้สาย; null where it is not one. */
export function splitCompound(word: string, dictionary: Dictionary): string[] | null {
  const found: string[] = [];
  for (let at = 0; at < word.length; ) {
    const match = longestWordAt(word, at, dictionary, word.length);
    if (!match) return null;
    found.push(match);
    at += match.length;
  }
  return found.length > 1 ? found : null;
}

const indivisible = new Set(indivisibleWords.map((word) => foldThaiSpelling(word).text));

/**
 * Every dictionary word that occurs in a folded run, overlapping ones included. A longer word has none of two letters at its beginning,
 * unless it is a compound: แอร์ is not in แอปเปิล.
 */
export function dictionaryWordsWithin(folded: string, dictionary: Dictionary): string[] {
  const found: string[] = [];
  for (let at = 0; at < folded.length; at += 1) {
    const longest = canStartAt(folded, at) ? longestWordAt(folded, at, dictionary) : undefined;
    if (!longest) continue;
    found.push(longest);
    if (indivisible.has(longest)) continue;
    const minLength = splitCompound(longest, dictionary) ? 2 : 3;
    for (
      let match = longestWordAt(folded, at, dictionary, longest.length);
      match && match.length >= minLength;
      match = longestWordAt(folded, at, dictionary, match.length)
    )
      found.push(match);
  }
  return found;
}

/** The suffixes of a folded run from each position where a word can start, so that a prefix query finds words inside it. */
export function suffixes(folded: string, maxLength: number): string[] {
  const found: string[] = [];
  for (let at = 0; at < folded.length - 1; at += 1)
    if (canStartAt(folded, at)) found.push(folded.slice(at, at + maxLength));
  return found;
}
