import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Locale } from '#contract/locale.ts';
import { ok } from '#contract/result.ts';
import { codeProviders } from '#contract/social-sign-in.ts';
import type { AppContext } from '../../app-context.ts';
import type { Identity } from '../../http/identity.ts';
import { createMissCounter, networkOf } from '../../http/miss-limit.ts';
import { signInProofLimits } from '../../http/password-guess-limit.ts';
import { route } from '../../http/route.ts';
import { createMailShare, mailShareLimit } from '../mail-share.ts';
import { relyingPartyId } from '../passkeys/rules.ts';
import { deviceOf, strictRateLimit } from '../routes.ts';
import { findLinkedAccounts, linkPendingIdentity, unlink } from './linked-accounts.ts';
import { completeProfile, confirmCode, readPendingIdentity } from './pending-identity.ts';
import { createProviders } from './providers.ts';
import { authorize, signInWithApple, signInWithCode, type Visitor } from './sign-in.ts';
import { visitorHashOf } from './visitor.ts';

/**
 * For the two calls of each sign-in at a provider, one of which calls the provider. Many shoppers share the address of a mobile network,
 * and some need a second attempt.
 */
const providerRateLimit = { rateLimit: { calls: 100, seconds: 600 } };

const visitorOf = ({
  request,
  identity,
  locale,
}: {
  request: FastifyRequest;
  identity: Identity;
  locale: Locale;
}): Visitor => ({
  visitorHash: visitorHashOf(request),
  customerId: identity.kind === 'customer' ? identity.customerId : undefined,
  locale,
  device: deviceOf(request),
});

export function socialSignInRoutes(app: FastifyInstance, context: AppContext): void {
  const providers = createProviders(context.settings);
  const mailShare = createMailShare(
    context.settings.rateLimits ? createMissCounter(context, 'mails of social sign-in', mailShareLimit) : null,
  );

  route(app, context, 'GET /authen/api/auth/providers', async () =>
    ok({
      items: codeProviders.filter((provider) => providers[provider]).map((provider) => ({ provider })),
      passkeys: relyingPartyId(context.settings.origin) !== null,
    }),
  );

  route(
    app,
    context,
    'POST /authen/api/auth/authorization',
    (call) => authorize(context, providers, call.body, visitorOf(call)),
    providerRateLimit,
  );

  route(
    app,
    context,
    'POST /authen/api/auth/line',
    (call) => signInWithCode(context, providers, { provider: 'line', response: call.body }, visitorOf(call)),
    providerRateLimit,
  );

  route(
    app,
    context,
    'POST /authen/api/auth/google',
    (call) => signInWithCode(context, providers, { provider: 'google', response: call.body }, visitorOf(call)),
    providerRateLimit,
  );

  route(
    app,
    context,
    'POST /authen/api/auth/facebook/token',
    (call) => signInWithCode(context, providers, { provider: 'facebook', response: call.body }, visitorOf(call)),
    providerRateLimit,
  );

  route(
    app,
    context,
    'POST /authen/api/auth/apple',
    (call) => signInWithApple(context, providers, call.body, visitorOf(call)),
    providerRateLimit,
  );

  route(app, context, 'GET /authen/api/auth/pending-identity', (call) => readPendingIdentity(context, visitorOf(call)));

  route(
    app,
    context,
    'POST /authen/api/auth/pending-identity/profile',
    (call) => {
      const isMailed = mailShare(networkOf(call.request), call.body.email);
      return completeProfile(context, call.body, { ...visitorOf(call), isMailed });
    },
    strictRateLimit,
  );

  route(
    app,
    context,
    'POST /authen/api/auth/pending-identity/confirm',
    (call) => confirmCode(context, call.body.code, visitorOf(call)),
    strictRateLimit,
  );

  route(app, context, 'GET /account/api/linked-accounts', async ({ identity }) =>
    ok(await findLinkedAccounts(context, identity.customerId)),
  );

  route(
    app,
    context,
    'POST /account/api/linked-accounts',
    (call) => linkPendingIdentity(context, call.identity, { proof: call.body, ...visitorOf(call) }),
    signInProofLimits(context),
  );

  route(app, context, 'DELETE /account/api/linked-accounts/{provider}', ({ identity, params }) =>
    unlink(context, identity.customerId, params.provider),
  );
}
