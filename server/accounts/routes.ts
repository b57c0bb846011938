import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail, ok } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { createBotCheck } from '../bot-check/bot-check.ts';
import { transaction } from '../db/database.ts';
import { createMissCounter, networkOf } from '../http/miss-limit.ts';
import { passwordGuessLimit } from '../http/password-guess-limit.ts';
import { route } from '../http/route.ts';
import { visitorIdOf } from '../http/visitor.ts';
import { findProfile } from './accounts.ts';
import { activate, checkActivationToken } from './activation.ts';
import { addAddress, changeAddress, getAddress, listAddresses, removeAddress } from './address-list.ts';
import { createMailShare, mailShareLimit } from './mail-share.ts';
import { changePassword } from './password-change.ts';
import { checkResetToken, forgotPassword, resetPassword } from './password-reset.ts';
import { signInWithinLimits } from './password-sign-in.ts';
import { register, requestActivation } from './registration.ts';
import { type Device, endSession, endSessionOf, endSessions, listSessions, refreshSession } from './sessions.ts';
import { SignInLimits } from './sign-in-limits.ts';
import { discardPendingIdentity } from './social-sign-in/pending-identity.ts';
import { visitorHashOf } from './social-sign-in/visitor.ts';

/** For calls that a person makes rarely and a bot often: per client address, in ten minutes. */
export const strictRateLimit = { rateLimit: { calls: 20, seconds: 600 } };

/** The device that makes a request, for those that open a session. */
export function deviceOf({ headers }: Pick<FastifyRequest, 'headers'>): Device {
  const token = headers['device-token'];
  return {
    userAgent: headers['user-agent'],
    token: typeof token === 'string' && token.length <= 200 ? token : undefined,
  };
}

export function accountsRoutes(app: FastifyInstance, context: AppContext): void {
  const isPerson = createBotCheck(context);
  signInRoutes(app, context, isPerson);
  registrationRoutes(app, context, isPerson);
  passwordRoutes(app, context, isPerson);
  profileRoutes(app, context);
  addressRoutes(app, context);
}

type BotCheck = ReturnType<typeof createBotCheck>;

function signInRoutes(app: FastifyInstance, context: AppContext, isPerson: BotCheck): void {
  const { rateLimits, botCheck } = context.settings;
  const limits = rateLimits
    ? new SignInLimits((name, limit) => createMissCounter(context, `sign-in ${name}`, limit), {
        hasBotCheck: botCheck !== undefined,
      })
    : null;

  route(
    app,
    context,
    'POST /authen/api/auth/login',
    ({ body, request, locale }) =>
      signInWithinLimits(
        context,
        { limits, isPerson },
        {
          credentials: body,
          device: deviceOf(request),
          address: networkOf(request),
          ip: request.ip,
          locale,
        },
      ),
    // Each costs the time of a password's hash.
    { rateLimit: { calls: 300, seconds: 600 } },
  );

  route(app, context, 'POST /authen/api/auth/refresh', ({ body }) => refreshSession(context, body.refreshToken));

  route(app, context, 'POST /authen/api/auth/logout', async ({ body, request }) => {
    await discardPendingIdentity(context, visitorHashOf(request));
    await endSession(context, body.refreshToken);
    return ok(undefined);
  });
}

function registrationRoutes(app: FastifyInstance, context: AppContext, isPerson: BotCheck): void {
  const { rateLimits } = context.settings;
  const mailShare = createMailShare(
    rateLimits ? createMissCounter(context, 'mails of accounts', mailShareLimit) : null,
  );

  route(
    app,
    context,
    'POST /account/api/customers/register',
    async ({ body: { botCheckToken: token, ...registration }, locale, request }) => {
      if (!(await isPerson({ token, action: 'register', address: request.ip }))) return fail('bot_check_failed');
      const isMailed = mailShare(networkOf(request), registration.email);
      await register(context, registration, { locale, visitorId: visitorIdOf(request), isMailed });
      return ok(undefined);
    },
    strictRateLimit,
  );

  route(
    app,
    context,
    'POST /account/api/customers/request-activate',
    async ({ body: { username, botCheckToken: token }, locale, request }) => {
      if (!(await isPerson({ token, action: 'activation', address: request.ip }))) return fail('bot_check_failed');
      await requestActivation(context, username, { locale, visitorId: visitorIdOf(request) });
      return ok(undefined);
    },
    strictRateLimit,
  );

  route(
    app,
    context,
    'POST /account/api/customers/activate',
    ({ body, request }) => activate(context, body, visitorIdOf(request)),
    strictRateLimit,
  );

  route(
    app,
    context,
    'POST /account/api/customers/activate/check',
    ({ body, request }) => checkActivationToken(context, body.token, visitorIdOf(request)),
    strictRateLimit,
  );
}

function passwordRoutes(app: FastifyInstance, context: AppContext, isPerson: BotCheck): void {
  route(
    app,
    context,
    'POST /account/api/customers/forgot-password',
    async ({ body: { username, botCheckToken: token }, locale, request }) => {
      if (!(await isPerson({ token, action: 'forgot_password', address: request.ip }))) return fail('bot_check_failed');
      await forgotPassword(context, username, locale);
      return ok(undefined);
    },
    strictRateLimit,
  );

  route(
    app,
    context,
    'POST /account/api/customers/reset-password/check',
    ({ body }) => checkResetToken(context, body.token),
    strictRateLimit,
  );

  route(
    app,
    context,
    'POST /account/api/customers/reset-password',
    ({ body }) => resetPassword(context, body),
    strictRateLimit,
  );

  route(
    app,
    context,
    'POST /account/api/customers/change-password',
    ({ identity, body }) => changePassword(context, identity, body),
    { missLimit: passwordGuessLimit(context) },
  );
}

/** The profile and the sessions of a signed-in customer. */
function profileRoutes(app: FastifyInstance, context: AppContext): void {
  route(app, context, 'GET /account/api/customers/profile', async ({ identity, locale }) => {
    const profile = await findProfile(context.db, identity.customerId, locale);
    return profile ? ok(profile) : fail('token_not_valid');
  });

  route(app, context, 'GET /account/api/sessions', async ({ identity: { customerId, sessionId } }) =>
    ok(await listSessions(context, customerId, sessionId)),
  );

  route(app, context, 'DELETE /account/api/sessions', async ({ identity: { customerId } }) => {
    await transaction(context.db, (tx) => endSessions(context, tx, customerId));
    return ok(undefined);
  });

  route(app, context, 'DELETE /account/api/sessions/{id}', ({ identity: { customerId }, params }) =>
    endSessionOf(context, customerId, params.id),
  );
}

function addressRoutes(app: FastifyInstance, context: AppContext): void {
  route(app, context, 'GET /account/api/profile/addresses', async ({ identity, query, locale }) =>
    ok(await listAddresses(context.db, identity.customerId, query, locale)),
  );

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
