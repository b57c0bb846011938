/**
 * What a page shows after its list was answered anew: each product where it stood, those that are off the list too, so that
 * they can be put back; what the page did not have comes first.
 */
export function mergeProducts<Product extends { productId: number }>(
  shown: readonly Product[],
  listed: readonly Product[],
): Product[] {
  const listedById = new Map(listed.map((product) => [product.productId, product]));
  const shownIds = new Set(shown.map(({ productId }) => productId));
  return [
    ...listed.filter(({ productId }) => !shownIds.has(productId)),
    ...shown.map((product) => listedById.get(product.productId) ?? product),
  ];
}
