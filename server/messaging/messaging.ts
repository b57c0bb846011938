import type { Locale } from '#contract/locale.ts';
import type { AppContext } from '../app-context.ts';
import type { Db, Tx } from '../db/database.ts';
import {
  countMailsTo,
  deleteSentMails,
  findUnsentMail,
  insertMail,
  lockRecipient,
  lockUnsentMail,
  markFailed,
  markSent,
} from './queries.ts';
import { type MailFile, renderMail } from './render-mail.ts';
import type { MailAttachment, MailContents, MailKind } from './templates/mail-contents.ts';
import { getTransport } from './transport.ts';

export { tryMailServer } from './mail-server-trial.ts';
export { deleteMailsAbout, deleteMailsTo } from './queries.ts';
export { type MailFile, renderMail } from './render-mail.ts';
export type {
  MailAttachment,
  MailBranch,
  MailContents,
  MailDelivery,
  MailDocument,
  OrderMail,
  OrderMailDetails,
  OrderMailKind,
} from './templates/mail-contents.ts';
export { mailDocuments } from './templates/mail-contents.ts';
export { mailFolder } from './transport.ts';

/**
 * Writes a mail to the outbox, in the transaction of the event; it is sent after the commit, with retries. Its attachments are
 * read when it is sent.
 */
export async function queueMail<Kind extends MailKind>(
  context: AppContext,
  tx: Tx,
  mail: {
    recipient: string;
    locale: Locale;
    template: Kind;
    content: MailContents[Kind];
    attachments?: readonly MailAttachment[];
  },
): Promise<void> {
  const mailId = await insertMail(tx, { attachments: [], ...mail, at: context.clock() });
  await context.jobs.send(tx, 'send-mail', { mailId });
}

/** Mails of one kind per recipient in an hour that anybody can have sent by entering an e-mail address. */
const maxRequestedMails = 3;

/** The same for mails that differ by who requests them, of which each network address gets a share only. */
export const maxSharedMails = 10;

/**
 * Whether a recipient may get another mail of a kind that anybody can request for any address: by default three an hour. Until the transaction ends,
 * others wait that ask the same.
 */
export async function isWithinMailLimit(
  context: Pick<AppContext, 'clock'>,
  tx: Tx,
  { recipient, template, maximum = maxRequestedMails }: { recipient: string; template: MailKind; maximum?: number },
): Promise<boolean> {
  await lockRecipient(tx, recipient, template);
  const since = new Date(context.clock().getTime() - 3_600_000);
  return (await countMailsTo(tx, { recipient, template, since })) < maximum;
}

/** Reads a document that is attached to a mail; undefined if there is none, such as the tax invoice of an order of 0 baht. */
export type ReadAttachment = (attachment: MailAttachment) => Promise<MailFile | undefined>;

/** Sends one mail of the outbox unless it was sent before. Rejects when the transport or an attachment fails. */
export async function sendMail(context: AppContext, mailId: string, readAttachment: ReadAttachment): Promise<void> {
  try {
    const mail = await findUnsentMail(context.db, mailId);
    if (!mail) return;
    const locale = mail.locale as Locale;
    const rendered = await renderMail(mail.template as MailKind, mail.content as never, locale);
    // Before the transaction, in which nothing else could use the embedded database while a document is made.
    const attachments = await readAttachments(mail.attachments as MailAttachment[], readAttachment);
    await context.db.transaction().execute(async (tx) => {
      if (!(await lockUnsentMail(tx, mailId))) return;
      await getTransport(context.settings)({ ...rendered, mailId, to: mail.recipient, locale, attachments });
      await markSent(tx, mailId, context.clock());
    });
  } catch (error) {
    await markFailed(context.db, mailId, error instanceof Error ? error.message : String(error));
    throw error;
  }
}

async function readAttachments(
  attachments: readonly MailAttachment[],
  readAttachment: ReadAttachment,
): Promise<MailFile[]> {
  const files: MailFile[] = [];
  for (const attachment of attachments) {
    const file = await readAttachment(attachment);
    if (file) files.push(file);
  }
  return files;
}

/** A small picture of a product for mails; null if there is none. `image` is a path of the image handler or any URL. */
export function pictureUrl({ settings }: Pick<AppContext, 'settings'>, image: string): string | null {
  if (!image) return null;
  return image.startsWith('/') ? `${settings.origin}${image}?width=160` : image;
}

const sentMailRetentionDays = 90;

/** Deletes mails that were sent more than 90 days ago. */
export function deleteExpiredMails(db: Db, now: Date): Promise<void> {
  return deleteSentMails(db, new Date(now.getTime() - sentMailRetentionDays * 24 * 3_600_000));
}
