import type { FastifyInstance } from 'fastify';
import { fail, ok } from '#contract/result.ts';
import { route } from '../http/route.ts';
import type { Shop } from '../shop.ts';
import { profileOf } from './accounts.ts';
import { addAddress, changeAddress, readAddress, removeAddress } from './address-list.ts';
import { activate, register, requestActivation } from './registration.ts';
import { endSession, refreshSession, signIn } from './sessions.ts';

/** Calls a person makes seldom and a robot often: so many from one address in ten minutes. */
const seldom = { limit: { calls: 20, seconds: 600 } };

export function accountsRoutes(app: FastifyInstance, shop: Shop): void {
  route(app, shop, 'POST /authen/api/auth/login', ({ body }) => signIn(shop, body), {
    ...seldom,
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
    seldom,
  );

  route(
    app,
    shop,
    'POST /account/api/customers/request-activate',
    async ({ body, locale }) => {
      await requestActivation(shop, body.username, locale);
      return ok(undefined);
    },
    seldom,
  );

  route(app, shop, 'POST /account/api/customers/activate', ({ body }) => activate(shop, body.token), seldom);

  route(app, shop, 'GET /account/api/customers/profile', async ({ identity, locale }) => {
    const profile = await profileOf(shop.db, identity.customerId, locale);
    return profile ? ok(profile) : fail('token_not_valid');
  });

  route(app, shop, 'POST /account/api/profile/addresses', ({ identity, body, locale }) =>
    addAddress(shop, identity.customerId, body, locale),
  );

  route(app, shop, 'GET /account/api/profile/addresses/{id}', ({ identity, params, locale }) =>
    readAddress(shop, identity.customerId, params.id, locale),
  );

  route(app, shop, 'PUT /account/api/profile/addresses/{id}', ({ identity, params, body, locale }) =>
    changeAddress(shop, identity.customerId, params.id, body, locale),
  );

  route(app, shop, 'DELETE /account/api/profile/addresses/{id}', ({ identity, params }) =>
    removeAddress(shop, identity.customerId, params.id),
  );
}
