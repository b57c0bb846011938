/** Whether a line of a cart is out of stock: it cannot be selected or ordered. */
export function isSoldOut({ stock }: { stock: number }): boolean {
  return stock <= 0;
}
