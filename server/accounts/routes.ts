import type { FastifyInstance } from 'fastify';
import { fail, ok } from '#contract/result.ts';
import { route } from '../http/route.ts';
import type { Shop } from '../shop.ts';
import { findProfile } from './accounts.ts';
import { addAddress, changeAddress, getAddress, removeAddress } from './address-list.ts';
import { activate, register, requestActivation } from './registration.ts';
import { endSession, refreshSession, signIn } from './sessions.ts';

/** For calls that a person makes rarely and a bot often: per client address, in ten minutes. */
const strictRateLimit = { limit: { calls: 20, seconds: 600 } };

export function accountsRoutes(app: FastifyInstance, shop: Shop): void {
  route(app, shop, 'POST /authen/api/auth/login', ({ body }) => signIn(shop, body), {
    ...strictRateLimit,
    limitOf: { calls: 20, seconds: 600, subject: ({ username }) => username },
  });

  route(app, shop, 'POST /authen/api/auth/refresh', ({ body }) => refreshSession(shop, body.refreshToken));

  route(app, shop, 'POST /authen/api/auth/logout', async ({ body }) => {
    await endSession(shop, body.refreshToken);
    return ok(undefined);
  });

  route(
    app,
    shop,
    'POST /account/api/customers/register',
    async ({ body, locale }) => {
      await register(shop, body, locale);
      return ok(undefined);
    },
    strictRateLimit,
  );

  route(
    app,
    shop,
    'POST /account/api/customers/request-activate',
    async ({ body, locale }) => {
      await requestActivation(shop, body.username, locale);
      return ok(undefined);
    },
    strictRateLimit,
  );

  route(app, shop, 'POST /account/api/customers/activate', ({ body }) => activate(shop, body.token), strictRateLimit);

  route(app, shop, 'GET /account/api/customers/profile', async ({ identity, locale }) => {
    const profile = await findProfile(shop.db, identity.customerId, locale);
    return profile ? ok(profile) : fail('token_not_valid');
  });

  route(app, shop, 'POST /account/api/profile/addresses', ({ identity, body, locale }) =>
    addAddress(shop, identity.customerId, body, locale),
  );

  route(app, shop, 'GET /account/api/profile/addresses/{id}', ({ identity, params, locale }) =>
    getAddress(shop, identity.customerId, params.id, locale),
  );

  route(app, shop, 'PUT /account/api/profile/addresses/{id}', ({ identity, params, body, locale }) =>
    changeAddress(shop, identity.customerId, params.id, body, locale),
  );

  route(app, shop, 'DELETE /account/api/profile/addresses/{id}', ({ identity, params }) =>
    removeAddress(shop, identity.customerId, params.id),
  );
}
