import { randomInt } from 'node:crypto';
import type { ContactMessage } from '#contract/contact.ts';
import type { Locale } from '#contract/locale.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { shop } from '#contract/shop.ts';
import type { AppContext } from '../app-context.ts';
import type { Tx } from '../db/database.ts';
import { isWithinMailLimit, queueMail } from '../messaging/messaging.ts';
import { type FileReader, retryAfterSeconds, type TaskRequest } from '../uploads/uploads.ts';
import { type AttachmentPage, insertAttachment, insertMessage, type NewMessage } from './queries.ts';
import { findTopicName } from './topic-queries.ts';

/** Without characters that look alike. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const codeLength = 8;

const fileRefusals = {
  type_not_supported: 'attachment_type_not_supported',
  heic_not_supported: 'attachment_heic_not_supported',
  not_readable: 'attachment_not_readable',
} as const;

const queueRefusals = {
  too_many_requests: fail('too_many_requests', { retryAfterSeconds }),
  unavailable: fail('service_unavailable', { retryAfterSeconds }),
};

type AttachmentRefusal =
  | (typeof fileRefusals)[keyof typeof fileRefusals]
  | (typeof queueRefusals)[keyof typeof queueRefusals]['code'];

/** The pages of uploaded files; the first file that is refused ends it, with its index in the data of the failure. */
export async function readAttachments(
  reader: FileReader,
  files: readonly Uint8Array[],
  request: TaskRequest,
): Promise<Result<AttachmentPage[], AttachmentRefusal>> {
  const pages: AttachmentPage[] = [];
  for (const [index, file] of files.entries()) {
    const read = await reader.read(file, request);
    if (read === 'too_many_requests' || read === 'unavailable') return queueRefusals[read];
    if (typeof read === 'string') return fail(fileRefusals[read], { data: { attachment: index } });
    pages.push(...read.pictures.map((picture, page) => ({ attachment: index + 1, page: page + 1, picture })));
  }
  return ok(pages);
}

/** What a sender sends. */
export interface Sending {
  message: ContactMessage;
  pages: readonly AttachmentPage[];
  /** Null if the sender is not signed in. */
  customerId: string | null;
  locale: Locale;
}

/** Stores a message, mails its reference to the sender and the message to the shop. */
export async function sendMessage(
  context: AppContext,
  tx: Tx,
  { message, pages, customerId, locale }: Sending,
): Promise<Result<{ reference: string }, 'validation_failed'>> {
  const topic = await findTopicName(tx, message.topic);
  if (!topic) return fail('validation_failed', { fields: { topic: ['not_valid'] } });
  const stored = await insertWithReference(tx, {
    ...message,
    mobileNo: message.mobileNo ?? null,
    orderId: message.orderId ?? null,
    customerId,
    locale,
    sentAt: context.clock(),
  });
  for (const page of pages) await insertAttachment(tx, stored.reference, page);
  await mailReceived(context, tx, stored, topic[locale]);
  await mailNotice(context, tx, stored, {
    topic: topic.th,
    attachments: new Set(pages.map((page) => page.attachment)).size,
  });
  return ok({ reference: stored.reference });
}

async function insertWithReference(tx: Tx, message: Omit<NewMessage, 'reference'>): Promise<NewMessage> {
  for (;;) {
    const code = Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');
    const stored = { ...message, reference: `M${code}` };
    if (await insertMessage(tx, stored)) return stored;
  }
}

/** Anybody can enter the address of a stranger, who gets at most three mails an hour, with nothing that the sender typed. */
async function mailReceived(context: AppContext, tx: Tx, message: NewMessage, topic: string): Promise<void> {
  const { email: recipient, locale, reference, sentAt } = message;
  const template = 'contact_received';
  if (!(await isWithinMailLimit(context, tx, { recipient, template }))) return;
  const content = { reference, topic, sentAt: sentAt.toISOString() };
  await queueMail(context, tx, { recipient, locale, template, content });
}

async function mailNotice(
  context: AppContext,
  tx: Tx,
  { reference, name, email, mobileNo, orderId, message, sentAt }: NewMessage,
  { topic, attachments }: { topic: string; attachments: number },
): Promise<void> {
  await queueMail(context, tx, {
    recipient: shop.contactEmail,
    // The language of the shop.
    locale: 'th',
    template: 'contact_notice',
    content: {
      reference,
      topic,
      sentAt: sentAt.toISOString(),
      sender: { name, email, mobileNo, orderId, message, attachments },
    },
  });
}
