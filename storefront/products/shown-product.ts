import type { Product } from '#contract/products.ts';

/** The fields of a product that its page shows. */
export type ShownProduct = ReturnType<typeof shownProduct>;

/** What a page needs of a product: the other fields of the API are not sent to browsers with it. */
export function shownProduct(product: Product) {
  const { parentId, parent, sku, skuName, pricePercent, priceEffectiveDate, stockRemaining, thumbnailImage, ...shown } =
    product;
  return shown;
}
