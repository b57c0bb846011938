import { type Command, createCommand } from 'commander';
import type { Db } from '../db/database.ts';
import type { CliContext } from './commands.ts';
import { endNow, findEnd, type WindowTable } from './end-queries.ts';
import { timeInBangkok } from './text-table.ts';

/** What an operator ends before its time. */
interface Ended extends WindowTable {
  /** As in messages, such as `promotion`. */
  name: string;
  /** What the help says of it after "end a … now". */
  effect: string;
  /** The argument of the command, such as `<promotion>`, and its help. */
  argument: readonly [name: string, description: string];
  /** The key of what the argument names, if it can be something else; undefined if there is nothing. */
  findKey?: (db: Db, given: string) => Promise<string | undefined>;
}

/** `npm run shop -- NAME end KEY` */
export function endCommand({ withContext, output }: CliContext, ended: Ended): Command {
  const { name, effect, argument, findKey } = ended;
  return createCommand('end')
    .description(`end a ${name} now; ${effect}`)
    .argument(...argument)
    .option('--dry-run', 'report what would change without writing')
    .action(async (given: string, { dryRun = false }: { dryRun?: boolean }, command: Command) => {
      const outcome = await withContext(async ({ db, clock }) => {
        const now = clock();
        const key = findKey ? await findKey(db, given) : given;
        const endsAt = key === undefined ? undefined : await findEnd(db, ended, key);
        if (key === undefined || !endsAt) return { failure: `There is no ${name} ${given}.` };
        if (endsAt <= now) return { failure: `${key} has ended before, at ${timeInBangkok(endsAt)}.` };
        if (!dryRun) await endNow(db, ended, key, now);
        return { key };
      });
      if (outcome.failure !== undefined) command.error(outcome.failure);
      output.write(dryRun ? `${outcome.key} would end now; nothing was written.\n` : `${outcome.key} has ended.\n`);
    });
}
