import type { Locale } from '#contract/locale.ts';
import type { Db } from '../../db/database.ts';
import { isCategoryLexeme } from '../analysis/lexemes.ts';
import { lexemesSince } from './vocabulary-queries.ts';

/** The terms that a process has read of a language, up to the lexeme of the last id. */
interface KnownTerms {
  terms: Set<string>;
  lastId: number;
}

const knownTerms = new WeakMap<Db, Record<Locale, KnownTerms>>();

/** The terms of all documents in a language. A process reads only the new ones from the database. */
export async function indexedTerms(db: Db, locale: Locale): Promise<ReadonlySet<string>> {
  const known = knownTerms.get(db) ?? {
    th: { terms: new Set(), lastId: 0 },
    en: { terms: new Set(), lastId: 0 },
  };
  knownTerms.set(db, known);
  const own = known[locale];
  for (const { lexeme, lexemeId } of await lexemesSince(db, locale, own.lastId)) {
    if (!isCategoryLexeme(lexeme)) own.terms.add(lexeme);
    own.lastId = lexemeId;
  }
  return own.terms;
}
