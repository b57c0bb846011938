import type { QueryWord } from '../analysis/analyser.ts';
import { one } from '../analysis/category-lexemes.ts';
import { kind } from '../analysis/lexemes.ts';
import { hasThai } from '../analysis/normalisation.ts';

/** Words of the longest name that is looked for in a query. */
const longestName = 3;

/** Words of a query that may name what is searched for. */
export interface KindName {
  from: number;
  to: number;
  /** Of the kinds that they mean. */
  lexemes: string[];
  /** Whether they are the beginning of a name. */
  isPrefix: boolean;
}

/** A beginning of a name is one from so many letters on. */
const shortestBeginning = 3;

export function kindNamesIn(words: readonly QueryWord[]): KindName[] {
  return words.flatMap((word, from) => {
    const phrases = [word.term, ...word.alternatives].map((phrase) => kind + phrase.split(' ').map(one).join(''));
    const names: KindName[] = [{ from, to: from + 1, lexemes: [...new Set(phrases)], isPrefix: false }];
    if (word.isLast && word.term.length >= shortestBeginning)
      names.push({ from, to: from + 1, lexemes: [kind + word.term], isPrefix: true });
    for (let to = from + 2; to <= Math.min(words.length, from + longestName); to += 1) {
      const terms = words.slice(from, to).map(({ term }) => one(term));
      names.push({ from, to, lexemes: [kind + terms.join('')], isPrefix: false });
    }
    return names;
  });
}

const quantity = /^[0-9.]+(?:gb|tb|mb|w|hz|mah|inch|inches|mm|cm|m|k)$/;

/** Behind these stands what a thing has or is for. */
const behindThings: ReadonlySet<string> = new Set(['with', 'without', 'for', 'from', 'in']);

/**
 * Which of the names says what is wanted: in Thai the first one (สายชาร์จไอโฟน), in English the last (iphone cable) of those before a
 * preposition (tablet with pen), but for what there is so much of (laptop 16gb ram); of those the longest.
 */
export function headOf(names: readonly KindName[], words: readonly QueryWord[]): KindName | null {
  const whole = names.filter(({ isPrefix }) => !isPrefix);
  if (whole.length < names.length && whole.length > 0) return headOf(whole, words);
  const termAt = (place: number) => words[place]?.term ?? '';
  const inThai = names.filter(({ from }) => hasThai(termAt(from)));
  if (inThai.length > 0) return inThai.toSorted((a, b) => a.from - b.from || b.to - a.to)[0] ?? null;
  const inEnglish = names
    .filter(({ from }) => !quantity.test(termAt(from - 1)))
    .toSorted((a, b) => b.to - a.to || a.from - b.from);
  const end = words.findIndex(({ term }) => behindThings.has(term));
  return inEnglish.find(({ to }) => to <= end) ?? inEnglish[0] ?? null;
}

/** Whether a name means one of these kinds. */
export function isNamed({ lexemes, isPrefix }: KindName, kinds: readonly string[]): boolean {
  return kinds.some((one) => lexemes.some((lexeme) => (isPrefix ? one.startsWith(lexeme) : one === lexeme)));
}
