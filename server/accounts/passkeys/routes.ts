import type { FastifyInstance } from 'fastify';
import { ok } from '#contract/result.ts';
import type { AppContext } from '../../app-context.ts';
import { signInProofLimits } from '../../http/password-guess-limit.ts';
import { route } from '../../http/route.ts';
import { deviceOf } from '../routes.ts';
import { visitorHashOf } from '../social-sign-in/visitor.ts';
import { listPasskeys, removePasskey } from './passkeys.ts';
import { addPasskey, beginRegistration } from './registration.ts';
import { beginSignIn, signInWithPasskey } from './sign-in.ts';

/** As of a sign-in by password, per client address: the sign-in dialog begins one each time it opens. */
const signInRateLimit = { rateLimit: { calls: 300, seconds: 600 } };

export function passkeysRoutes(app: FastifyInstance, context: AppContext): void {
  route(
    app,
    context,
    'POST /authen/api/auth/passkey/options',
    ({ request }) => beginSignIn(context, visitorHashOf(request)),
    signInRateLimit,
  );

  route(
    app,
    context,
    'POST /authen/api/auth/passkey',
    ({ body, request }) =>
      signInWithPasskey(context, body, { visitorHash: visitorHashOf(request), device: deviceOf(request) }),
    signInRateLimit,
  );

  route(app, context, 'GET /account/api/passkeys', async ({ identity }) =>
    ok({ items: await listPasskeys(context, identity.customerId) }),
  );

  route(
    app,
    context,
    'POST /account/api/passkeys/options',
    ({ identity, body, locale }) => beginRegistration(context, identity, { proof: body, locale }),
    signInProofLimits(context),
  );

  route(app, context, 'POST /account/api/passkeys', ({ identity, body, request }) =>
    addPasskey(context, identity, { created: body, userAgent: request.headers['user-agent'] }),
  );

  route(app, context, 'DELETE /account/api/passkeys/{id}', ({ identity, params }) =>
    removePasskey(context, identity.customerId, params.id),
  );
}
