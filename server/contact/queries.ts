import type { Selectable } from 'kysely';
import type { Locale, Localised } from '#contract/locale.ts';
import type { Db, Tx } from '../db/database.ts';
import type { ContactMessages } from '../db/tables.ts';

/** A message as it is stored, without its files. */
export interface StoredMessage {
  reference: string;
  /** Of a sender who was signed in. */
  customerId: string | null;
  locale: Locale;
  name: string;
  email: string;
  mobileNo: string | null;
  topic: string;
  topicName: Localised;
  orderId: string | null;
  message: string;
  sentAt: Date;
  /** Null while it is open. */
  answer: { text: string; at: Date; operator: string } | null;
}

/** A page of an attached file. */
export interface AttachmentPage {
  /** 1 is the first file of the message. */
  attachment: number;
  page: number;
  /** JPEG. */
  picture: Uint8Array;
}

export type NewMessage = Omit<StoredMessage, 'topicName' | 'answer'>;

/** Stores a message; false if there is one with its reference. */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<boolean> {
  const inserted = await tx
    .insertInto('contact_messages')
    .values({
      reference: message.reference,
      customer_id: message.customerId,
      locale: message.locale,
      name: message.name,
      email: message.email,
      mobile_no: message.mobileNo,
      topic: message.topic,
      order_id: message.orderId,
      message: message.message,
      sent_at: message.sentAt,
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('reference')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function insertAttachment(tx: Tx, reference: string, page: AttachmentPage): Promise<void> {
  await tx
    .insertInto('contact_attachments')
    .values({ reference, ...page, picture: Buffer.from(page.picture) })
    .execute();
}

/** Which messages are listed. */
export interface MessageFilter {
  status?: 'open' | 'answered' | undefined;
  topic?: string | undefined;
  limit: number;
}

function messages(db: Db) {
  return db
    .selectFrom('contact_messages')
    .innerJoin('contact_topics', 'contact_topics.value', 'contact_messages.topic')
    .selectAll('contact_messages')
    .select('contact_topics.name as topic_name');
}

/** The messages that match, the oldest first. */
export async function selectMessages(db: Db, { status, topic, limit }: MessageFilter): Promise<StoredMessage[]> {
  let query = messages(db).orderBy('sent_at').orderBy('reference').limit(limit);
  if (status !== undefined) query = query.where('answer', status === 'open' ? 'is' : 'is not', null);
  if (topic !== undefined) query = query.where('topic', '=', topic);
  return (await query.execute()).map(messageOf);
}

export async function findMessage(db: Db, reference: string): Promise<StoredMessage | undefined> {
  const row = await messages(db).where('reference', '=', reference).executeTakeFirst();
  return row && messageOf(row);
}

/** The messages of a customer, and those that guests sent with the customer's e-mail address; the oldest first. */
export async function selectMessagesOf(
  db: Db,
  { customerId, email }: { customerId: string; email: string },
): Promise<StoredMessage[]> {
  const rows = await messages(db)
    .where((where) =>
      where.or([
        where('customer_id', '=', customerId),
        where.and([where('customer_id', 'is', null), where('email', '=', email)]),
      ]),
    )
    .orderBy('sent_at')
    .orderBy('reference')
    .execute();
  return rows.map(messageOf);
}

/** Numbers of files by the references of messages that have some. */
export async function countAttachments(db: Db, references: readonly string[]): Promise<Map<string, number>> {
  if (references.length === 0) return new Map();
  const rows = await db
    .selectFrom('contact_attachments')
    .select(['reference', (eb) => eb.fn.max('attachment').as('count')])
    .where('reference', 'in', references)
    .groupBy('reference')
    .execute();
  return new Map(rows.map(({ reference, count }) => [reference, count]));
}

/** The files of a message by page. */
export function selectAttachments(db: Db, reference: string): Promise<AttachmentPage[]> {
  return db
    .selectFrom('contact_attachments')
    .select(['attachment', 'page', 'picture'])
    .where('reference', '=', reference)
    .orderBy('attachment')
    .orderBy('page')
    .execute();
}

/** Stores the answer of an open message; false if it has one. */
export async function setAnswer(
  tx: Tx,
  { reference, text, operator, at }: { reference: string; text: string; operator: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('contact_messages')
    .set({ answer: text, answered_at: at, answered_by: operator })
    .where('reference', '=', reference)
    .where('answer', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes messages with their files. */
export async function deleteMessages(db: Db, references: readonly string[]): Promise<void> {
  if (references.length > 0) await db.deleteFrom('contact_messages').where('reference', 'in', references).execute();
}

export async function deleteMessagesSentBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('contact_messages').where('sent_at', '<', before).execute();
}

/** Deletes the files of messages that were sent before. */
export async function deleteAttachmentsSentBefore(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('contact_attachments')
    .where('reference', 'in', (query) =>
      query.selectFrom('contact_messages').select('reference').where('sent_at', '<', before),
    )
    .execute();
}

function messageOf(row: Selectable<ContactMessages> & { topic_name: unknown }): StoredMessage {
  return {
    reference: row.reference,
    customerId: row.customer_id,
    locale: row.locale as Locale,
    name: row.name,
    email: row.email,
    mobileNo: row.mobile_no,
    topic: row.topic,
    topicName: row.topic_name as Localised,
    orderId: row.order_id,
    message: row.message,
    sentAt: row.sent_at,
    answer:
      row.answer === null || row.answered_at === null || row.answered_by === null
        ? null
        : { text: row.answer, at: row.answered_at, operator: row.answered_by },
  };
}
