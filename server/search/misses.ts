import type { Db } from '../db/database.ts';
import { normaliseText } from '../thai-text/thai-text.ts';
import { countMiss, countSearch } from './miss-queries.ts';

/** Characters; longer queries are no names of products. */
const maxQueryLength = 60;
/** What may be of a person: an e-mail address, or as many digits as a telephone or passport number has. */
const isPersonal = (query: string) => query.includes('@') || query.replace(/\D/g, '').length >= 7;

/** The form in which a query is counted; null if it is not counted. */
function countedQuery(query: string): string | null {
  const normal = normaliseText(query)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return normal === '' || normal.length > maxQueryLength || isPersonal(normal) ? null : normal;
}

/** Counts a query that found nothing, or only the neighbours of a model that is not sold. Nothing of the shopper is stored. */
export async function recordMiss(db: Db, query: string, now: Date, isNotSold: boolean): Promise<void> {
  const counted = countedQuery(query);
  if (counted !== null) await countMiss(db, counted, now, isNotSold);
}

/** Counts that a shopper was shown what a query found, or selected one of its products. Nothing of the shopper is stored. */
export async function recordSearch(db: Db, query: string, now: Date, isSelection: boolean): Promise<void> {
  const counted = countedQuery(query);
  if (counted !== null) await countSearch(db, counted, now, isSelection);
}
