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

/** The mail; undefined if it was sent. */
export function findUnsentMail(db: Db, mailId: string) {
  return unsentMail(db, mailId).executeTakeFirst();
}

/** The mail, locked until the transaction ends; undefined if it was sent or another process is sending it. */
export function lockUnsentMail(tx: Tx, mailId: string) {
  return unsentMail(tx, mailId).forUpdate().skipLocked().executeTakeFirst();
}

function unsentMail(db: Db, mailId: string) {
  return db.selectFrom('mails').selectAll().where('mail_id', '=', mailId).where('sent_at', 'is', null);
}

/** Removes links with tokens, the pickup code and what a sender wrote to the shop from a sent mail: the outbox keeps no secrets. */
export async function markSent(tx: Tx, mailId: string, at: Date): Promise<void> {
  await tx
    .updateTable('mails')
    .set({
      sent_at: at,
      attempts: sql`attempts + 1`,
      last_error: null,
      content: sql`content - 'activateUrl' - 'resetUrl' - 'confirmUrl' - 'unsubscribeUrl' - 'pickup' - 'code' - 'sender'`,
    })
    .where('mail_id', '=', mailId)
    .execute();
}

export async function markFailed(db: Db, mailId: string, error: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ attempts: sql`attempts + 1`, last_error: error })
    .where('mail_id', '=', mailId)
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

export async function deleteSentMails(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('mails').where('sent_at', '<', before).execute();
}
