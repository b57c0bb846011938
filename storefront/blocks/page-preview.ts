import type { CachePolicy } from '#storefront/request/cache-policy.ts';

/** Query parameters of a preview link: the time for which the page is shown, and the key. */
export const previewQueryNames = ['at', 'previewKey'];

/** The parameters of a preview in a URL, whose page is not cached; none in other URLs. The API checks the key. */
export function previewOf({ searchParams }: URL, cachePolicy: CachePolicy): { at?: string; previewKey?: string } {
  const [at, previewKey] = previewQueryNames.map((name) => searchParams.get(name));
  if (!at || !previewKey) return {};
  cachePolicy.noStore();
  return { at, previewKey };
}

/** Keeps the parameters of a preview only together. */
export function canonicalPreviewQuery(query: URLSearchParams): URLSearchParams {
  return previewQueryNames.every((name) => query.get(name)) ? query : new URLSearchParams();
}
