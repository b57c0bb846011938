import type { FastifyInstance } from 'fastify';
import { ok } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { route } from '../http/route.ts';
import { listCustomerCoupons, listKeepableCoupons, listOfferedCoupons } from './coupon-lists.ts';
import { keepCoupon, stopKeepingCoupon } from './keep-coupon.ts';

/** Responses are cached until a coupon changes. */
const cacheOptions = { cacheTags: () => ['promotions'] };

/** The calls of `contract/coupons.ts` that need no cart. */
export function couponsRoutes(app: FastifyInstance, context: AppContext): void {
  route(app, context, 'GET /account/api/coupons', async ({ query, identity, locale }) =>
    ok(await listCustomerCoupons(context, { ...query, customerId: identity.customerId, locale })),
  );
  route(app, context, 'GET /account/api/coupons/available', async ({ query, identity, locale }) =>
    ok(await listKeepableCoupons(context, { ...query, customerId: identity.customerId, locale })),
  );
  route(app, context, 'POST /account/api/coupons/{id}', async ({ params, identity, locale }) =>
    keepCoupon(context, { couponId: params.id, customerId: identity.customerId, locale }),
  );
  route(app, context, 'DELETE /account/api/coupons/{id}', async ({ params, identity }) => {
    await stopKeepingCoupon(context, params.id, identity.customerId);
    return ok(undefined);
  });
  route(
    app,
    context,
    'GET /pagerender/page/coupon-list',
    async ({ query, locale }) => ok(await listOfferedCoupons(context, { ...query, locale })),
    cacheOptions,
  );
  route(
    app,
    context,
    'GET /pagerender/landing/coupon-banner',
    async ({ query, locale }) =>
      ok((await listOfferedCoupons(context, { ...query, offset: 0, locale, withImage: true })).items),
    cacheOptions,
  );
}
