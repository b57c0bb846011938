import { pino } from 'pino';
import { expect, test } from 'vitest';
import { errorInLog } from './error-log.ts';
import { createCustomer } from './testing/account-factory.ts';
import { createTestShop } from './testing/test-shop.ts';

const shop = await createTestShop();
const logged: string[] = [];
const log = pino({ serializers: { err: errorInLog } }, { write: (line: string) => void logged.push(line) });

test('an error of the database is logged without the values of its row', async () => {
  const { email } = await createCustomer(shop);
  const { customerId } = await createCustomer(shop);
  const error = await shop.db
    .updateTable('customers')
    .set({ email })
    .where('customer_id', '=', customerId)
    .execute()
    .catch((thrown: unknown) => thrown);
  log.error({ err: error }, 'failed');
  log.error({ err: new AggregateError([error], 'several', { cause: error }) }, 'several failed');
  expect(logged).toHaveLength(2);
  for (const line of logged) {
    expect(line).toContain('customers_email');
    expect(line).not.toContain(email);
  }
});
