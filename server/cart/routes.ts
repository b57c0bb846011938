import type { FastifyInstance } from 'fastify';
import type { Cart } from '#contract/cart.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Locale } from '#contract/locale.ts';
import { type Fail, fail, type Ok, ok, type Result } from '#contract/result.ts';
import { addOnDealsOf } from '../add-on-deals/add-on-deals.ts';
import type { Identity } from '../http/identity.ts';
import { route } from '../http/route.ts';
import type { Shop } from '../shop.ts';
import { addItems, createCart, deleteAllItems, deleteItem, selectItems, updateItem } from './changes.ts';
import { mergeGuestCart } from './merging.ts';
import { openCart, openCartOfCustomer } from './opening-queries.ts';
import { type Offer, presentCart } from './present.ts';
import type { CartKey } from './queries.ts';
import { isUuid, type OpenCart } from './rules.ts';

/** The calls of `contract/cart.ts`. */
export function cartRoutes(app: FastifyInstance, shop: Shop): void {
  route(app, shop, 'GET /cart/api/cart/me', async ({ identity, locale }) =>
    found(await openCartOfCustomer(shop.db, identity.customerId, shop.clock()), locale),
  );
  route(app, shop, 'GET /cart/api/cart/{cartId}', async (call) =>
    found(isUuid(call.params.cartId) ? await openCart(shop.db, keyOf(call), shop.clock()) : null, call.locale),
  );
  route(app, shop, 'POST /cart/api/cart/create', async ({ identity, locale }) =>
    ok(presentCart(await createCart(shop, customerOf(identity)), locale)),
  );
  route(app, shop, 'POST /cart/api/cart/merge/{cartId}', async ({ params, identity, locale }) =>
    answer(await mergeGuestCart(shop, { cartId: params.cartId, customerId: identity.customerId }), locale),
  );
  route(app, shop, 'POST /cart/api/cart/{cartId}/items/add', async (call) => {
    const added = await addItems(shop, keyOf(call), [call.body]);
    const offer = added.ok && !call.body.optionProductIds ? await offerBeside(shop, added.data, call) : null;
    return added.ok ? ok(presentCart(added.data, call.locale, offer)) : added;
  });
  route(app, shop, 'POST /cart/api/cart/{cartId}/items/add-multiple', async (call) =>
    answer(await addItems(shop, keyOf(call), call.body.items), call.locale),
  );
  route(app, shop, 'POST /cart/api/cart/{cartId}/items/update', async (call) =>
    answer(await updateItem(shop, keyOf(call), call.body), call.locale),
  );
  route(app, shop, 'DELETE /cart/api/cart/{cartId}/items/delete', async (call) =>
    answer(await deleteItem(shop, keyOf(call), call.body), call.locale),
  );
  route(app, shop, 'DELETE /cart/api/cart/{cartId}/delete/all', async (call) =>
    answer(await deleteAllItems(shop, keyOf(call)), call.locale),
  );
  route(app, shop, 'PUT /cart/api/cart/{cartId}/items/selected', async (call) =>
    answer(await selectItems(shop, keyOf(call), call.body.cartItemIds), call.locale),
  );
}

function customerOf(identity: Identity): string | null {
  return identity.kind === 'customer' ? identity.customerId : null;
}

function keyOf({ params, identity }: { params: { cartId: string }; identity: Identity }): CartKey {
  return { cartId: params.cartId, customerId: customerOf(identity) };
}

/** What is sold cheaper beside an item that was just added; null where nothing of that can be had. */
async function offerBeside(
  { db }: Shop,
  { lines }: OpenCart,
  { body, locale }: { body: { productId: number }; locale: Locale },
): Promise<Offer | null> {
  const line = lines.find(({ itemType, sku }) => itemType === 'ITEM' && sku.skuId === body.productId);
  const children = line ? await addOnDealsOf(db, line.sku.productId, locale) : [];
  return children.some(({ stock }) => stock > 0) ? { skuId: body.productId, children } : null;
}

function found(cart: OpenCart | null, locale: Locale): Result<Cart, 'cart_not_found'> {
  return cart ? ok(presentCart(cart, locale)) : fail('cart_not_found');
}

function answer<Code extends ErrorCode>(result: Result<OpenCart, Code>, locale: Locale): Ok<Cart> | Fail<Code> {
  return result.ok ? ok(presentCart(result.data, locale)) : result;
}
