import type { CartItem } from '#contract/cart.ts';
import type { CartChange } from './cart-changes.ts';

/**
 * The changes that add removed lines again, one after the other. `before` has the lines of the cart before they were removed, among
 * them the parents of removed options.
 */
export function changesToRestore(removed: readonly CartItem[], before: readonly CartItem[]): CartChange[] {
  const items = removed.filter(({ itemType }) => itemType === 'ITEM');
  const options = removed.filter(({ itemType }) => itemType === 'OPTION');
  const changes: CartChange[] = items.map(({ productId, quantity }) => ({ kind: 'add', productId, quantity }));
  for (const option of options) {
    const parent = before.find(({ uuid }) => uuid === option.parentItemId);
    if (!parent) continue;
    // One unit of an option is added at a time.
    for (let unit = 0; unit < option.quantity; unit += 1)
      changes.push({ kind: 'add', productId: parent.productId, quantity: 0, optionProductIds: [option.productId] });
  }
  return changes;
}
