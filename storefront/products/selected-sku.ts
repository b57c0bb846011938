const parameter = 'sku';

/** The names that the address of a product takes. */
export const productNames = ['preview', 'previewKey', parameter] as const;

/** A product's address with one of its variants chosen. */
export function hrefOfSku(pathname: string, skuId: number): string {
  return `${pathname}?${parameter}=${skuId}`;
}

/** The variant that an address asks for; what can be no id counts as not said. */
export function wantedSku(search: URLSearchParams): number | undefined {
  const asked = search.get(parameter);
  return asked && /^[1-9]\d{0,9}$/.test(asked) ? Number(asked) : undefined;
}

/** The query of a product's address in its one spelling: pages are kept under it. */
export function tidyProductSearch(search: URLSearchParams): URLSearchParams {
  const skuId = wantedSku(search);
  const tidy = new URLSearchParams(search);
  tidy.delete(parameter);
  if (skuId !== undefined) tidy.set(parameter, String(skuId));
  return tidy;
}
