import type { FastifyInstance } from 'fastify';
import { fail, ok } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { passwordGuessLimit } from '../http/password-guess-limit.ts';
import { route } from '../http/route.ts';
import { customerDataFile, readCustomerData } from './customer-data.ts';
import { eraseOwnAccount } from './erase-customer.ts';

export function customersRoutes(app: FastifyInstance, context: AppContext): void {
  route(
    app,
    context,
    'GET /account/api/customers/data',
    async ({ identity }) => {
      const data = await readCustomerData(context.db, identity.customerId, context.clock());
      return data ? ok(customerDataFile(data)) : fail('token_not_valid');
    },
    { rateLimit: { calls: 10, seconds: 600 } },
  );

  route(
    app,
    context,
    'POST /account/api/customers/erase',
    ({ identity, body }) => eraseOwnAccount(context, identity.customerId, body.password),
    { missLimit: passwordGuessLimit(context) },
  );
}
