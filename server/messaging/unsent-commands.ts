import { type Command, createCommand } from 'commander';
import type { AppContext } from '../app-context.ts';
import { type Db, transaction } from '../db/database.ts';
import type { CliContext } from '../import-export/commands.ts';
import { table, timeInBangkok } from '../import-export/text-table.ts';
import { isAwaitedMail } from './awaited-mails.ts';
import { findUnsentMails, type UnsentMail } from './queries.ts';

/** The environment of the commands about mails that were not sent. */
export interface UnsentMailsCliContext extends CliContext {
  withShop<T>(work: (context: AppContext) => Promise<T>): Promise<T>;
}

const maxListed = 1000;

/** `npm run shop -- mails list` */
export function listMailsCommand({ withContext, output, errors }: UnsentMailsCliContext): Command {
  return createCommand('list')
    .description('list the mails that were not sent, the oldest first; times in Bangkok')
    .option('--json', 'one JSON object for each mail; times in UTC')
    .action(({ json = false }: { json?: boolean }) =>
      withContext(async ({ db }) => {
        const found = await findUnsentMails(db, { limit: maxListed + 1 });
        const mails = found.slice(0, maxListed);
        if (json) for (const mail of mails) output.write(`${JSON.stringify(rowOf(mail))}\n`);
        else output.write(table([['ID', 'MAIL', 'TO', 'WRITTEN', 'TRIES', 'ERROR'], ...mails.map(cellsOf)]));
        if (found.length > maxListed) errors.write(`There are more than ${maxListed}.\n`);
      }),
    );
}

function rowOf({ mailId, template, recipient, createdAt, attempts, lastError }: UnsentMail) {
  return { id: mailId, mail: template, to: recipient, createdAt: createdAt.toISOString(), tries: attempts, lastError };
}

function cellsOf({ mailId, template, recipient, createdAt, attempts, lastError }: UnsentMail): string[] {
  return [mailId, template, recipient, timeInBangkok(createdAt), String(attempts), lastError ?? ''];
}

const help = `
A mail that was given up is tried ten times again; one that waits for its next try is tried at once. Running servers send them. What needs
attention about a mail is closed when it is sent.`;

/** `npm run shop -- mails resend` */
export function resendMailsCommand({ withShop, output, errors, markFailed }: UnsentMailsCliContext): Command {
  return createCommand('resend')
    .description('try again to send mails that were not sent')
    .argument('[id...]', 'ids, as mails list prints them')
    .option('--all', 'all of them, besides those with links and codes that nobody waits for any more')
    .option('--dry-run', 'change nothing')
    .addHelpText('after', help)
    .action((ids: string[], { all = false, dryRun = false }: { all?: boolean; dryRun?: boolean }, command: Command) => {
      if (all === ids.length > 0) command.error('Give ids, or --all.');
      return withShop(async (context) => {
        const mails = all ? await findAll(context.db) : await findUnsentMails(context.db, { ids });
        for (const id of ids)
          if (!mails.some(({ mailId }) => mailId === id)) {
            errors.write(`There is no mail ${id} that was not sent.\n`);
            markFailed();
          }
        for (const mail of mails) {
          if (!dryRun) await resend(context, mail);
          output.write(
            `${mail.mailId} ${dryRun ? 'would be' : 'is'} tried again: ${mail.template} to ${mail.recipient}\n`,
          );
        }
        output.write(
          `${mails.length} ${mails.length === 1 ? 'mail' : 'mails'}${dryRun ? '; nothing was changed' : ''}\n`,
        );
      });
    });
}

async function findAll(db: Db): Promise<UnsentMail[]> {
  return (await findUnsentMails(db)).filter(({ template }) => !isAwaitedMail(template));
}

function resend({ db, jobs }: AppContext, { mailId, template }: UnsentMail): Promise<void> {
  return transaction(db, (tx) => jobs.send(tx, 'send-mail', { mailId }, { isAwaited: isAwaitedMail(template) }));
}
