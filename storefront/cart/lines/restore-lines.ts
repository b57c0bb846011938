import type { CartItem } from '#contract/cart-lines.ts';
import { isSoldOut } from '#storefront/inventory/sold-out.ts';
import type { CartChange } from '../cart-changes.ts';
import { selectLines } from '../page/cart-selection.ts';

/** A change that adds a removed line again, and how many units of the line it adds. */
export interface Restoration {
  change: CartChange;
  line: CartItem;
  quantity: number;
}

/**
 * What adds removed lines again, one after the other: those that can be bought, as far as stock and limit allow. `before` has
 * the lines of the cart before they were removed, among them the parents of removed options.
 */
export function restorations(removed: readonly CartItem[], before: readonly CartItem[]): Restoration[] {
  const available = removed.filter((line) => !isSoldOut(line));
  const items = available.filter(({ itemType }) => itemType === 'ITEM');
  const options = available.filter(({ itemType }) => itemType === 'OPTION');
  const restored = items.map((item): Restoration => {
    const quantity = quantityToRestore(item);
    return { change: { kind: 'add', productId: item.productId, quantity }, line: item, quantity };
  });
  for (const option of options) {
    const parent = before.find(({ uuid }) => uuid === option.parentItemId);
    if (!parent) continue;
    // One unit of an option is added at a time.
    for (let unit = 0; unit < quantityToRestore(option); unit += 1)
      restored.push({
        change: { kind: 'add', productId: parent.productId, quantity: 0, optionProductIds: [option.productId] },
        line: option,
        quantity: 1,
      });
  }
  return restored;
}

/**
 * The selection of the cart after lines were restored, without those that were not selected before their removal: adding
 * selects. Null if it is right already.
 */
export function selectionAfterRestoring(before: readonly CartItem[], items: readonly CartItem[]): string[] | null {
  const deselected = new Set(
    before.filter(({ isItem, isSelected }) => isItem && !isSelected).map((item) => item.productId),
  );
  const wrong = items.filter((item) => item.isItem && item.isSelected && deselected.has(item.productId));
  if (wrong.length === 0) return null;
  const wrongIds = wrong.map(({ uuid }) => uuid);
  return selectLines(items, wrongIds, false);
}

function quantityToRestore({ quantity, limitSelectQty }: CartItem): number {
  return Math.min(quantity, limitSelectQty);
}
