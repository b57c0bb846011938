import type { FastifyInstance } from 'fastify';
import { fail, ok } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { route } from '../http/route.ts';
import { findProfile } from './accounts.ts';
import { listConsents } from './consents.ts';
import { changeProfile, changeSubscription } from './profile.ts';

export function profileRoutes(app: FastifyInstance, context: AppContext): void {
  route(app, context, 'POST /account/api/customers/profile', async ({ identity: { customerId }, body, locale }) => {
    const isChanged = await changeProfile(context, customerId, body);
    const profile = isChanged ? await findProfile(context.db, customerId, locale) : null;
    return profile ? ok(profile) : fail('token_not_valid');
  });

  route(app, context, 'PUT /account/api/customers/subscription-flag', async ({ identity, body }) => {
    await changeSubscription(context, identity.customerId, body.subscriptionFlag);
    return ok(undefined);
  });

  route(app, context, 'GET /account/api/customers/consents', async ({ identity }) =>
    ok(await listConsents(context.db, identity.customerId)),
  );
}
