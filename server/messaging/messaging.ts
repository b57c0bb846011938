import type { Locale } from '#contract/locale.ts';
import type { AppContext } from '../app-context.ts';
import { type Db, type Tx, transaction } from '../db/database.ts';
import { jobExpirySeconds } from '../jobs/jobs.ts';
import { isAwaitedMail } from './awaited-mails.ts';
import {
  claimMail,
  countMailsTo,
  deleteMailsBefore,
  insertMail,
  lockRecipient,
  markFailed,
  markSent,
  templateOfUnsent,
} from './queries.ts';
import { type MailFile, renderMail } from './render-mail.ts';
import type { MailAttachment, MailContents, MailKind } from './templates/mail-contents.ts';
import { getTransport } from './transport.ts';

export { tryMailServer } from './mail-server-trial.ts';
export { countWaitingMails, deleteMailsAbout, deleteMailsTo } from './queries.ts';
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
export { closeTransport, mailFolder } from './transport.ts';

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
  await context.jobs.send(tx, 'send-mail', { mailId }, { isAwaited: isAwaitedMail(mail.template) });
}

/** Seconds after which the process that claimed a mail counts as gone. */
const claimSeconds = jobExpirySeconds;
/** Milliseconds after which sending a mail is ended, before another process may claim it. */
const sendTimeoutMs = (claimSeconds - 20) * 1000;

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

/** What sending a mail needs of its job and of features above this one. */
export interface MailSending {
  /** Whether the mail is given up if it is not sent now. */
  isLastTry: boolean;
  readAttachment: ReadAttachment;
  /** Runs after the last try failed. */
  onGivenUp: (tx: Tx, template: MailKind) => Promise<void>;
  /** Runs after the mail is sent. */
  onSent: () => Promise<void>;
}

/**
 * Sends one mail of the outbox unless it was sent before; while another process is sending it, looks again later. Rejects when the transport
 * or an attachment fails.
 */
export async function sendMail(
  context: AppContext,
  mailId: string,
  { isLastTry, readAttachment, onGivenUp, onSent }: MailSending,
): Promise<void> {
  try {
    await trySending(context, mailId, { readAttachment, onSent });
  } catch (error) {
    if (isLastTry)
      await transaction(context.db, async (tx) => {
        const template = await templateOfUnsent(tx, mailId);
        // A mail that reports what needs attention must not cause the next one.
        if (template !== undefined && template !== 'attention_notice') await onGivenUp(tx, template as MailKind);
      });
    throw error;
  }
}

async function trySending(
  context: AppContext,
  mailId: string,
  { readAttachment, onSent }: Pick<MailSending, 'readAttachment' | 'onSent'>,
): Promise<void> {
  const signal = AbortSignal.timeout(sendTimeoutMs);
  const at = context.clock();
  const mail = await claimMail(context.db, {
    mailId,
    at,
    claimedBefore: new Date(at.getTime() - claimSeconds * 1000),
  });
  if (!mail) return sendLater(context, mailId);
  try {
    const locale = mail.locale as Locale;
    const rendered = await renderMail(mail.template as MailKind, mail.content as never, locale);
    const attachments = await readAttachments(mail.attachments as MailAttachment[], readAttachment);
    const isAwaited = isAwaitedMail(mail.template);
    const message = { ...rendered, mailId, to: mail.recipient, locale, attachments };
    const send = () => getTransport(context.settings).send(message, { isAwaited, signal });
    await (context.tracing ? context.tracing.measureMail(mail.template, send) : send());
    await markSent(context.db, mailId, context.clock());
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await markFailed(context.db, { mailId, claimedAt: at, error: reason });
    throw error;
  }
  await onSent();
}

/** Looks at a mail that another process has claimed when its claim is over: that process may have ended before the mail was sent. */
async function sendLater({ db, jobs }: AppContext, mailId: string): Promise<void> {
  const template = await templateOfUnsent(db, mailId);
  if (template === undefined) return;
  const options = { afterSeconds: claimSeconds, isAwaited: isAwaitedMail(template) };
  await transaction(db, (tx) => jobs.send(tx, 'send-mail', { mailId }, options));
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

const mailRetentionDays = 90;

/** Deletes mails 90 days after they were sent, and those that were never sent 90 days after they were written. */
export function deleteExpiredMails(db: Db, now: Date): Promise<void> {
  return deleteMailsBefore(db, new Date(now.getTime() - mailRetentionDays * 24 * 3_600_000));
}
