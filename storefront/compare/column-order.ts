/** Products side by side on a phone: as many as have room for their texts. */
export const phoneColumns = 2;

/** Products in the order that the shopper chose; those without a place follow in their own order. */
export function inColumnOrder<Product extends { productId: number }>(
  products: readonly Product[],
  order: readonly number[],
): Product[] {
  const place = ({ productId }: Product) => {
    const index = order.indexOf(productId);
    return index < 0 ? order.length : index;
  };
  return [...products].sort((one, other) => place(one) - place(other));
}

/** The order after a product was chosen for a column: it changes places with the product that was there. */
export function withProductInColumn(order: readonly number[], column: number, productId: number): number[] {
  const before = order[column];
  return order.map((id, index) => {
    if (index === column) return productId;
    return id === productId && before !== undefined ? before : id;
  });
}
