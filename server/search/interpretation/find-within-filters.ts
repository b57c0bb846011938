import type { Locale } from '#contract/locale.ts';
import type { Db } from '../../db/database.ts';
import { inDescriptions, isOfNamedKind, ofNamedKind, onlyNamedKind } from './likely-matches.ts';
import type { AnyProduct, QueryInterpretation } from './query-interpretation.ts';
import type { TextQuery } from './text-query-rules.ts';

/** What a list found, and the interpretation of its query that found it. */
export interface FoundWithin<Page> {
  page: Page;
  interpretation: QueryInterpretation | AnyProduct;
}

/**
 * Runs `find` for an interpretation. If the filters of the list exclude all matches, again for the same terms in descriptions, of products of
 * the kind that the query names. A query with a price is for products of the kind that it names only: in their names, in descriptions, then
 * for all of the kind, as phones up to 5,000 baht for 5g phone under 5000, and never for cables at the price of a monitor.
 */
export async function findWithinFilters<Page extends { total: number }>(
  db: Db,
  locale: Locale,
  interpretation: QueryInterpretation | AnyProduct,
  find: (textQuery: TextQuery | null) => Promise<Page>,
): Promise<FoundWithin<Page>> {
  if (interpretation.textQuery === null) return { page: await find(null), interpretation };
  const isKindAtPrice = interpretation.price !== null && (await isOfNamedKind(db, locale, interpretation));
  const accepted = isKindAtPrice ? onlyNamedKind(interpretation) : interpretation;
  const page = await find(accepted.textQuery);
  if (page.total > 0) return { page, interpretation: accepted };
  if (!interpretation.textQuery.inDescriptions && interpretation.notSold === null) {
    const described = onlyNamedKind(inDescriptions(interpretation));
    const found = await find(described.textQuery);
    if (found.total > 0) return { page: found, interpretation: described };
  }
  if (!isKindAtPrice) return { page, interpretation };
  const anyOfKind = await ofNamedKind(db, locale, interpretation);
  const found = await find(anyOfKind.textQuery);
  return found.total > 0 ? { page: found, interpretation: anyOfKind } : { page, interpretation: accepted };
}
