import type { FastifyInstance } from 'fastify';
import { fail, ok } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { route } from '../http/route.ts';
import { visitorIdOf } from '../http/visitor.ts';
import { readCookiePolicy, recordChoice } from './consent.ts';

/** Calls of the cookie policy and of the visitors' choices. */
export function consentRoutes(app: FastifyInstance, context: AppContext): void {
  route(
    app,
    context,
    'GET /utils/api/cookie-policy',
    async ({ locale }) => ok(await readCookiePolicy(context.db, locale)),
    { cacheTags: () => [] },
  );

  route(
    app,
    context,
    'POST /utils/api/cookie-consents',
    async ({ body, identity, request }) => {
      const isRecorded = await recordChoice(context.db, {
        ...body,
        visitorId: visitorIdOf(request),
        customerId: identity.kind === 'customer' ? identity.customerId : undefined,
        at: context.clock(),
      });
      return isRecorded ? ok(undefined) : fail('validation_failed', { fields: { policyVersion: ['not_valid'] } });
    },
    { rateLimit: { calls: 60, seconds: 600 } },
  );
}
