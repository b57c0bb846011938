import type { CartItem } from '#contract/cart.ts';
import type { Locale } from '#contract/locale.ts';
import type { Db, Tx } from '../db/database.ts';
import type { Terms, Totals } from '../pricing/pricing.ts';
import { deleteLines } from './line-queries.ts';
import { mergeGuestCart } from './merging.ts';
import { openCart } from './opening-queries.ts';
import { presentLines, totalsOf } from './present.ts';
import { type CartKey, deleteOldCarts, lockCartRow, updateDelivery } from './queries.ts';
import { type CartDelivery, type CartLine, isUuid, limitOf, withOptionsBesideParents } from './rules.ts';

export type { CartDelivery, CartLine } from './rules.ts';
export { limitOf, mergeGuestCart };

/** What a checkout needs of a cart; money in satang. */
export interface CartForCheckout {
  cartId: string;
  /** The selected lines, oldest first, each with its options after it; with name, price and stock as they are now. */
  lines: CartLine[];
  /** Of these lines. */
  totals: Totals;
  terms: Terms;
  /** As it was chosen last; its address may be gone. */
  delivery: CartDelivery | null;
}

interface CustomersCart extends CartKey {
  customerId: string;
}

/** The customer's own cart with its selected lines, worked out afresh; null when it is not theirs or not there. */
export async function cartForCheckout(
  db: Db,
  { cartId, customerId, now }: CustomersCart & { now: Date },
): Promise<CartForCheckout | null> {
  const cart = isUuid(cartId) ? await openCart(db, { cartId, customerId }, now) : null;
  if (cart?.customerId !== customerId) return null;
  const lines = withOptionsBesideParents(cart.lines.filter((line) => line.selected));
  return {
    cartId: cart.cartId,
    lines,
    totals: totalsOf(lines, cart.terms),
    terms: cart.terms,
    delivery: cart.delivery,
  };
}

/**
 * Locks the customer's own cart until the transaction ends: nobody changes it meanwhile.
 *
 * @returns false when it is not theirs or not there
 */
export async function lockCart(tx: Tx, cartId: string, customerId: string): Promise<boolean> {
  return isUuid(cartId) && (await lockCartRow(tx, { cartId, customerId }))?.customerId === customerId;
}

/** Keeps the delivery that was chosen for a locked cart. */
export async function setDelivery(
  tx: Tx,
  { cartId, delivery, now }: { cartId: string; delivery: CartDelivery; now: Date },
): Promise<void> {
  await updateDelivery(tx, cartId, delivery, now);
}

/** Removes the lines that were bought from a locked cart, with what hangs on them; the rest stay (behaviour 3). */
export async function removeLines(tx: Tx, cartId: string, itemIds: readonly string[], now: Date): Promise<void> {
  await deleteLines(tx, cartId, itemIds, now);
}

/** Lines as the wire carries them (spec 3, Cart item). */
export function presentCartItems(lines: readonly CartLine[], locale: Locale): CartItem[] {
  return presentLines(lines, locale);
}

/** Days that a guest's cart is kept after its last change. */
const guestCartDays = 30;

/** Forgets the carts of guests who did not come back. */
export function forgetOldCarts(db: Db, now: Date): Promise<void> {
  return deleteOldCarts(db, new Date(now.getTime() - guestCartDays * 24 * 3_600_000));
}
