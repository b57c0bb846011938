import type { Selectable } from 'kysely';
import type { Registration } from '#contract/accounts.ts';
import type { Db, Tx } from '../db/database.ts';
import type { Registrations } from '../db/tables.ts';
import { isCustomerDisabled } from './disablement-queries.ts';
import { maxActivationGuesses } from './rules.ts';

export type RegistrationRow = Selectable<Registrations>;

/** What comes with a registration besides its form. */
interface RegistrationExtras {
  passwordHash: string;
  locale: string;
  visitorHash: string | null;
  at: Date;
}

/** @returns the id of the registration */
export async function insertRegistration(
  tx: Tx,
  { email, firstName, lastName, mobileNo, subscriptionFlag, consentFlag }: Registration,
  { passwordHash, locale, visitorHash, at }: RegistrationExtras,
): Promise<string> {
  const row = await tx
    .insertInto('registrations')
    .values({
      email,
      password_hash: passwordHash,
      first_name: firstName,
      last_name: lastName,
      mobile_no: mobileNo,
      subscription_flag: subscriptionFlag,
      consent_flag: consentFlag,
      locale,
      visitor_hash: visitorHash,
      created_at: at,
    })
    .returning('registration_id')
    .executeTakeFirstOrThrow();
  return row.registration_id;
}

export function findRegistration(db: Db, registrationId: string): Promise<RegistrationRow | undefined> {
  return db.selectFrom('registrations').selectAll().where('registration_id', '=', registrationId).executeTakeFirst();
}

/** The newest registrations of an e-mail address, the newest first. */
export function findRegistrations(db: Db, email: string, maximum: number): Promise<RegistrationRow[]> {
  return db
    .selectFrom('registrations')
    .selectAll()
    .where('email', '=', email)
    .orderBy('created_at', 'desc')
    .orderBy('registration_id')
    .limit(maximum)
    .execute();
}

/** The newest registration of an e-mail address by one browser. */
export function findRegistrationOfVisitor(
  db: Db,
  email: string,
  visitorHash: string,
): Promise<RegistrationRow | undefined> {
  return db
    .selectFrom('registrations')
    .selectAll()
    .where('email', '=', email)
    .where('visitor_hash', '=', visitorHash)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertActivationToken(
  tx: Tx,
  token: { hash: string; registrationId: string; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('activation_tokens')
    .values({ token_hash: token.hash, registration_id: token.registrationId, expires_at: token.expiresAt })
    .execute();
}

/**
 * The registration of a mailed token; undefined if the token is unknown, has expired, or was followed with too many wrong passwords.
 */
export function findRegistrationOfToken(db: Db, tokenHash: string, now: Date): Promise<RegistrationRow | undefined> {
  return db
    .selectFrom('activation_tokens')
    .innerJoin('registrations', 'registrations.registration_id', 'activation_tokens.registration_id')
    .selectAll('registrations')
    .where('activation_tokens.token_hash', '=', tokenHash)
    .where('activation_tokens.expires_at', '>', now)
    .where('activation_tokens.guesses', '<', maxActivationGuesses)
    .executeTakeFirst();
}

/**
 * Counts a guess at the password of a mailed token, before it is checked: guesses at the same time do not get past the limit.
 *
 * @returns the guesses that remain; undefined if there was none
 */
export async function takeActivationGuess(db: Db, tokenHash: string): Promise<number | undefined> {
  const token = await db
    .updateTable('activation_tokens')
    .set(({ eb }) => ({ guesses: eb('guesses', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('guesses', '<', maxActivationGuesses)
    .returning('guesses')
    .executeTakeFirst();
  return token && maxActivationGuesses - token.guesses;
}

/**
 * The registration of a mailed token, with all registrations of its e-mail address locked until the transaction ends; undefined if the
 * token is unknown or has expired, or if the link of another registration was followed first.
 */
export async function lockRegistrationOfToken(
  tx: Tx,
  tokenHash: string,
  now: Date,
): Promise<RegistrationRow | undefined> {
  const token = await tx
    .selectFrom('activation_tokens')
    .innerJoin('registrations', 'registrations.registration_id', 'activation_tokens.registration_id')
    .select(['registrations.registration_id', 'registrations.email'])
    .where('activation_tokens.token_hash', '=', tokenHash)
    .where('activation_tokens.expires_at', '>', now)
    .executeTakeFirst();
  if (!token) return undefined;
  const waiting = await lockRegistrations(tx, token.email);
  return waiting.find(({ registration_id }) => registration_id === token.registration_id);
}

/** Locks all registrations that wait for an e-mail address until the transaction ends. */
export function lockRegistrations(tx: Tx, email: string): Promise<RegistrationRow[]> {
  return tx
    .selectFrom('registrations')
    .selectAll()
    .where('email', '=', email)
    .orderBy('registration_id')
    .forUpdate()
    .execute();
}

/** Creates the active customer of a registration. @returns the id; undefined if there is an active or disabled one with this e-mail address */
export async function insertRegisteredCustomer(
  tx: Tx,
  registration: RegistrationRow,
  now: Date,
): Promise<string | undefined> {
  const { registration_id: _, visitor_hash: __, ...columns } = registration;
  const customer = { ...columns, activated_at: now };
  const row = await tx
    .insertInto('customers')
    .values(customer)
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

/** Deletes all registrations of an e-mail address, and with them their links. */
export async function deleteRegistrations(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('registrations').where('email', '=', email).execute();
}
