import { type Command, createCommand, InvalidArgumentError, Option } from 'commander';
import type { CliContext } from '../../import-export/commands.ts';
import { table, timeInBangkok } from '../../import-export/text-table.ts';
import { countAttachments, type MessageFilter, type StoredMessage, selectMessages } from '../queries.ts';
import { findTopicName } from '../topic-queries.ts';

interface ListOptions {
  status: 'open' | 'answered' | 'all';
  topic?: string;
  limit: number;
}

/** `npm run shop -- messages list`: prints messages, the oldest first. */
export function listMessagesCommand({ withContext, output }: CliContext): Command {
  return createCommand('list')
    .description('list messages, the oldest first; by default those without an answer; times in Bangkok')
    .addOption(new Option('--status <status>', 'which messages').choices(['open', 'answered', 'all']).default('open'))
    .option('--topic <value>', 'only those of a topic, such as order-delivery')
    .option('--limit <number>', 'at most so many', limitOf, 100)
    .action(async ({ status, topic, limit }: ListOptions, command: Command) => {
      const found = await withContext(async ({ db }) => {
        if (topic !== undefined && !(await findTopicName(db, topic))) return undefined;
        const filter: MessageFilter = { status: status === 'all' ? undefined : status, topic, limit };
        const messages = await selectMessages(db, filter);
        const files = await countAttachments(
          db,
          messages.map(({ reference }) => reference),
        );
        return messages.map((message) => cellsOf(message, files.get(message.reference) ?? 0));
      });
      if (!found) command.error(`There is no topic ${topic}.`);
      else output.write(table([['MESSAGE', 'STATUS', 'SENT', 'TOPIC', 'ORDER', 'FILES', 'FROM'], ...found]));
    });
}

function cellsOf({ reference, answer, sentAt, topic, orderId, name, email }: StoredMessage, files: number): string[] {
  const status = answer ? 'answered' : 'open';
  return [reference, status, timeInBangkok(sentAt), topic, orderId ?? '', String(files), `${name} <${email}>`];
}

function limitOf(text: string): number {
  const limit = Number(text);
  if (!Number.isInteger(limit) || limit < 1 || limit > 1000)
    throw new InvalidArgumentError('It must be an integer from 1 to 1000.');
  return limit;
}
