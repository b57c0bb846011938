import type { CartItem } from '#contract/cart-lines.ts';
import { localStorageValue } from '#storefront/api/local-storage-value.ts';
import { isSoldOut } from '#storefront/inventory/sold-out.ts';
import type { CartChange } from '../cart-changes.ts';
import { selectLines } from '../page/cart-selection.ts';

/** Lines that were in the cart before the shopper bought something directly or signed in, and were deselected then. */
interface RememberedLines {
  cartId: string;
  itemIds: readonly string[];
}

const stored = localStorageValue('cart-earlier');

/**
 * Adds lines to those that the cart's notice lists.
 *
 * @param mergedCartId of the guest cart that was merged into this one: its remembered lines are kept
 */
export function rememberEarlierLines(
  { cartId }: { cartId: string },
  itemIds: readonly string[],
  mergedCartId?: string,
): void {
  const before = parseRemembered(stored.read());
  const isOfCart = before?.cartId === cartId || before?.cartId === mergedCartId;
  const known = before && isOfCart ? before.itemIds : [];
  const remembered: RememberedLines = { cartId, itemIds: [...new Set([...known, ...itemIds])] };
  if (remembered.itemIds.length > 0) stored.write(JSON.stringify(remembered));
}

/** Removes them when the shopper closes the notice. */
export function dismissEarlierLines(): void {
  stored.write(null);
}

/** The remembered lines of the cart that are still not selected and can be bought; none until the page is hydrated. */
export function useEarlierLines(cartId: string | undefined, items: readonly CartItem[]): CartItem[] {
  const remembered = parseRemembered(stored.useValue());
  if (remembered?.cartId !== cartId) return [];
  return items.filter(
    (item) => remembered?.itemIds.includes(item.uuid) && item.isItem && !item.isSelected && !isSoldOut(item),
  );
}

/**
 * The changes by which the cart has a SKU in exactly the quantity of a direct purchase, with its options: a line that was there
 * before, for example of a purchase that was not completed, does not add to it.
 */
export function purchaseChanges(
  items: readonly CartItem[],
  { productId, quantity, optionProductIds = [] }: Omit<Extract<CartChange, { kind: 'add' }>, 'kind'>,
): CartChange[] {
  const line = items.find((item) => item.itemType === 'ITEM' && item.productId === productId);
  if (!line) return [{ kind: 'add', productId, quantity, optionProductIds }];
  const present = items.filter(({ parentItemId }) => parentItemId === line.uuid).map((option) => option.productId);
  const missing = optionProductIds.filter((id) => !present.includes(id));
  return [
    ...(line.quantity === quantity ? [] : [{ kind: 'quantity' as const, itemId: line.uuid, productId, quantity }]),
    ...(missing.length === 0 ? [] : [{ kind: 'add' as const, productId, quantity: 0, optionProductIds: missing }]),
  ];
}

/** What a direct purchase of a SKU selects: its line with the options; and the lines that it deselects. */
export function directPurchase(
  items: readonly CartItem[],
  productId: number,
): { selection: string[]; deselected: string[] } {
  const bought = items.find((item) => item.isItem && item.productId === productId);
  const deselected = items.filter((item) => item.isItem && item.isSelected && item !== bought).map(({ uuid }) => uuid);
  const noneSelected = items.map((item) => ({ ...item, isSelected: false }));
  return { selection: bought ? selectLines(noneSelected, [bought.uuid], true) : [], deselected };
}

/** Of the lines after a sign-in, those that the sign-in brought back: the guest's cart did not have them. */
export function earlierItemIds(guests: readonly CartItem[], merged: readonly CartItem[]): string[] {
  const known = new Set(guests.filter(({ isItem }) => isItem).map(({ productId }) => productId));
  if (known.size === 0) return [];
  return merged.filter((item) => item.isItem && !item.isSelected && !known.has(item.productId)).map(({ uuid }) => uuid);
}

/** Reads what `JSON.stringify` wrote of `RememberedLines`; null for anything else. */
function parseRemembered(text: string | null): RememberedLines | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null || !('cartId' in value) || !('itemIds' in value)) return null;
    return Array.isArray(value.itemIds) ? (value as RememberedLines) : null;
  } catch {
    return null;
  }
}
