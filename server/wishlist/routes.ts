import type { FastifyInstance } from 'fastify';
import type { Locale } from '#contract/locale.ts';
import { ok } from '#contract/result.ts';
import type { Wishlist } from '#contract/wishlist.ts';
import { route } from '../http/route.ts';
import { readCards } from '../products/products.ts';
import type { Shop } from '../shop.ts';
import { deleteWishlistItem, wishlistProductIds } from './queries.ts';
import { addToWishlist } from './wishlist.ts';

/** The wishlist of the signed-in customer. */
export function wishlistRoutes(app: FastifyInstance, shop: Shop): void {
  const presentWishlist = async (customerId: string, locale: Locale): Promise<Wishlist> => {
    const productIds = await wishlistProductIds(shop.db, customerId);
    const items = await readCards(shop.db, productIds, { now: shop.clock(), locale });
    return { total: items.length, items };
  };

  route(app, shop, 'GET /account/api/wishlist', async ({ identity, locale }) =>
    ok(await presentWishlist(identity.customerId, locale)),
  );

  route(app, shop, 'POST /account/api/wishlist', async ({ body, identity, locale }) => {
    const added = await addToWishlist(shop, identity.customerId, body.productId);
    return added.ok ? ok(await presentWishlist(identity.customerId, locale)) : added;
  });

  route(app, shop, 'DELETE /account/api/wishlist/{id}', async ({ params, identity, locale }) => {
    await deleteWishlistItem(shop.db, identity.customerId, params.id);
    return ok(await presentWishlist(identity.customerId, locale));
  });
}
