import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Locale } from '#contract/locale.ts';
import type { AppContext } from '../app-context.ts';

/** All fields are optional: give those that matter to the test. */
export interface CustomerOptions {
  email?: string;
  firstName?: string;
  lastName?: string;
  mobileNo?: string;
  locale?: Locale;
}

/** The password of `createCustomerWithPassword`. */
export const testPassword = 'Lightning#1';

/** The least that argon2 takes: with the shop's own parameters tests of wrong passwords take seconds. */
const fastParameters = { memoryCost: 8, timeCost: 1, parallelism: 1 };
let testPasswordHash: Promise<string> | undefined;

/** Inserts an active customer who is not signed in, and can sign in with `testPassword`. */
export async function createCustomerWithPassword(
  context: Pick<AppContext, 'db' | 'clock'>,
  options: CustomerOptions = {},
): Promise<{ customerId: string; email: string }> {
  testPasswordHash ??= hash(testPassword, fastParameters);
  return insertCustomer(context, { ...options, passwordHash: await testPasswordHash });
}

/** Inserts a signed-in, active customer without a usable password: tests call the shop by `shop.client({ customerId })`. */
export async function createCustomer(
  context: Pick<AppContext, 'db' | 'clock'>,
  options: CustomerOptions = {},
): Promise<{ customerId: string; email: string }> {
  const customer = await insertCustomer(context, { ...options, passwordHash: 'not a valid hash' });
  await openTestSession(context.db, customer.customerId);
  return customer;
}

async function insertCustomer(
  context: Pick<AppContext, 'db' | 'clock'>,
  options: CustomerOptions & { passwordHash: string },
): Promise<{ customerId: string; email: string }> {
  const email = options.email ?? `${randomUUID()}@mail.example`;
  const { customer_id } = await context.db
    .insertInto('customers')
    .values({
      email,
      password_hash: options.passwordHash,
      first_name: options.firstName ?? 'สมหญิง',
      last_name: options.lastName ?? 'ใจดี',
      mobile_no: options.mobileNo ?? '0812345678',
      locale: options.locale ?? 'th',
      created_at: context.clock(),
      activated_at: context.clock(),
    })
    .returning('customer_id')
    .executeTakeFirstOrThrow();
  return { customerId: customer_id, email };
}

/** The session of a customer in tests: it has the customer's id, and outlasts every test. */
export const testSessionOf = (customerId: string) => ({
  customerId,
  sessionId: customerId,
  endsAt: new Date('2100-01-01T00:00:00Z'),
});

/** Opens the session of `testSessionOf`, if it never was. */
export async function openTestSession(db: AppContext['db'], customerId: string): Promise<void> {
  const { sessionId, endsAt } = testSessionOf(customerId);
  const createdAt = new Date('2026-01-01T00:00:00Z');
  await db
    .insertInto('sessions')
    .values({
      session_id: sessionId,
      customer_id: customerId,
      created_at: createdAt,
      last_used_at: endsAt,
      ends_at: endsAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
