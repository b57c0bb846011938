import { useCallback, useEffect } from 'react';
import { lastingApi } from '#storefront/api/lasting-client.ts';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';

/**
 * Counts that the products of a query are shown, so that the shop's report has queries after which nobody selects a product. Nothing of the
 * shopper is sent.
 * @param isWholeResult whether the list has all that the query found, without filters, from the first page on
 * @returns counts that a product was selected, also from a filtered list
 */
export function useSearchCount(query: string | undefined, isWholeResult: boolean): () => void {
  useEffect(() => {
    if (query && isWholeResult) countSearch(query, false);
  }, [query, isWholeResult]);
  return useCallback(() => {
    if (query) countSearch(query, true);
  }, [query]);
}

/** A lost count is no error for the shopper. */
function countSearch(query: string, selected: boolean): void {
  const params = { locale: getLocale() };
  void lastingApi('POST /search/api/{locale}/searches', { params, body: { query, selected } });
}
