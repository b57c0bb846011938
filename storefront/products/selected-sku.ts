const parameter = 'sku';

/** The query parameters of a product's URL. */
export const productQueryNames = ['preview', 'previewKey', parameter] as const;

/** A product's URL with a variant selected. */
export function skuHref(pathname: string, skuId: number): string {
  return `${pathname}?${parameter}=${skuId}`;
}

/** The SKU selected by a URL; undefined where the id is not valid. */
export function selectedSkuId(search: URLSearchParams): number | undefined {
  const value = search.get(parameter);
  return value && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : undefined;
}

/** The canonical query of a product's URL, used as cache key. */
export function canonicalProductQuery(search: URLSearchParams): URLSearchParams {
  const skuId = selectedSkuId(search);
  const canonical = new URLSearchParams(search);
  canonical.delete(parameter);
  if (skuId !== undefined) canonical.set(parameter, String(skuId));
  return canonical;
}
