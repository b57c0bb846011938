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

/** A canonical query together with the preview in `query`, if there is one. */
export function withPreview(canonical: URLSearchParams, query: URLSearchParams): URLSearchParams {
  const preview = previewQueryNames.map((name) => [name, query.get(name) ?? ''] as const);
  if (preview.every(([, value]) => value !== '')) for (const [name, value] of preview) canonical.set(name, value);
  return canonical;
}

/** Keeps the parameters of a preview only together. */
export function canonicalPreviewQuery(query: URLSearchParams): URLSearchParams {
  return previewQueryNames.every((name) => query.get(name)) ? query : new URLSearchParams();
}
