import { fail, ok, type Result } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { type Tx, transaction } from '../db/database.ts';
import { loadCustomerCart } from './cart-queries.ts';
import { moveLines, selectChangeableLines, updateLines } from './line-queries.ts';
import { mergeLines } from './merge-rules.ts';
import { deleteMergedGuestCart, insertCustomerCart, lockCartRow, lockCustomerCart, wasMerged } from './queries.ts';
import { isUuid, type PricedCart } from './rules.ts';

/**
 * Merges a guest cart into the customer's cart, which is created if necessary, and returns it (docs/reference/cart.md).
 * Merging the same cart again changes nothing; an unknown cart or another customer's is `cart_not_found`.
 */
export async function mergeGuestCart(
  context: Pick<AppContext, 'db' | 'clock'>,
  { cartId, customerId }: { cartId: string; customerId: string },
): Promise<Result<PricedCart, 'cart_not_found'>> {
  if (!isUuid(cartId)) return fail('cart_not_found');
  const now = context.clock();
  const merged = await transaction(context.db, async (tx) => await merge(tx, cartId, customerId, now));
  const cart = merged ? await loadCustomerCart(context.db, customerId, now) : null;
  return cart ? ok(cart) : fail('cart_not_found');
}

async function merge(tx: Tx, cartId: string, customerId: string, now: Date): Promise<boolean> {
  const guest = await lockCartRow(tx, { cartId, customerId });
  if (!guest && !(await wasMerged(tx, cartId, customerId))) return false;
  await insertCustomerCart(tx, customerId, now);
  if (!guest || guest.customerId) return true;
  const ownCartId = await lockCustomerCart(tx, customerId);
  const guestLines = await selectChangeableLines(tx, cartId);
  const { moved, changed } = mergeLines(guestLines, await selectChangeableLines(tx, ownCartId));
  await moveLines(tx, ownCartId, moved);
  await updateLines(tx, ownCartId, changed, now);
  await deleteMergedGuestCart(tx, cartId, customerId, now);
  return true;
}
