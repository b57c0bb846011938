import type { CartItem } from '#contract/cart.ts';
import type { CartChange } from './cart-changes.ts';
import { isSoldOut } from './cart-selection.ts';

/**
 * The changes that add removed lines again, one after the other: those that can be bought, as far as stock and limit allow.
 * `before` has the lines of the cart before they were removed, among them the parents of removed options.
 */
export function changesToRestore(removed: readonly CartItem[], before: readonly CartItem[]): CartChange[] {
  const available = removed.filter((line) => !isSoldOut(line));
  const items = available.filter(({ itemType }) => itemType === 'ITEM');
  const options = available.filter(({ itemType }) => itemType === 'OPTION');
  const changes: CartChange[] = items.map((item) => ({
    kind: 'add',
    productId: item.productId,
    quantity: quantityToRestore(item),
  }));
  for (const option of options) {
    const parent = before.find(({ uuid }) => uuid === option.parentItemId);
    if (!parent) continue;
    // One unit of an option is added at a time.
    for (let unit = 0; unit < quantityToRestore(option); unit += 1)
      changes.push({ kind: 'add', productId: parent.productId, quantity: 0, optionProductIds: [option.productId] });
  }
  return changes;
}

function quantityToRestore({ quantity, limitSelectQty }: CartItem): number {
  return Math.min(quantity, limitSelectQty);
}
