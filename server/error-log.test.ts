import { jwtVerify, SignJWT } from 'jose';
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

test.each(['audience', 'time'])('an error of a token is logged without its claims: %s', async (refused) => {
  const key = new TextEncoder().encode('k'.repeat(32));
  const token = new SignJWT({ email: 'kanya@mail.example', aud: 'app', exp: refused === 'time' ? 1 : 9_999_999_999 });
  const error = await jwtVerify(await token.setProtectedHeader({ alg: 'HS256' }).sign(key), key, {
    audience: refused === 'audience' ? 'another' : 'app',
  }).catch((thrown: unknown) => thrown);
  logged.length = 0;
  log.warn({ err: error }, 'failed');
  expect(logged).toEqual([expect.stringContaining('claim')]);
  expect(logged[0]).not.toContain('kanya');
});
