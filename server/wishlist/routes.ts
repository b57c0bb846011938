import type { FastifyInstance } from 'fastify';
import type { ProductCard } from '#contract/catalogue.ts';
import type { Locale } from '#contract/locale.ts';
import { ok } from '#contract/result.ts';
import type { Wishlist } from '#contract/wishlist.ts';
import { route } from '../http/route.ts';
import type { Shop } from '../shop.ts';
import { deleteWish, wishedProductIds } from './queries.ts';
import { addWish } from './wishlist.ts';

/** What lies beside the wishlist and is handed in by `app.ts`. */
export interface WishlistNeeds {
  /** Cards of the visible ones among these products, in the order of the ids. */
  readCards(productIds: readonly number[], reading: { now: Date; locale: Locale }): Promise<ProductCard[]>;
}

/** A customer's own wishlist (spec 7, Account). */
export function wishlistRoutes(app: FastifyInstance, shop: Shop, { readCards }: WishlistNeeds): void {
  const wishlistOf = async (customerId: string, locale: Locale): Promise<Wishlist> => {
    const items = await readCards(await wishedProductIds(shop.db, customerId), { now: shop.clock(), locale });
    return { total: items.length, items };
  };

  route(app, shop, 'GET /account/api/wishlist', async ({ identity, locale }) =>
    ok(await wishlistOf(identity.customerId, locale)),
  );

  route(app, shop, 'POST /account/api/wishlist', async ({ body, identity, locale }) => {
    const added = await addWish(shop, identity.customerId, body.productId);
    return added.ok ? ok(await wishlistOf(identity.customerId, locale)) : added;
  });

  route(app, shop, 'DELETE /account/api/wishlist/{id}', async ({ params, identity, locale }) => {
    await deleteWish(shop.db, identity.customerId, params.id);
    return ok(await wishlistOf(identity.customerId, locale));
  });
}
