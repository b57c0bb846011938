import type { CartItem } from '#contract/cart-lines.ts';
import { isSoldOut } from '#storefront/inventory/sold-out.ts';

/** Whether the shopper selects the line: gifts are selected by the server, and sold-out lines cannot be. */
function isSelectable(item: CartItem): boolean {
  return item.itemType !== 'GIFT' && !isSoldOut(item);
}

/** The selection after lines are selected or deselected, together with their options. */
export function selectLines(items: readonly CartItem[], itemIds: readonly string[], selected: boolean): string[] {
  return items
    .filter(
      (item) => isSelectable(item) && (itemIds.includes(item.parentItemId ?? item.uuid) ? selected : item.isSelected),
    )
    .map(({ uuid }) => uuid);
}

/** A line with its add-on options. */
export interface CartLineGroup {
  item: CartItem;
  options: CartItem[];
}

/** The lines as shown: options below their parent, gifts as lines of their own. */
export function groupLines(items: readonly CartItem[]): CartLineGroup[] {
  const byParent = Map.groupBy(items, ({ parentItemId }) => parentItemId);
  return (byParent.get(null) ?? []).map((item) => ({ item, options: byParent.get(item.uuid) ?? [] }));
}

/** All selectable lines, or none. */
export function selectAllLines(items: readonly CartItem[], selected: boolean): string[] {
  return selected ? items.filter(isSelectable).map(({ uuid }) => uuid) : [];
}

/** Whether the selection can go to the checkout. */
export type CheckoutReadiness =
  | { status: 'nothing-selected' | 'all-sold-out' | 'ready' }
  /** Some of the selected lines have sold out since; `itemIds` are the others. */
  | { status: 'reduce'; itemIds: string[] };

export function checkoutReadiness(items: readonly CartItem[]): CheckoutReadiness {
  const selected = items.filter(({ isSelected, itemType }) => isSelected && itemType !== 'GIFT');
  if (selected.length === 0) return { status: 'nothing-selected' };
  const available = selected.filter((item) => !isSoldOut(item));
  if (available.length === 0) return { status: 'all-sold-out' };
  if (available.length === selected.length) return { status: 'ready' };
  return { status: 'reduce', itemIds: available.map(({ uuid }) => uuid) };
}

/** Units that would go to the checkout now. */
export function quantityToCheckOut(items: readonly CartItem[]): number {
  return items.reduce((sum, item) => sum + (item.isSelected && !isSoldOut(item) ? item.quantity : 0), 0);
}
