import type { FastifyInstance } from 'fastify';
import type { Locale } from '#contract/locale.ts';
import { ok } from '#contract/result.ts';
import type { Wishlist } from '#contract/wishlist.ts';
import type { AppContext } from '../app-context.ts';
import { route } from '../http/route.ts';
import { readCards } from '../products/products.ts';
import { deleteWishlistItem, wishlistProductIds } from './queries.ts';
import { addToWishlist } from './wishlist.ts';

/** The wishlist of the signed-in customer. */
export function wishlistRoutes(app: FastifyInstance, context: AppContext): void {
  const presentWishlist = async (customerId: string, locale: Locale): Promise<Wishlist> => {
    const productIds = await wishlistProductIds(context.db, customerId);
    const items = await readCards(context, productIds, { now: context.clock(), locale });
    return { total: items.length, items };
  };

  route(app, context, 'GET /account/api/wishlist', async ({ identity, locale }) =>
    ok(await presentWishlist(identity.customerId, locale)),
  );

  route(app, context, 'POST /account/api/wishlist', async ({ body, identity, locale }) => {
    const added = await addToWishlist(context, identity.customerId, body.productId);
    return added.ok ? ok(await presentWishlist(identity.customerId, locale)) : added;
  });

  route(app, context, 'DELETE /account/api/wishlist/{id}', async ({ params, identity, locale }) => {
    await deleteWishlistItem(context.db, identity.customerId, params.id);
    return ok(await presentWishlist(identity.customerId, locale));
  });
}
