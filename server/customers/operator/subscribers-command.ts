import { Readable } from 'node:stream';
import { type Command, createCommand } from 'commander';
import { snapshot } from '../../db/database.ts';
import {
  type CliContext,
  exportFormat,
  file,
  formatOf,
  personalFile,
  writeText,
} from '../../import-export/commands.ts';
import { type Format, serialiseRows } from '../../import-export/formats.ts';
import { showProgress } from '../../import-export/progress.ts';
import { type Subscriber, subscribers } from '../queries.ts';

const columns = {
  email: { cell: 'text' },
  first_name: { cell: 'text' },
  last_name: { cell: 'text' },
  language: { cell: 'text' },
  subscribed_at: { cell: 'text' },
} as const;

const help = `
One row for each active customer who is subscribed now, by e-mail address, with the columns ${Object.keys(columns).join(', ')}.
language is that of mails, th or en; subscribed_at is when the customer last subscribed, ISO 8601 in UTC.
Customers unsubscribe in their profile: write the file again before each mailing.`;

/** `npm run shop -- customers subscribers`: writes who gets the newsletter, as of one instant. */
export function subscribersCommand(cli: CliContext): Command {
  return createCommand('subscribers')
    .description('write the subscribers of the newsletter to a file')
    .addArgument(file)
    .addOption(exportFormat)
    .addHelpText('after', help)
    .action(async (path: string | undefined, options: { format?: Format }) => {
      const format = formatOf(path, options.format);
      const progress = showProgress(cli.errors, 'subscribers');
      let count = 0;
      const rows = async function* (batches: ReturnType<typeof subscribers>) {
        for await (const batch of batches) {
          yield batch.map(rowOf);
          count += batch.length;
          progress.done(count);
        }
      };
      await cli.withContext(({ db }) =>
        snapshot(db, (tx) =>
          writeText(
            Readable.from(serialiseRows(rows(subscribers(tx)), format, columns)),
            path,
            cli.output,
            personalFile,
          ),
        ),
      );
      progress.line(`${count} subscribers`);
    });
}

function rowOf({ subscribed_at, ...person }: Subscriber): Record<keyof typeof columns, string | null> {
  return { ...person, subscribed_at: subscribed_at?.toISOString() ?? null };
}
