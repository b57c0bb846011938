import type { Cart } from '#contract/cart.ts';
import type { CartItem } from '#contract/cart-lines.ts';

/** The lines of add-on options of a SKU in a cart; none without a cart. */
export function optionLines(
  cart: Pick<Cart, 'items'> | null,
  { productId, optionProductIds = [] }: { productId: number; optionProductIds?: readonly number[] },
): CartItem[] {
  const items = cart?.items ?? [];
  const parent = items.find((item) => item.isItem && item.productId === productId);
  return items.filter(
    (item) => item.isOptionItem && item.parentItemId === parent?.uuid && optionProductIds.includes(item.productId),
  );
}
