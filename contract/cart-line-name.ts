import type { CartItem } from './cart-lines.ts';

/** The name of a line as shoppers see it: that of the product with that of its variant. */
export function cartLineName({
  productName,
  attributeOptionName,
}: Pick<CartItem, 'productName' | 'attributeOptionName'>): string {
  return attributeOptionName ? `${productName} ${attributeOptionName}` : productName;
}
