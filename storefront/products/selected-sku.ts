const parameter = 'sku';

/** The query parameters of a product's URL. */
export const productQueryNames = ['preview', 'previewKey', parameter] as const;

/** A product's URL with a variant selected. */
export function skuHref(pathname: string, skuId: number): string {
  return `${pathname}?${parameter}=${skuId}`;
}

/** The SKU selected by a URL; undefined where the id is not valid. */
export function wantedSku(search: URLSearchParams): number | undefined {
  const asked = search.get(parameter);
  return asked && /^[1-9]\d{0,9}$/.test(asked) ? Number(asked) : undefined;
}

/** The canonical query of a product's URL, used as cache key. */
export function canonicalProductQuery(search: URLSearchParams): URLSearchParams {
  const skuId = wantedSku(search);
  const tidy = new URLSearchParams(search);
  tidy.delete(parameter);
  if (skuId !== undefined) tidy.set(parameter, String(skuId));
  return tidy;
}
