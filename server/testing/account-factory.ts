import { randomUUID } from 'node:crypto';
import type { Locale } from '#contract/locale.ts';
import type { Shop } from '../shop.ts';

/** All fields are optional: give those that matter to the test. */
export interface CustomerOptions {
  email?: string;
  firstName?: string;
  lastName?: string;
  mobileNo?: string;
  locale?: Locale;
}

/** Inserts an active customer without a usable password: tests sign in by `shop.client({ customerId })`. */
export async function createCustomer(
  shop: Pick<Shop, 'db' | 'clock'>,
  options: CustomerOptions = {},
): Promise<{ customerId: string; email: string }> {
  const email = options.email ?? `${randomUUID()}@mail.example`;
  const { customer_id } = await shop.db
    .insertInto('customers')
    .values({
      email,
      password_hash: 'not a valid hash',
      first_name: options.firstName ?? 'สมหญิง',
      last_name: options.lastName ?? 'ใจดี',
      mobile_no: options.mobileNo ?? '0812345678',
      locale: options.locale ?? 'th',
      created_at: shop.clock(),
      activated_at: shop.clock(),
    })
    .returning('customer_id')
    .executeTakeFirstOrThrow();
  return { customerId: customer_id, email };
}
