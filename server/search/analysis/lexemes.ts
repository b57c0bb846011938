/** Stands before the words that a product is called by, which are in its document once more, so that an index finds these alone. */
export const called = '!';

/** Stands before the lexeme of what a product is, which is what its categories are called. */
export const kind = '=';

/** Whether a lexeme stands for a kind, and is no word. */
export const isKind = (lexeme: string) => lexeme.startsWith(kind);

/** Characters; longer words are no words, and PostgreSQL refuses lexemes of 2 kB. */
export const longestTerm = 100;

/** A merchant code as a lexeme: letters and digits only, marked so that prefixes of words do not find it. Null where nothing is left. */
export function codeTerm(code: string): string | null {
  const kept = code.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return kept ? `#${kept.slice(0, longestTerm)}` : null;
}

/** A lexeme as `tsvector` and `tsquery` read it. */
export function quoted(term: string): string {
  return `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
