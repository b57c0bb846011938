import type { AppContext } from '../app-context.ts';
import { type Db, type Tx, transaction } from '../db/database.ts';
import { deleteMailsAbout, type MailContents, queueMail } from '../messaging/messaging.ts';
import {
  countAttachments,
  deleteAttachmentsSentBefore,
  deleteMessages,
  deleteMessagesSentBefore,
  type StoredMessage,
  selectMessagesOf,
  setAnswer,
} from './queries.ts';

/** A message with the number of its files. */
export type MessageOfCustomer = StoredMessage & { attachments: number };

/** The messages of a customer, and those that guests sent with the customer's proved e-mail address; the oldest first. */
export async function readMessagesOf(
  db: Db,
  customer: { customerId: string; email: string },
): Promise<MessageOfCustomer[]> {
  const messages = await selectMessagesOf(db, customer);
  const counts = await countAttachments(
    db,
    messages.map(({ reference }) => reference),
  );
  return messages.map((message) => ({ ...message, attachments: counts.get(message.reference) ?? 0 }));
}

/** Deletes what `readMessagesOf` returns, with files, answers and mails about them. */
export async function deleteMessagesOf(tx: Tx, customer: { customerId: string; email: string }): Promise<void> {
  const references = (await selectMessagesOf(tx, customer)).map(({ reference }) => reference);
  await deleteMessages(tx, references);
  await deleteMailsAbout(tx, references);
}

const attachmentRetentionDays = 180;
const messageRetentionDays = 730;

/** Deletes files 180 days, and messages 730 days after they were sent. */
export async function deleteExpiredMessages(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);
  await deleteAttachmentsSentBefore(db, daysAgo(attachmentRetentionDays));
  await deleteMessagesSentBefore(db, daysAgo(messageRetentionDays));
}

/** The mail with which an answer goes out. */
export function answerMail(
  { name, reference, message, sentAt }: StoredMessage,
  answer: string,
): MailContents['contact_answered'] {
  return { firstName: name, reference, answer, message, sentAt: sentAt.toISOString() };
}

/** Stores the answer of an open message and mails it to the sender; false if the message has one already. */
export async function answerMessage(
  context: AppContext,
  message: StoredMessage,
  { text, operator }: { text: string; operator: string },
): Promise<boolean> {
  return transaction(context.db, async (tx) => {
    const { reference, email: recipient, locale } = message;
    if (!(await setAnswer(tx, { reference, text, operator, at: context.clock() }))) return false;
    const content = answerMail(message, text);
    await queueMail(context, tx, { recipient, locale, template: 'contact_answered', content });
    return true;
  });
}
