import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';

export async function insertMail(
  tx: Tx,
  mail: {
    recipient: string;
    locale: string;
    template: string;
    content: unknown;
    attachments: readonly unknown[];
    at: Date;
  },
): Promise<string> {
  const { mail_id } = await tx
    .insertInto('mails')
    .values({
      recipient: mail.recipient,
      locale: mail.locale,
      template: mail.template,
      content: JSON.stringify(mail.content),
      attachments: JSON.stringify(mail.attachments),
      created_at: mail.at,
    })
    .returning('mail_id')
    .executeTakeFirstOrThrow();
  return mail_id;
}

/** Lets other transactions that count mails of this kind to the recipient wait until this one ends. */
export async function lockRecipient(tx: Tx, recipient: string, template: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mail ${template} ${recipient}`}, 0))`.execute(tx);
}

export async function countMailsTo(
  tx: Tx,
  { recipient, template, since }: { recipient: string; template: string; since: Date },
): Promise<number> {
  const row = await tx
    .selectFrom('mails')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('recipient', '=', recipient)
    .where('template', '=', template)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/**
 * Claims a mail for sending; undefined if it was sent or another process has claimed it since `claimedBefore`. No transaction stays open while it is
 * sent: a slow mail server would occupy the shop's connections to the database.
 */
export function claimMail(db: Db, { mailId, at, claimedBefore }: { mailId: string; at: Date; claimedBefore: Date }) {
  return db
    .updateTable('mails')
    .set({ claimed_at: at })
    .where('mail_id', '=', mailId)
    .where('sent_at', 'is', null)
    .where((eb) => eb.or([eb('claimed_at', 'is', null), eb('claimed_at', '<', claimedBefore)]))
    .returningAll()
    .executeTakeFirst();
}

/** The template of a mail that was not sent; undefined if it was, or is there no more. */
export async function templateOfUnsent(db: Db, mailId: string): Promise<string | undefined> {
  const mail = await db
    .selectFrom('mails')
    .select('template')
    .where('mail_id', '=', mailId)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return mail?.template;
}

/** Removes links with tokens, the pickup code and what a sender wrote to the shop from a sent mail: the outbox keeps no secrets. */
export async function markSent(db: Db, mailId: string, at: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({
      sent_at: at,
      claimed_at: null,
      attempts: sql`attempts + 1`,
      last_error: null,
      content: sql`content - 'activateUrl' - 'resetUrl' - 'confirmUrl' - 'unsubscribeUrl' - 'pickup' - 'code' - 'sender'`,
    })
    .where('mail_id', '=', mailId)
    .execute();
}

/** Stores why a mail was not sent, unless another process has claimed it since, or it was sent. */
export async function markFailed(
  db: Db,
  { mailId, claimedAt, error }: { mailId: string; claimedAt: Date; error: string },
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ attempts: sql`attempts + 1`, last_error: error, claimed_at: null })
    .where('mail_id', '=', mailId)
    .where('claimed_at', '=', claimedAt)
    .where('sent_at', 'is', null)
    .execute();
}

/** Deletes all mails to an address, unsent ones included. */
export async function deleteMailsTo(tx: Tx, recipient: string): Promise<void> {
  await tx.deleteFrom('mails').where('recipient', '=', recipient).execute();
}

/** Deletes the mails about these messages, to their senders and to the shop, unsent ones included. */
export async function deleteMailsAbout(tx: Tx, references: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('mails')
    .where('template', 'in', ['contact_received', 'contact_notice', 'contact_answered'])
    .where(sql<boolean>`content ->> 'reference' = any (${references}::text[])`)
    .execute();
}

/** Deletes mails that were sent, or written but never sent, before a time. */
export async function deleteMailsBefore(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('mails')
    .where((eb) => eb(eb.fn.coalesce('sent_at', 'created_at'), '<', before))
    .execute();
}

/** Mails that were not sent, also those that were given up. */
export async function countWaitingMails(db: Db): Promise<number> {
  const row = await db
    .selectFrom('mails')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** A mail of the outbox that was not sent. */
export interface UnsentMail {
  mailId: string;
  template: string;
  recipient: string;
  createdAt: Date;
  /** How often it was tried. */
  attempts: number;
  /** Why the last try failed; null before the first has ended. */
  lastError: string | null;
}

/** Mails that were not sent, the oldest first: all, or those of these ids. */
export function findUnsentMails(
  db: Db,
  { ids, limit }: { ids?: readonly string[]; limit?: number } = {},
): Promise<UnsentMail[]> {
  return db
    .selectFrom('mails')
    .select([
      'mail_id as mailId',
      'template',
      'recipient',
      'created_at as createdAt',
      'attempts',
      'last_error as lastError',
    ])
    .where('sent_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`mail_id::text = any (${ids}::text[])`))
    .orderBy('created_at')
    .orderBy('mail_id')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
}
