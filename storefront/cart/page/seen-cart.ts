import type { Cart } from '#contract/cart.ts';
import { cartLineName } from '#contract/cart-line-name.ts';
import type { CartItem } from '#contract/cart-lines.ts';

/** What a shopper last saw of a cart, as it is stored in the browser. */
export interface SeenCart {
  cartId: string;
  /** Unit price in baht and stock by line. */
  lines: Record<string, { price: number; stock: number }>;
}

/** A change of a line since the shopper last saw the cart; prices in baht. */
export type SeenChange = { itemId: string; name: string } & (
  | { kind: 'price'; before: number; after: number }
  | { kind: 'sold-out' }
  | { kind: 'left'; left: number }
  | { kind: 'available-again' }
);

/** What the shopper sees now. Gifts are left out: the cart itself says what happens to them. */
export function seenOf(cartId: string, items: readonly CartItem[]): SeenCart {
  const bought = items.filter(({ itemType }) => itemType !== 'GIFT');
  return {
    cartId,
    lines: Object.fromEntries(bought.map((item) => [item.uuid, { price: unitPriceOf(item), stock: item.stock }])),
  };
}

/** What changed since the cart was last seen: prices, and stock if it matters for the quantity of the line. */
export function changesSinceSeen(seen: SeenCart | null, cartId: string, items: readonly CartItem[]): SeenChange[] {
  if (seen?.cartId !== cartId) return [];
  return items.flatMap((item): SeenChange[] => {
    const before = seen.lines[item.uuid];
    if (!before || item.itemType === 'GIFT') return [];
    const line = { itemId: item.uuid, name: cartLineName(item) };
    const changes: SeenChange[] = [];
    const after = unitPriceOf(item);
    if (after !== before.price) changes.push({ ...line, kind: 'price', before: before.price, after });
    if (item.stock <= 0 && before.stock > 0) changes.push({ ...line, kind: 'sold-out' });
    else if (item.stock > 0 && before.stock <= 0) changes.push({ ...line, kind: 'available-again' });
    else if (item.stock > 0 && item.stock < item.quantity && before.stock >= item.quantity)
      changes.push({ ...line, kind: 'left', left: item.stock });
    return changes;
  });
}

/** What changed between two responses of the same cart, other than by what the shopper did in between. */
export function changesWhileOpen(
  before: Pick<Cart, 'cartId' | 'items'>,
  after: Pick<Cart, 'cartId' | 'items'>,
): SeenChange[] {
  const earlier = new Map(before.items.map((item) => [item.uuid, item]));
  const isUnchanged = (item: CartItem) => earlier.get(item.uuid)?.quantity === item.quantity;
  // Selected lines take stock from the later ones, and a quantity decides about the price of its line.
  const bought = after.items.filter(({ itemType }) => itemType !== 'GIFT');
  const isStockComparable =
    before.items.filter(({ itemType }) => itemType !== 'GIFT').length === bought.length &&
    bought.every((item) => isUnchanged(item) && earlier.get(item.uuid)?.isSelected === item.isSelected);
  const changes = changesSinceSeen(seenOf(before.cartId, before.items), after.cartId, bought.filter(isUnchanged));
  return changes.filter(({ kind }) => kind === 'price' || isStockComparable);
}

/** The changes that are shown, with those since: one of a price, and one of the stock, by line. */
export function withLaterChanges(shown: readonly SeenChange[], later: readonly SeenChange[]): SeenChange[] {
  const isOfPrice = ({ kind }: SeenChange) => kind === 'price';
  const sameOf = (changes: readonly SeenChange[], change: SeenChange) =>
    changes.find((other) => other.itemId === change.itemId && isOfPrice(other) === isOfPrice(change));
  const merged = later.map((change): SeenChange => {
    const earlier = sameOf(shown, change);
    return change.kind === 'price' && earlier?.kind === 'price' ? { ...change, before: earlier.before } : change;
  });
  return [...shown.filter((change) => !sameOf(later, change)), ...merged].filter(
    (change) => change.kind !== 'price' || change.before !== change.after,
  );
}

/** Reads what `JSON.stringify` wrote of a `SeenCart`; null for anything else. */
export function parseSeen(text: string | null): SeenCart | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null || !('cartId' in value) || !('lines' in value)) return null;
    return typeof value.lines === 'object' && value.lines !== null ? (value as SeenCart) : null;
  } catch {
    return null;
  }
}

function unitPriceOf({ specialPrice, standardPrice }: CartItem): number {
  return specialPrice ?? standardPrice;
}
