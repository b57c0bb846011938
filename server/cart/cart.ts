import type { CartItem } from '#contract/cart.ts';
import type { Locale } from '#contract/locale.ts';
import type { Db, Tx } from '../db/database.ts';
import type { PricingTerms, Totals } from '../pricing/pricing.ts';
import { loadCart } from './cart-queries.ts';
import { deleteLines } from './line-queries.ts';
import { mergeGuestCart } from './merge-cart.ts';
import { cartTotals, noPromotions, presentLines } from './present.ts';
import { type CartKey, deleteGuestCartsBefore, lockCartRow, updateDelivery } from './queries.ts';
import { type CartDelivery, type CartLine, groupOptionsWithParents, isUuid, quantityLimitOf } from './rules.ts';

export type { CartDelivery, CartLine } from './rules.ts';
export { mergeGuestCart, noPromotions, quantityLimitOf };

/** The part of a cart that the checkout uses; money in satang. */
export interface CartForCheckout {
  cartId: string;
  /** The selected lines, oldest first, each followed by its options, with current name, price and stock. */
  lines: CartLine[];
  /** Totals of these lines. */
  totals: Totals;
  terms: PricingTerms;
  /** The delivery that was chosen last; its address may have been deleted. */
  delivery: CartDelivery | null;
}

interface CustomerCartKey extends CartKey {
  customerId: string;
}

/** The customer's own cart with its selected lines and current prices; null if it does not exist or is not theirs. */
export async function cartForCheckout(
  db: Db,
  { cartId, customerId, now }: CustomerCartKey & { now: Date },
): Promise<CartForCheckout | null> {
  const cart = isUuid(cartId) ? await loadCart(db, { cartId, customerId }, now) : null;
  if (cart?.customerId !== customerId) return null;
  const lines = groupOptionsWithParents(cart.lines.filter((line) => line.selected));
  return {
    cartId: cart.cartId,
    lines,
    totals: cartTotals(lines, cart.terms),
    terms: cart.terms,
    delivery: cart.delivery,
  };
}

/**
 * Locks the customer's own cart until the transaction ends.
 *
 * @returns false if it does not exist or is not theirs
 */
export async function lockCart(tx: Tx, cartId: string, customerId: string): Promise<boolean> {
  return isUuid(cartId) && (await lockCartRow(tx, { cartId, customerId }))?.customerId === customerId;
}

/** Stores the chosen delivery of a locked cart. */
export async function setDelivery(
  tx: Tx,
  { cartId, delivery, now }: { cartId: string; delivery: CartDelivery; now: Date },
): Promise<void> {
  await updateDelivery(tx, cartId, delivery, now);
}

/** Removes ordered lines from a locked cart, with their options. */
export async function removeOrderedLines(tx: Tx, cartId: string, itemIds: readonly string[], now: Date): Promise<void> {
  await deleteLines(tx, cartId, itemIds, now);
}

/** Lines as the API returns them, in baht. */
export function presentCartItems(lines: readonly CartLine[], locale: Locale): CartItem[] {
  return presentLines(lines, locale);
}

const guestCartRetentionDays = 30;

/** Deletes guest carts that were not changed for 30 days. */
export function deleteExpiredCarts(db: Db, now: Date): Promise<void> {
  return deleteGuestCartsBefore(db, new Date(now.getTime() - guestCartRetentionDays * 24 * 3_600_000));
}
