import type { ProfileInput } from '#contract/profile.ts';
import type { AppContext } from '../app-context.ts';
import { type Db, type Tx, transaction } from '../db/database.ts';
import { recordConsents } from './consents.ts';
import { findPasswordHash } from './password-queries.ts';
import { verifyPassword } from './passwords.ts';
import { clearConsentFlags, updateProfile, updateSubscription } from './profile-queries.ts';

/** Changes a customer's name and, if given, the language of mails. @returns false if the customer was erased */
export function changeProfile(
  { db }: Pick<AppContext, 'db'>,
  customerId: string,
  input: ProfileInput,
): Promise<boolean> {
  return updateProfile(db, customerId, input);
}

/** Subscribes a customer to the newsletter or unsubscribes, and records the consent. */
export async function changeSubscription(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  customerId: string,
  isSubscribed: boolean,
): Promise<void> {
  await transaction(db, async (tx) => {
    await updateSubscription(tx, customerId, isSubscribed);
    await recordConsents(tx, customerId, clock(), ['newsletter']);
  });
}

/** Withdraws every consent of a customer. */
export async function withdrawConsents(tx: Tx, customerId: string, at: Date): Promise<void> {
  await clearConsentFlags(tx, customerId);
  await recordConsents(tx, customerId, at);
}

/** Whether a password is that of a customer; false if there is none. */
export async function isPasswordOf(db: Db, customerId: string, password: string): Promise<boolean> {
  return verifyPassword(password, await findPasswordHash(db, customerId));
}
