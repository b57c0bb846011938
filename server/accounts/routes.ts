import type { FastifyInstance } from 'fastify';
import { fail, ok } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { route } from '../http/route.ts';
import { findProfile } from './accounts.ts';
import { addAddress, changeAddress, getAddress, removeAddress } from './address-list.ts';
import { activate, register, requestActivation } from './registration.ts';
import { endSession, refreshSession, signIn } from './sessions.ts';

/** For calls that a person makes rarely and a bot often: per client address, in ten minutes. */
const strictRateLimit = { rateLimit: { calls: 20, seconds: 600 } };

export function accountsRoutes(app: FastifyInstance, context: AppContext): void {
  route(app, context, 'POST /authen/api/auth/login', ({ body }) => signIn(context, body), {
    ...strictRateLimit,
    subjectRateLimit: { calls: 20, seconds: 600, subject: ({ username }) => username },
  });

  route(app, context, 'POST /authen/api/auth/refresh', ({ body }) => refreshSession(context, body.refreshToken));

  route(app, context, 'POST /authen/api/auth/logout', async ({ body }) => {
    await endSession(context, body.refreshToken);
    return ok(undefined);
  });

  route(
    app,
    context,
    'POST /account/api/customers/register',
    async ({ body, locale }) => {
      await register(context, body, locale);
      return ok(undefined);
    },
    strictRateLimit,
  );

  route(
    app,
    context,
    'POST /account/api/customers/request-activate',
    async ({ body, locale }) => {
      await requestActivation(context, body.username, locale);
      return ok(undefined);
    },
    strictRateLimit,
  );

  route(
    app,
    context,
    'POST /account/api/customers/activate',
    ({ body }) => activate(context, body.token),
    strictRateLimit,
  );

  route(app, context, 'GET /account/api/customers/profile', async ({ identity, locale }) => {
    const profile = await findProfile(context.db, identity.customerId, locale);
    return profile ? ok(profile) : fail('token_not_valid');
  });

  route(app, context, 'POST /account/api/profile/addresses', ({ identity, body, locale }) =>
    addAddress(context, identity.customerId, body, locale),
  );

  route(app, context, 'GET /account/api/profile/addresses/{id}', ({ identity, params, locale }) =>
    getAddress(context, identity.customerId, params.id, locale),
  );

  route(app, context, 'PUT /account/api/profile/addresses/{id}', ({ identity, params, body, locale }) =>
    changeAddress(context, identity.customerId, params.id, body, locale),
  );

  route(app, context, 'DELETE /account/api/profile/addresses/{id}', ({ identity, params }) =>
    removeAddress(context, identity.customerId, params.id),
  );
}
