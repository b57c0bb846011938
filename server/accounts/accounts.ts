import type { Profile } from '#contract/accounts.ts';
import type { Locale } from '#contract/locale.ts';
import type { Db } from '../db/database.ts';
import { addressesOf } from './address-list.ts';
import { customerById, deleteOldTokens } from './queries.ts';
import { addTime, unconfirmedDays } from './rules.ts';

export { addressesOf, addressOf, type CustomerAddress } from './address-list.ts';
export { hashPassword } from './passwords.ts';

/** Whom and in which language to write to; null where the customer is gone. */
export async function customerContact(
  db: Db,
  customerId: string,
): Promise<{ email: string; locale: Locale; firstName: string; lastName: string } | null> {
  const row = await customerById(db, customerId);
  return row
    ? { email: row.email, locale: row.locale as Locale, firstName: row.first_name, lastName: row.last_name }
    : null;
}

/** The customer with addresses; null where the customer is gone. */
export async function profileOf(db: Db, customerId: string, locale: Locale): Promise<Profile | null> {
  const row = await customerById(db, customerId);
  if (!row) return null;
  return {
    customerId: row.customer_id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    mobileNo: row.mobile_no,
    subscriptionFlag: row.subscription_flag,
    consentFlag: row.consent_flag,
    addressInformation: await addressesOf(db, customerId, locale),
  };
}

/** Forgets tokens that are over, and registrations that nobody confirmed. */
export function forgetOldTokens(db: Db, now: Date): Promise<void> {
  return deleteOldTokens(db, now, addTime(now, { days: -unconfirmedDays }));
}
