import type { CartItem, CartTotals } from '#contract/cart.ts';
import { bahtFromSatang, satangFromBaht } from '#contract/money.ts';

/** Out of stock (spec 3, Cart): such a line can't be ticked. */
export function isSoldOut({ stock }: Pick<CartItem, 'stock'>): boolean {
  return stock <= 0;
}

/** The lines to tick when one is ticked or unticked; its options go with it (spec 4). */
export function selectLine(items: readonly CartItem[], itemId: string, selected: boolean): string[] {
  return items
    .filter(
      (item) => !isSoldOut(item) && ([item.uuid, item.parentItemId].includes(itemId) ? selected : item.isSelected),
    )
    .map(({ uuid }) => uuid);
}

/** A line with the options that hang on it. */
export interface CartLineGroup {
  item: CartItem;
  options: CartItem[];
}

/** The lines as they are shown: each option below its parent. */
export function groupLines(items: readonly CartItem[]): CartLineGroup[] {
  const byParent = Map.groupBy(items, ({ parentItemId }) => parentItemId);
  return (byParent.get(null) ?? []).map((item) => ({ item, options: byParent.get(item.uuid) ?? [] }));
}

/** All lines that can be ticked, or none. */
export function selectAllLines(items: readonly CartItem[], selected: boolean): string[] {
  return selected ? items.filter((item) => !isSoldOut(item)).map(({ uuid }) => uuid) : [];
}

/** What a press on "checkout" finds (spec 4, Mini cart checkout). */
export type CheckoutReadiness =
  | { status: 'nothing-selected' | 'all-sold-out' | 'ready' }
  /** Some of the selected lines sold out since: only these can go on. */
  | { status: 'reduce'; itemIds: string[] };

export function checkoutReadiness(items: readonly CartItem[]): CheckoutReadiness {
  const selected = items.filter(({ isSelected }) => isSelected);
  if (selected.length === 0) return { status: 'nothing-selected' };
  const available = selected.filter((item) => !isSoldOut(item));
  if (available.length === 0) return { status: 'all-sold-out' };
  if (available.length === selected.length) return { status: 'ready' };
  return { status: 'reduce', itemIds: available.map(({ uuid }) => uuid) };
}

/** Pieces that a checkout would take now. */
export function quantityToCheckOut(items: readonly CartItem[]): number {
  return items.reduce((sum, item) => sum + (item.isSelected && !isSoldOut(item) ? item.quantity : 0), 0);
}

/** The order total that the cart shows, in baht: without delivery, which the checkout adds (spec 4). */
export function orderTotal({ totalPayable, totalDeliveryFee }: CartTotals): number {
  return bahtFromSatang(Math.max(0, satangFromBaht(totalPayable) - satangFromBaht(totalDeliveryFee)));
}
