import type { CartItem } from '#contract/cart-lines.ts';
import type { Locale } from '#contract/locale.ts';
import type { CartPromotions } from '#contract/promotions.ts';
import { isUuid } from '#contract/uuid.ts';
import type { Db, Tx } from '../db/database.ts';
import type { EvaluationInput } from './evaluate-cart.ts';
import { guestCartsExpireBefore } from './guest-cart-ids.ts';
import { deleteLines } from './line-queries.ts';
import { mergeGuestCart } from './merge-cart.ts';
import { presentLines } from './present.ts';
import { presentPromotions } from './present-promotions.ts';
import { type CartKey, clearCoupons, deleteGuestCartsBefore, lockCartRow, updateDelivery } from './queries.ts';
import { type CartForCheckout, priceCartForCheckout } from './read-cart.ts';
import {
  appliedRuleName,
  type CartDelivery,
  groupOptionsWithParents,
  isOrderable,
  needsDelivery,
  type PricedCart,
} from './rules.ts';

export type { CartRules } from './evaluate-cart.ts';
export { type CartForCheckout, readCartRules } from './read-cart.ts';
export type { CartDelivery, CartLine } from './rules.ts';
export { appliedRuleName, isOrderable, mergeGuestCart, needsDelivery };

interface CustomerCartKey extends CartKey {
  customerId: string;
}

/**
 * The customer's own cart with its selected lines, gifts included, oldest first, each followed by its options; priced for an order that
 * is paid by `paymentMethod`, if that is known. Null if it does not exist or is not theirs.
 */
export async function cartForCheckout(
  db: Db,
  { cartId, customerId, ...pricing }: CustomerCartKey & EvaluationInput,
): Promise<CartForCheckout | null> {
  const cart = isUuid(cartId) ? await priceCartForCheckout(db, { cartId, customerId }, pricing) : null;
  if (cart?.customerId !== customerId) return null;
  return { ...cart, lines: groupOptionsWithParents(cart.lines.filter((line) => line.selected)) };
}

/**
 * Locks the customer's own cart until the transaction ends.
 *
 * @returns false if it does not exist or is not theirs
 */
export async function lockCart(tx: Tx, cartId: string, customerId: string): Promise<boolean> {
  return isUuid(cartId) && (await lockCartRow(tx, { cartId, customerId }))?.customerId === customerId;
}

/** Stores the chosen delivery of a locked cart; its address or branch must exist. */
export async function setDelivery(
  tx: Tx,
  { cartId, delivery, now }: { cartId: string; delivery: CartDelivery; now: Date },
): Promise<void> {
  await updateDelivery(tx, cartId, delivery, now);
}

/** Removes ordered lines from a locked cart, with their options, and the coupons that the order used. */
export async function removeOrderedLines(
  tx: Tx,
  { cartId, lines, evaluated }: Pick<PricedCart, 'cartId' | 'lines' | 'evaluated'>,
  now: Date,
): Promise<void> {
  const itemIds = lines.map(({ itemId }) => itemId);
  await deleteLines(tx, cartId, itemIds, now);
  const used = evaluated.coupons.filter(({ unmet }) => unmet === null).map(({ coupon }) => coupon.type);
  if (used.length > 0)
    await clearCoupons(tx, cartId, { code: used.includes('code'), collectible: used.includes('collectible') });
}

/** Lines and promotions of a cart as the API returns them, in baht. */
export function presentForCheckout(cart: PricedCart, locale: Locale): { items: CartItem[] } & CartPromotions {
  return { items: presentLines(cart, cart.lines, locale), ...presentPromotions(cart, locale) };
}

/** Deletes guest carts that were not changed for 30 days. */
export function deleteExpiredCarts(db: Db, now: Date): Promise<void> {
  return deleteGuestCartsBefore(db, guestCartsExpireBefore(now));
}
