/**
 * The products to show after the list was reloaded: each in its old place, removed ones too, so that they can be
 * restored; new ones first.
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
