import type { Locale } from '#contract/locale.ts';
import type { AppContext } from '../app-context.ts';
import type { Db, Tx } from '../db/database.ts';
import { deleteSentMails, insertMail, lockUnsentMail, markFailed, markSent } from './queries.ts';
import { type MailContents, type MailTemplate, renderMail } from './templates.ts';
import { getTransport } from './transport.ts';

export { mailFolder } from './transport.ts';

/** Writes a mail to the outbox, in the transaction of the event; it is sent after the commit, with retries. */
export async function queueMail<Template extends MailTemplate>(
  context: AppContext,
  tx: Tx,
  mail: { recipient: string; locale: Locale; template: Template; content: MailContents[Template] },
): Promise<void> {
  const mailId = await insertMail(tx, { ...mail, at: context.clock() });
  await context.jobs.send(tx, 'send-mail', { mailId });
}

/** Sends one mail of the outbox unless it was sent before. Rejects when the transport fails. */
export async function sendMail(context: AppContext, mailId: string): Promise<void> {
  const failure = await context.db.transaction().execute(async (tx) => {
    const mail = await lockUnsentMail(tx, mailId);
    if (!mail) return undefined;
    const rendered = renderMail(mail.template as MailTemplate, mail.content as never, mail.locale as Locale);
    try {
      await getTransport(context.settings)({ ...rendered, mailId, to: mail.recipient });
    } catch (error) {
      await markFailed(tx, mailId, error instanceof Error ? error.message : String(error));
      return error;
    }
    await markSent(tx, mailId, context.clock());
    return undefined;
  });
  if (failure) throw failure;
}

const sentMailRetentionDays = 90;

/** Deletes mails that were sent more than 90 days ago. */
export function deleteExpiredMails(db: Db, now: Date): Promise<void> {
  return deleteSentMails(db, new Date(now.getTime() - sentMailRetentionDays * 24 * 3_600_000));
}
