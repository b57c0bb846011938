import { fail, ok, type Result } from '#contract/result.ts';
import { maxWishlistItems } from '#contract/wishlist.ts';
import type { AppContext } from '../app-context.ts';
import { visibleProductId } from '../catalogue/catalogue.ts';
import { resultTransaction } from '../db/database.ts';
import { insertWishlistItem, lockWishlist } from './queries.ts';

export { mailWishlistNews } from './news.ts';

/** Adds a product to a customer's wishlist; adding it again changes nothing. */
export async function addToWishlist(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  customerId: string,
  id: number,
): Promise<Result<undefined, 'product_not_found' | 'wishlist_full'>> {
  const productId = await visibleProductId(db, id);
  if (productId === undefined) return fail('product_not_found');
  return resultTransaction(db, async (tx) => {
    const count = await lockWishlist(tx, customerId);
    const added = await insertWishlistItem(tx, customerId, productId, clock());
    return added && count >= maxWishlistItems ? fail('wishlist_full') : ok(undefined);
  });
}
