import type { FastifyInstance } from 'fastify';
import type { Locale } from '#contract/locale.ts';
import { ok } from '#contract/result.ts';
import type { Wishlist } from '#contract/wishlist.ts';
import { route } from '../http/route.ts';
import { readCards } from '../products/products.ts';
import type { Shop } from '../shop.ts';
import { deleteWish, wishedProductIds } from './queries.ts';
import { addWish } from './wishlist.ts';

/** The wishlist of the signed-in customer. */
export function wishlistRoutes(app: FastifyInstance, shop: Shop): void {
  const wishlistOf = async (customerId: string, locale: Locale): Promise<Wishlist> => {
    const productIds = await wishedProductIds(shop.db, customerId);
    const items = await readCards(shop.db, productIds, { now: shop.clock(), locale });
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
