import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Cart } from '#contract/cart.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Locale } from '#contract/locale.ts';
import { type Fail, fail, type Ok, ok, type Result } from '#contract/result.ts';
import { isUuid } from '#contract/uuid.ts';
import { listAddOnDeals } from '../add-on-deals/add-on-deals.ts';
import type { AppContext } from '../app-context.ts';
import type { Identity } from '../http/identity.ts';
import { networkOf } from '../http/miss-limit.ts';
import { route } from '../http/route.ts';
import { createSuccessLimit } from '../http/success-limit.ts';
import {
  addItems,
  applyCoupons,
  type ChangeKey,
  createCart,
  deleteAllItems,
  deleteItem,
  namesCoupon,
  selectItems,
  updateItem,
} from './change-cart.ts';
import { mergeGuestCart } from './merge-cart.ts';
import { type AddedItemDeals, presentCart } from './present.ts';
import type { CartKey } from './queries.ts';
import { readCart, readCustomerCart } from './read-cart.ts';
import type { PricedCart } from './rules.ts';
import { validateCoupons } from './validate-coupons.ts';

/** Of carts that are created, and of guest carts that are stored. Many shoppers of a mobile network have the same address. */
const newCartLimit = { calls: 300, seconds: 600 };

/** The calls of `contract/cart.ts`. */
export function cartRoutes(app: FastifyInstance, context: AppContext): void {
  const changes = { ...context, storedCarts: createSuccessLimit(context, 'stored guest carts', newCartLimit) };
  route(app, context, 'GET /cart/api/cart/me', async ({ identity, query, locale }) =>
    presentFound(await readCustomerCart(context, identity.customerId, query.paymentMethod), locale),
  );
  route(app, context, 'GET /cart/api/cart/{cartId}', async (call) =>
    presentFound(
      isUuid(call.params.cartId) ? await readCart(context, cartKeyOf(call), call.query.paymentMethod) : null,
      call.locale,
    ),
  );
  route(
    app,
    context,
    'POST /cart/api/cart/create',
    async ({ identity, locale }) => presentResult(await createCart(context, customerIdOf(identity)), locale),
    { rateLimit: newCartLimit },
  );
  route(app, context, 'POST /cart/api/cart/merge/{cartId}', async ({ params, identity, locale }) =>
    presentResult(await mergeGuestCart(context, { cartId: params.cartId, customerId: identity.customerId }), locale),
  );
  route(app, context, 'POST /cart/api/cart/{cartId}/items/add', async (call) => {
    const added = await addItems(changes, changeKeyOf(call), [call.body]);
    const deals =
      added.ok && !call.body.optionProductIds ? await findDealsOfAddedItem(context, added.data, call) : null;
    return added.ok ? ok(presentCart(added.data, call.locale, deals)) : added;
  });
  route(app, context, 'POST /cart/api/cart/{cartId}/items/add-multiple', async (call) =>
    presentResult(await addItems(changes, changeKeyOf(call), call.body.items), call.locale),
  );
  route(app, context, 'POST /cart/api/cart/{cartId}/items/update', async (call) =>
    presentResult(await updateItem(changes, changeKeyOf(call), call.body), call.locale),
  );
  route(app, context, 'DELETE /cart/api/cart/{cartId}/items/delete', async (call) =>
    presentResult(await deleteItem(changes, changeKeyOf(call), call.body), call.locale),
  );
  route(app, context, 'DELETE /cart/api/cart/{cartId}/delete/all', async (call) =>
    presentResult(await deleteAllItems(changes, changeKeyOf(call)), call.locale),
  );
  route(app, context, 'PUT /cart/api/cart/{cartId}/items/selected', async (call) =>
    presentResult(await selectItems(changes, changeKeyOf(call), call.body.cartItemIds), call.locale),
  );
  route(
    app,
    context,
    'POST /cart/api/cart/{cartId}/apply-coupon',
    async (call) => presentResult(await applyCoupons(changes, changeKeyOf(call), call.body), call.locale),
    {
      missLimit: {
        misses: 10,
        seconds: 60,
        codes: ['coupon_not_found'],
        isGuess: ({ body }) => namesCoupon(body),
        visitor: (call) => customerIdOf(call.identity) ?? call.params.cartId,
      },
    },
  );
  route(app, context, 'GET /cart/api/cart/{cartId}/validate-coupon', async ({ params, identity, locale }) =>
    validateCoupons(context, { cartId: params.cartId, customerId: identity.customerId }, locale),
  );
}

function customerIdOf(identity: Identity): string | null {
  return identity.kind === 'customer' ? identity.customerId : null;
}

function changeKeyOf(call: { params: { cartId: string }; identity: Identity; request: FastifyRequest }): ChangeKey {
  return { ...cartKeyOf(call), address: networkOf(call.request) };
}

function cartKeyOf({ params, identity }: { params: { cartId: string }; identity: Identity }): CartKey {
  return { cartId: params.cartId, customerId: customerIdOf(identity) };
}

/** The deals of an item that was just added; null if none is available. */
async function findDealsOfAddedItem(
  { db }: AppContext,
  { lines }: PricedCart,
  { body, locale }: { body: { productId: number }; locale: Locale },
): Promise<AddedItemDeals | null> {
  const line = lines.find(({ itemType, sku }) => itemType === 'ITEM' && sku.skuId === body.productId);
  const children = line ? await listAddOnDeals(db, line.sku.productId, locale) : [];
  return children.some(({ stock }) => stock > 0) ? { skuId: body.productId, children } : null;
}

function presentFound(cart: PricedCart | null, locale: Locale): Result<Cart, 'cart_not_found'> {
  return cart ? ok(presentCart(cart, locale)) : fail('cart_not_found');
}

function presentResult<Code extends ErrorCode>(
  result: Result<PricedCart, Code>,
  locale: Locale,
): Ok<Cart> | Fail<Code> {
  return result.ok ? ok(presentCart(result.data, locale)) : result;
}
