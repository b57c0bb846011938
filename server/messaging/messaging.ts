import type { Locale } from '#contract/locale.ts';
import type { Db, Tx } from '../db/database.ts';
import type { Shop } from '../shop.ts';
import { deleteSentMails, insertMail, lockUnsentMail, markFailed, markSent } from './queries.ts';
import { type MailContents, type MailTemplate, renderMail } from './templates.ts';
import { transportOf } from './transport.ts';

export { mailFolder } from './transport.ts';

/** Writes a mail to the outbox, in the transaction that it tells of; it is sent after the commit, with retries (behaviour 5). */
export async function queueMail<Template extends MailTemplate>(
  shop: Shop,
  tx: Tx,
  mail: { recipient: string; locale: Locale; template: Template; content: MailContents[Template] },
): Promise<void> {
  const mailId = await insertMail(tx, { ...mail, at: shop.clock() });
  await shop.jobs.send(tx, 'send-mail', { mailId });
}

/** Sends one mail of the outbox; one that was sent already is left alone. Rejects when the transport refuses it. */
export async function sendMail(shop: Shop, mailId: string): Promise<void> {
  const failure = await shop.db.transaction().execute(async (tx) => {
    const mail = await lockUnsentMail(tx, mailId);
    if (!mail) return undefined;
    const rendered = renderMail(mail.template as MailTemplate, mail.content as never, mail.locale as Locale);
    try {
      await transportOf(shop.settings)({ ...rendered, mailId, to: mail.recipient });
    } catch (error) {
      await markFailed(tx, mailId, error instanceof Error ? error.message : String(error));
      return error;
    }
    await markSent(tx, mailId, shop.clock());
    return undefined;
  });
  if (failure) throw failure;
}

/** Days that a sent mail is kept. */
const sentMailDays = 90;

/** Forgets mails that were sent long ago. */
export function forgetOldMails(db: Db, now: Date): Promise<void> {
  return deleteSentMails(db, new Date(now.getTime() - sentMailDays * 24 * 3_600_000));
}
