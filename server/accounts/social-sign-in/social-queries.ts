import type { AttemptPurpose, Provider, SocialProfile } from '#contract/social-sign-in.ts';
import type { Db, Tx } from '../../db/database.ts';
import { isCustomerDisabled } from '../disablement-queries.ts';
import type { Attempt } from './provider.ts';

export async function insertAttempt(
  db: Db,
  attempt: Omit<Attempt, 'state'> & {
    stateHash: string;
    visitorHash: string;
    /** Of the session in which the visitor begins; null for a guest. */
    customerId: string | null;
    provider: Provider;
    purpose: AttemptPurpose;
    expiresAt: Date;
  },
): Promise<void> {
  await db
    .insertInto('sign_in_attempts')
    .values({
      state_hash: attempt.stateHash,
      visitor_hash: attempt.visitorHash,
      customer_id: attempt.customerId,
      provider: attempt.provider,
      purpose: attempt.purpose,
      nonce: attempt.nonce,
      code_verifier: attempt.codeVerifier,
      expires_at: attempt.expiresAt,
    })
    .execute();
}

/** Removes the attempt of a visitor at a provider, so that it works once. @returns undefined if there is none or it has expired */
export function takeAttempt(
  db: Db,
  { stateHash, visitorHash, provider, now }: { stateHash: string; visitorHash: string; provider: Provider; now: Date },
) {
  return db
    .deleteFrom('sign_in_attempts')
    .where('state_hash', '=', stateHash)
    .where('visitor_hash', '=', visitorHash)
    .where('provider', '=', provider)
    .where('expires_at', '>', now)
    .returning(['purpose', 'nonce', 'code_verifier', 'customer_id'])
    .executeTakeFirst();
}

