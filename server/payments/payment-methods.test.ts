import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { chargeKinds, paymentMethods, prepaidMethods } from '#contract/payment-methods.ts';
import { createTestShop } from '../testing/test-shop.ts';

const shop = await createTestShop();

/** The values that the check constraint of a column allows. */
async function allowedValues(table: string, column: string): Promise<string[]> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'c' and conrelid = ${table}::regclass and conkey = array[(
      select attnum from pg_attribute where attrelid = ${table}::regclass and attname = ${column})]`.execute(shop.db);
  expect(rows, `check constraints of ${table}.${column}`).toHaveLength(1);
  return Array.from(rows[0]?.definition.matchAll(/'(\w+)'/g) ?? [], ([, value = '']) => value);
}

test.each([
  ['orders', 'payment_method', paymentMethods],
  ['payment_attempts', 'payment_method', prepaidMethods],
  ['mock_charges', 'kind', chargeKinds],
] as const)('the check constraint of %s.%s allows exactly the values of the contract', async (table, column, names) => {
  expect((await allowedValues(table, column)).sort(), 'add a migration for its check constraint').toEqual(
    [...names].sort(),
  );
});
