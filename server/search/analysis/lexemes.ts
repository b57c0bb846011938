/** Starts a lexeme of a term in the product's name, which is stored a second time so that an index scan finds these alone. */
export const nameMark = '!';

/** Starts a lexeme of a category name: what the product is. */
export const categoryMark = '=';

/** Starts a lexeme of the kind that the name of a category begins or ends with: headphones in หูฟังครอบหู. */
export const kindMark = `${categoryMark}~`;

/** Starts a lexeme of a merchant code, so that prefixes of words do not match it. */
const codeMark = '#';

export const isCategoryLexeme = (lexeme: string) => lexeme.startsWith(categoryMark);

/** Characters; longer terms are no words, and PostgreSQL refuses lexemes of 2 kB. */
export const maxTermLength = 100;

/** The lexeme of a merchant code, of its letters and digits only; null without any. */
export function codeLexeme(code: string): string | null {
  const letters = code.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return letters ? codeMark + letters.slice(0, maxTermLength) : null;
}

/** A lexeme in the input syntax of `tsvector` and `tsquery`. Of a longer term than there are in documents only the beginning is kept. */
export function quoteLexeme(term: string): string {
  return `'${term
    .slice(0, maxTermLength + 2)
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "''")}'`;
}
