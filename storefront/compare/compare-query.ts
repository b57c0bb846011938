/** Most and fewest products that can be compared. */
export const maxCompared = 4;
export const minCompared = 2;

/** The query parameter with the compared products' ids. */
export const comparedParameter = 'products';

/** Parses comma-separated ids: unique, at most four, without invalid ones. */
export function parseIds(text: string | null): number[] {
  const ids = (text ?? '').split(',').map(Number);
  return [...new Set(ids)].filter((id) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647).slice(0, maxCompared);
}

/** The products that a URL compares; fewer than two count as none. */
export function comparedIdsOf(query: URLSearchParams): number[] {
  const ids = parseIds(query.get(comparedParameter));
  return ids.length < minCompared ? [] : ids;
}

/** The canonical form of a query, used as cache key. */
export function canonicalCompareQuery(query: URLSearchParams): URLSearchParams {
  const ids = comparedIdsOf(query);
  return new URLSearchParams(ids.length > 0 ? { [comparedParameter]: ids.join(',') } : {});
}
