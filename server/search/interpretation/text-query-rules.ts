import type { QueryWord } from '../analysis/analyser.ts';
import { called, codeTerm, quoted } from '../analysis/lexemes.ts';
import type { KindName } from './named-category-rules.ts';

/** A search as the index takes it, each part a `tsquery`. */
export interface TextQuery {
  /** What must be found. */
  all: string;
  /** Whether `all` is looked for in all that is said of a product, rather than in its own words alone. */
  described: boolean;
  /** Of what is found, what is called by all words or is of the wanted kind. */
  named: string;
  /** What the query says that is wanted: a category by name. */
  kind: string | null;
  /** Each word: anywhere, in what the product is called, in that or near it or as one with its neighbours, and written out to its end. */
  words: { any: string; named: string; near: string; whole: string }[];
}

/** What may be the beginning of a merchant code: it has a digit, and is no mere number or size. */
const likeCode = /^#(?=.*\d).{4,}$/;

/** What is searched for by these words, or by all that was typed as the beginning of a merchant code; null without any. */
export function textQuery(words: readonly QueryWord[], head: KindName | null, typed = ''): TextQuery | null {
  const groups = groupsOf(words);
  if (groups.length === 0) return null;
  const code = codeTerm(typed);
  const all = groups.map(({ any }) => any).join(' & ');
  const kind = head ? head.lexemes.map((word) => lexeme(word, head.isPrefix, '')).join(' | ') : null;
  return withNamed(
    {
      all: code && likeCode.test(code) ? `(${all}) | ${lexeme(code, true, '')}` : all,
      described: false,
      kind,
      words: groups,
    },
    words,
  );
}

/** The same in all that is said of products, which has many a figure and many a unit: those that are typed as one belong together. */
export function inDescriptions(words: readonly QueryWord[], text: TextQuery): TextQuery {
  const together = words.map((word) => ({
    ...word,
    alternatives: word.alternatives.filter(
      (phrase) => !/^[0-9]/.test(phrase) || phrase.replaceAll(' ', '') !== word.term,
    ),
  }));
  const groups = groupsOf(together);
  return withNamed(
    { ...text, all: groups.map(({ any }) => any).join(' & '), described: true, words: groups },
    together,
  );
}

/** Of the same what is of a kind. */
export const thatAre = (text: TextQuery, kind: string): TextQuery => ({ ...text, all: `(${text.all}) & (${kind})` });

/**
 * What is searched for where words may be missing: whatever is of the wanted kind; without one, one of at least two words is missing,
 * whichever it is. Null where nothing else remains.
 */
export function withoutSome(words: readonly QueryWord[], text: TextQuery): TextQuery | null {
  if (text.words.length < 2) return null;
  const any = text.words.map((group) => group.any);
  const all = any.map((_, left) => `(${any.filter((_, place) => place !== left).join(' & ')})`).join(' | ');
  return withNamed({ ...text, all: text.kind ?? all }, words);
}

function withNamed(text: Omit<TextQuery, 'named'>, words: readonly QueryWord[]): TextQuery {
  const named = words.map((word) => groupOf(word, { mark: called })).join(' & ');
  return { ...text, named: text.kind ? `(${named}) | ((${text.all}) & (${text.kind}))` : named };
}

const groupsOf = (words: readonly QueryWord[]) =>
  words.map((word) => ({
    any: groupOf(word),
    named: groupOf(word, { weights: 'A' }),
    near: groupOf(word, { weights: 'ABD' }),
    whole: groupOf({ ...word, isLast: false }),
  }));

/** A word, what means the same and, where it may be one, the merchant code; the last word may go on. */
function groupOf({ term, alternatives, isLast }: QueryWord, { weights = '', mark = '' } = {}): string {
  const code = mark ? null : codeTerm(term);
  const parts = [
    lexeme(mark + term, isLast, weights),
    ...alternatives.map((alternative) =>
      alternative
        .split(' ')
        .filter(Boolean)
        .map((part) => lexeme(mark + part, false, weights))
        .join(' & '),
    ),
    ...(code && likeCode.test(code) ? [lexeme(code, isLast, weights)] : []),
  ];
  return `(${[...new Set(parts.filter(Boolean))].map((part) => (part.includes(' & ') ? `(${part})` : part)).join(' | ')})`;
}

function lexeme(term: string, isPrefix: boolean, weights: string): string {
  const suffix = `${isPrefix ? '*' : ''}${weights}`;
  return suffix ? `${quoted(term)}:${suffix}` : quoted(term);
}