/** @returns the id of the customer who has linked an account of a provider */
export async function findLinkedCustomer(db: Db, provider: Provider, subject: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('linked_accounts')
    .select('customer_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.customer_id;
}

/** @returns false if there is a link already: of this person to any customer, or of the customer to any person at the provider */
export async function insertLinkedAccount(
  tx: Tx,
  link: { provider: Provider; subject: string; customerId: string; label: string; at: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('linked_accounts')
    .values({
      provider: link.provider,
      subject: link.subject,
      customer_id: link.customerId,
      label: link.label,
      linked_at: link.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('provider')
    .executeTakeFirst();
  return row !== undefined;
}

export function listLinkedAccounts(db: Db, customerId: string) {
  return db
    .selectFrom('linked_accounts')
    .select(['provider', 'label', 'linked_at'])
    .where('customer_id', '=', customerId)
    .orderBy('linked_at')
    .orderBy('provider')
    .execute();
}

/** Whether the customer has a password; undefined if there is no such customer. */
export async function hasPassword(db: Db, customerId: string): Promise<boolean | undefined> {
  const row = await db
    .selectFrom('customers')
    .select((eb) => eb('password_hash', 'is not', null).as('has_password'))
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row && Boolean(row.has_password);
}

export async function deleteLinkedAccount(tx: Tx, customerId: string, provider: Provider): Promise<void> {
  await tx
    .deleteFrom('linked_accounts')
    .where('customer_id', '=', customerId)
    .where('provider', '=', provider)
    .execute();
}

/** The person of an account that was made without a registration form. */
export interface NewAccount {
  email: string;
  firstName: string;
  lastName: string;
  mobileNo: string | null;
  subscriptionFlag: boolean;
  locale: string;
  at: Date;
}

/**
 * A customer who was never activated is replaced: a stranger may have registered the address.
 *
 * @returns the id of the active customer; undefined if the e-mail address has an active or disabled one already
 */
export async function insertActiveCustomer(
  tx: Tx,
  { email, firstName, lastName, mobileNo, subscriptionFlag, locale, at }: NewAccount,
): Promise<string | undefined> {
  const customer = {
    password_hash: null,
    first_name: firstName,
    last_name: lastName,
    mobile_no: mobileNo,
    subscription_flag: subscriptionFlag,
    consent_flag: true,
    locale,
    activated_at: at,
  };
  const row = await tx
    .insertInto('customers')
    .values({ email, created_at: at, ...customer })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet(customer)
        .where('customers.activated_at', 'is', null)
        .where(({ not }) => not(isCustomerDisabled)),
    )
    .returning('customer_id')
    .executeTakeFirst();
  return row?.customer_id;
}

/** Locks the customer of an e-mail address. */
export function lockCustomerByEmail(tx: Tx, email: string) {
  return tx
    .selectFrom('customers')
    .select('customer_id')
    .where('email', '=', email)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Stores whom a provider identified, in place of the visitor's last one. */
export async function savePendingIdentity(
  tx: Tx,
  pending: {
    visitorHash: string;
    customerId: string | null;
    provider: Provider;
    subject: string;
    purpose: AttemptPurpose;
    email: string | null;
    firstName: string;
    lastName: string;
    expiresAt: Date;
  },
): Promise<void> {
  const columns = {
    customer_id: pending.customerId,
    provider: pending.provider,
    subject: pending.subject,
    purpose: pending.purpose,
    email: pending.email,
    first_name: pending.firstName,
    last_name: pending.lastName,
    profile: null,
    code_hash: null,
    code_expires_at: null,
    misses: 0,
    expires_at: pending.expiresAt,
  };
  await tx
    .insertInto('pending_identities')
    .values({ visitor_hash: pending.visitorHash, ...columns })
    .onConflict((conflict) => conflict.column('visitor_hash').doUpdateSet(columns))
    .execute();
}

/** Whose pending identity it is: that of a customer is found in a session of this customer only, that of a guest also after a sign-in. */
export interface PendingIdentityOwner {
  visitorHash: string;
  /** Of the session; undefined for a guest. */
  customerId: string | undefined;
}

export function findPendingIdentity(db: Db, owner: PendingIdentityOwner, now: Date) {
  return pendingIdentityOf(db, owner, now).executeTakeFirst();
}

export function lockPendingIdentity(tx: Tx, owner: PendingIdentityOwner, now: Date) {
  return pendingIdentityOf(tx, owner, now).forUpdate().executeTakeFirst();
}

function pendingIdentityOf(db: Db, { visitorHash, customerId }: PendingIdentityOwner, now: Date) {
  return db
    .selectFrom('pending_identities')
    .selectAll()
    .where('visitor_hash', '=', visitorHash)
    .where((eb) => eb.or([eb('customer_id', 'is', null), ...(customerId ? [eb('customer_id', '=', customerId)] : [])]))
    .where('expires_at', '>', now);
}

/** Stores the filled in profile with the code that was mailed to its address; null if none was, `unchanged` if the earlier one still is its. */
export async function saveProfile(
  tx: Tx,
  visitorHash: string,
  { profile, code }: { profile: SocialProfile; code: { hash: string; expiresAt: Date } | null | 'unchanged' },
): Promise<void> {
  await tx
    .updateTable('pending_identities')
    .set({
      profile: JSON.stringify(profile),
      ...(code !== 'unchanged' && {
        code_hash: code?.hash ?? null,
        code_expires_at: code?.expiresAt ?? null,
        misses: 0,
      }),
    })
    .where('visitor_hash', '=', visitorHash)
    .execute();
}

export async function countMiss(tx: Tx, visitorHash: string): Promise<void> {
  await tx
    .updateTable('pending_identities')
    .set((eb) => ({ misses: eb('misses', '+', 1) }))
    .where('visitor_hash', '=', visitorHash)
    .execute();
}

export async function deletePendingIdentity(db: Db, visitorHash: string): Promise<void> {
  await db.deleteFrom('pending_identities').where('visitor_hash', '=', visitorHash).execute();
}

export async function deletePendingIdentityOfGuest(db: Db, visitorHash: string): Promise<void> {
  await db
    .deleteFrom('pending_identities')
    .where('visitor_hash', '=', visitorHash)
    .where('customer_id', 'is', null)
    .execute();
}

export async function deleteExpiredSocialSignIns(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('expires_at', '<', now).execute();
  await db.deleteFrom('pending_identities').where('expires_at', '<', now).execute();
}
