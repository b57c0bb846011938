import { randomUUID } from 'node:crypto';
import type { Locale } from '#contract/locale.ts';
import type { Shop } from '../shop.ts';

/** A customer that a test needs; all but what matters to the test may be left out. */
export interface GivenCustomer {
  email?: string;
  firstName?: string;
  lastName?: string;
  mobileNo?: string;
  locale?: Locale;
}

/** Writes an active customer whom no password signs in: tests sign in by `shop.client({ customerId })`. */
export async function givenCustomer(
  shop: Pick<Shop, 'db' | 'clock'>,
  given: GivenCustomer = {},
): Promise<{ customerId: string; email: string }> {
  const email = given.email ?? `${randomUUID()}@mail.example`;
  const { customer_id } = await shop.db
    .insertInto('customers')
    .values({
      email,
      password_hash: 'no password has this hash',
      first_name: given.firstName ?? 'สมหญิง',
      last_name: given.lastName ?? 'ใจดี',
      mobile_no: given.mobileNo ?? '0812345678',
      locale: given.locale ?? 'th',
      created_at: shop.clock(),
      activated_at: shop.clock(),
    })
    .returning('customer_id')
    .executeTakeFirstOrThrow();
  return { customerId: customer_id, email };
}
