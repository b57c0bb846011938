import type { FastifyInstance } from 'fastify';
import type { Locale } from '#contract/locale.ts';
import { fail, ok } from '#contract/result.ts';
import type { Wishlist } from '#contract/wishlist.ts';
import type { AppContext } from '../app-context.ts';
import { route } from '../http/route.ts';
import { readCards } from '../products/products.ts';
import { chooseMails, countMails, endMails } from './mail-choices.ts';
import { deleteWishlistItem, selectWishlist } from './queries.ts';
import { findSharingCustomer } from './share-queries.ts';
import { endSharing, readShare, shareWishlist } from './sharing.ts';
import { addToWishlist } from './wishlist.ts';

/** The wishlist of the signed-in customer, the mails about it, and the link by which it is shared. */
export function wishlistRoutes(app: FastifyInstance, context: AppContext): void {
  const presentWishlist = async (customerId: string, locale: Locale): Promise<Wishlist> => {
    const rows = await selectWishlist(context.db, customerId);
    const mails = new Map(rows.map((row) => [row.productId, row.mails]));
    const cards = await readCards(context, [...mails.keys()], { now: context.clock(), locale });
    const items = cards.map((card) => ({
      ...card,
      mails: mails.get(card.productId) ?? { priceFalls: false, backInStock: false },
    }));
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

  route(app, context, 'PUT /account/api/wishlist/{id}/mails', async ({ params, body, identity, locale }) => {
    const { customerId } = identity;
    const chosen = await chooseMails(context, { customerId, id: params.id }, body);
    return chosen.ok ? ok(await presentWishlist(customerId, locale)) : chosen;
  });

  route(app, context, 'GET /account/api/wishlist-share', async ({ identity }) =>
    ok(await readShare(context, identity.customerId)),
  );

  route(app, context, 'POST /account/api/wishlist-share', async ({ identity }) =>
    ok(await shareWishlist(context, identity.customerId)),
  );

  route(app, context, 'DELETE /account/api/wishlist-share', async ({ identity }) =>
    ok(await endSharing(context, identity.customerId)),
  );

  route(app, context, 'GET /account/api/shared-wishlists/{token}', async ({ params, identity, locale }) => {
    const customerId = await findSharingCustomer(context.db, params.token);
    if (customerId === undefined) return fail('shared_wishlist_not_found');
    const productIds = (await selectWishlist(context.db, customerId)).map(({ productId }) => productId);
    const items = await readCards(context, productIds, { now: context.clock(), locale });
    const isOwn = identity.kind === 'customer' && identity.customerId === customerId;
    return ok({ total: items.length, items, isOwn });
  });

  route(app, context, 'GET /account/api/wishlist-mails', ({ query }) => countMails(context, query.token));

  route(app, context, 'POST /account/api/wishlist-mails/end', ({ body }) => endMails(context, body.token));
}
