import { type Command, createCommand } from 'commander';
import type { Db } from '../db/database.ts';
import type { CliContext } from './commands.ts';
import { timeInBangkok } from './text-table.ts';

/** What an operator ends before its time. */
interface Ended {
  /** As in messages, such as `promotion`. */
  name: string;
  /** What the help says of it after "end a … now". */
  effect: string;
  /** The argument of the command, such as `<promotion>`, and its help. */
  argument: readonly [name: string, description: string];
  /** Finds it by the argument: its own key and when it ends. */
  find(db: Db, given: string): Promise<{ key: string; endsAt: Date } | undefined>;
  /** Ends it, unless it has ended. One that has not begun gets a window that is over. */
  end(db: Db, key: string, now: Date): Promise<void>;
}

/** `npm run shop -- NAME end KEY` */
export function endCommand({ withContext, output }: CliContext, { name, effect, argument, find, end }: Ended): Command {
  return createCommand('end')
    .description(`end a ${name} now; ${effect}`)
    .argument(...argument)
    .option('--dry-run', 'report what would change without writing')
    .action(async (given: string, { dryRun = false }: { dryRun?: boolean }, command: Command) => {
      const outcome = await withContext(async ({ db, clock }) => {
        const now = clock();
        const found = await find(db, given);
        if (!found) return { failure: `There is no ${name} ${given}.` };
        const { key, endsAt } = found;
        if (endsAt <= now) return { failure: `${key} has ended before, at ${timeInBangkok(endsAt)}.` };
        if (!dryRun) await end(db, key, now);
        return { key };
      });
      if (outcome.failure !== undefined) command.error(outcome.failure);
      output.write(dryRun ? `${outcome.key} would end now; nothing was written.\n` : `${outcome.key} has ended.\n`);
    });
}
