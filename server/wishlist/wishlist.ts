import { fail, ok, type Result } from '#contract/result.ts';
import { maxWishlistItems } from '#contract/wishlist.ts';
import { visibleProductId } from '../catalogue/catalogue.ts';
import { resultTransaction } from '../db/database.ts';
import type { Shop } from '../shop.ts';
import { insertWish, lockWishlist } from './queries.ts';

/** Puts a product on a customer's wishlist; one that is on it already stays where it is. */
export async function addWish(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  customerId: string,
  id: number,
): Promise<Result<undefined, 'product_not_found' | 'wishlist_full'>> {
  const productId = await visibleProductId(db, id);
  if (productId === undefined) return fail('product_not_found');
  return resultTransaction(db, async (tx) => {
    const count = await lockWishlist(tx, customerId);
    const added = await insertWish(tx, customerId, productId, clock());
    return added && count >= maxWishlistItems ? fail('wishlist_full') : ok(undefined);
  });
}
