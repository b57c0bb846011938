import type { QueryWord } from './analysis/analysis.ts';
import { codeTerm, quoted } from './document-rules.ts';

/** A search as the index takes it, each part a `tsquery`. */
export interface TextQuery {
  /** All words must be found. */
  all: string;
  /** All words, in what the product is called. */
  named: string;
  /** Each word: anywhere, in what the product is called, in that or near it or as one with its neighbours, and written out to its end. */
  words: { any: string; named: string; near: string; whole: string }[];
}

/** Words that narrow a search; more of them do not narrow it any further. */
export const mostWords = 8;
/** What may be the beginning of a merchant code: it has a digit, and is no mere number or size. */
const likeCode = /^#(?=.*\d).{4,}$/;

/** What is searched for by these words, or by all that was typed as the beginning of a merchant code; null without any. */
export function textQuery(words: readonly QueryWord[], typed = ''): TextQuery | null {
  const groups = groupsOf(words);
  if (groups.length === 0) return null;
  const all = groups.map(({ any }) => any).join(' & ');
  const code = codeTerm(typed);
  return {
    all: code && likeCode.test(code) ? `(${all}) | ${lexeme(code, true, '')}` : all,
    named: groups.map(({ named }) => named).join(' & '),
    words: groups,
  };
}

/** What is searched for where one of at least two words may be missing, whichever it is. */
export function withoutOne(words: readonly QueryWord[]): TextQuery | null {
  const text = textQuery(words);
  if (!text || text.words.length < 2) return null;
  const all = text.words
    .map((_, left) => `(${text.words.flatMap(({ any }, place) => (place === left ? [] : [any])).join(' & ')})`)
    .join(' | ');
  return { ...text, all };
}

const groupsOf = (words: readonly QueryWord[]) =>
  words.slice(0, mostWords).map((word) => ({
    any: groupOf(word, ''),
    named: groupOf(word, 'A'),
    near: groupOf(word, 'ABD'),
    whole: groupOf({ ...word, isLast: false }, ''),
  }));

/** A word, what means the same and, where it may be one, the merchant code; the last word may go on. */
function groupOf({ term, alternatives, isLast }: QueryWord, weights: string): string {
  const code = codeTerm(term);
  const parts = [
    lexeme(term, isLast, weights),
    ...alternatives.map((alternative) =>
      alternative
        .split(' ')
        .filter(Boolean)
        .map((part) => lexeme(part, false, weights))
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
