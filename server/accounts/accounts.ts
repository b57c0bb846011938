import type { Profile } from '#contract/accounts.ts';
import type { Locale } from '#contract/locale.ts';
import type { Db } from '../db/database.ts';
import { presentAddresses, readAddresses } from './address-list.ts';
import { deleteExpiredChallenges } from './passkeys/passkey-queries.ts';
import { deleteTokensAndRegistrations, findCustomerById } from './queries.ts';
import { addDuration, inactiveAccountDays, rememberedDeviceDays } from './rules.ts';
import { deleteExpiredSocialSignIns } from './social-sign-in/social-queries.ts';

export { mailAccountLink } from './account-links.ts';
export {
  type CustomerAddress,
  findShippingAddress,
  findShippingAddressIn,
  findTaxpayer,
  presentAddresses,
  readAddresses,
  type Taxpayer,
} from './address-list.ts';
export { listConsents, recordConsents } from './consents.ts';
export { lockAgainstErasure, lockCustomer, lockForErasure } from './customer-lock-queries.ts';
export { setCustomerEnabled } from './disablement.ts';
export { selectDisablements } from './disablement-queries.ts';
export { changeEmail } from './email-address.ts';
export { changeMobileNo } from './mobile-number.ts';
export { mailConfirmation } from './password-sign-in.ts';
export { hashPassword } from './passwords.ts';
export { isPasswordOf, withdrawConsents } from './profile.ts';
export { deleteRegistrations } from './registration-queries.ts';
export { type Device, endSessions, openSession } from './sessions.ts';

/** Where and in which language to write to a customer; null if the customer was deleted. */
export async function findCustomerContact(
  db: Db,
  customerId: string,
): Promise<{ email: string; locale: Locale; firstName: string; lastName: string } | null> {
  const row = await findCustomerById(db, customerId);
  return row
    ? { email: row.email, locale: row.locale as Locale, firstName: row.first_name, lastName: row.last_name }
    : null;
}

/** The customer with addresses; null if the customer was deleted. */
export async function findProfile(db: Db, customerId: string, locale: Locale): Promise<Profile | null> {
  const row = await findCustomerById(db, customerId);
  if (!row) return null;
  return {
    customerId: row.customer_id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    mobileNo: row.mobile_no ?? '',
    language: row.locale as Locale,
    subscriptionFlag: row.subscription_flag,
    consentFlag: row.consent_flag,
    hasPassword: Boolean(row.has_password),
    addressInformation: await presentAddresses(await readAddresses(db, customerId), locale),
  };
}

/** Deletes expired tokens, challenges and social sign-ins, long unused sessions, and registrations that were never activated. */
export async function deleteExpiredTokens(db: Db, now: Date): Promise<void> {
  await deleteExpiredSocialSignIns(db, now);
  await deleteExpiredChallenges(db, now);
  await deleteTokensAndRegistrations(db, {
    now,
    endedBefore: addDuration(now, { days: -rememberedDeviceDays }),
    registeredBefore: addDuration(now, { days: -inactiveAccountDays }),
  });
}
