import { fail, ok, type Result } from '#contract/result.ts';
import { isUuid } from '#contract/uuid.ts';
import { type Tx, transaction } from '../db/database.ts';
import { lockOrStoreCart } from './change-cart.ts';
import { type UnstoredCart, unstoredCartOf } from './guest-cart-ids.ts';
import { moveLines, selectChangeableLines, updateLines } from './line-queries.ts';
import { mergeLines } from './merge-rules.ts';
import {
  deleteMergedGuestCart,
  inheritCouponCode,
  insertCustomerCart,
  lockCustomerCart,
  wasMerged,
} from './queries.ts';
import { type CartDeps, readCustomerCart } from './read-cart.ts';
import type { PricedCart } from './rules.ts';

/**
 * Merges a guest cart into the customer's cart, which is created if necessary, and returns it (docs/reference/cart.md).
 * Merging the same cart again changes nothing; an unknown cart or another customer's is `cart_not_found`.
 */
export async function mergeGuestCart(
  context: CartDeps,
  { cartId, customerId }: { cartId: string; customerId: string },
): Promise<Result<PricedCart, 'cart_not_found'>> {
  if (!isUuid(cartId)) return fail('cart_not_found');
  const now = context.clock();
  const unstored = unstoredCartOf(context, cartId, now);
  const merged = await transaction(context.db, (tx) => merge(tx, { cartId, customerId }, unstored, now));
  const cart = merged ? await readCustomerCart(context, customerId) : null;
  return cart ? ok(cart) : fail('cart_not_found');
}

/** An unstored cart is stored first: what another call puts into it at the same moment is merged, or refused afterwards. */
async function merge(
  tx: Tx,
  { cartId, customerId }: { cartId: string; customerId: string },
  unstored: UnstoredCart | undefined,
  now: Date,
): Promise<boolean> {
  const guest = await lockOrStoreCart(tx, { cartId, customerId }, unstored, now);
  if (!guest && !(await wasMerged(tx, cartId, customerId))) return false;
  await insertCustomerCart(tx, customerId, now);
  if (!guest || guest.customerId) return true;
  const ownCartId = await lockCustomerCart(tx, customerId);
  const guestLines = await selectChangeableLines(tx, cartId);
  const { moved, changed } = mergeLines(guestLines, await selectChangeableLines(tx, ownCartId));
  await moveLines(tx, ownCartId, moved);
  await updateLines(tx, ownCartId, changed, now);
  await inheritCouponCode(tx, ownCartId, cartId);
  await deleteMergedGuestCart(tx, cartId, customerId, now);
  return true;
}
