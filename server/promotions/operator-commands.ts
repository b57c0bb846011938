import { type Command, createCommand } from 'commander';
import type { CliContext } from '../import-export/commands.ts';
import { endPromotion, type ListedPromotion, selectPromotions } from './operator-queries.ts';

const states = ['running', 'coming', 'used up', 'over'] as const;

function stateOf({ startsAt, endsAt, totalLimit, used }: ListedPromotion, now: Date): (typeof states)[number] {
  if (endsAt <= now) return 'over';
  if (startsAt > now) return 'coming';
  return totalLimit !== null && used >= totalLimit ? 'used up' : 'running';
}

/** `npm run shop -- promotions list`: prints the promotions by state, those of a state in the order of evaluation. */
export function listPromotionsCommand({ withContext, output }: CliContext): Command {
  return createCommand('list')
    .description('list promotions: running, coming, used up, over; times in Bangkok, used and limit in orders')
    .action(() =>
      withContext(async ({ db, clock }) => {
        const promotions = await selectPromotions(db);
        const byState = Map.groupBy(promotions, (promotion) => stateOf(promotion, clock()));
        const rows = states.flatMap((state) =>
          (byState.get(state) ?? []).map((promotion) => cellsOf(state, promotion)),
        );
        output.write(table([['STATE', 'PROMOTION', 'FROM', 'TO', 'USED', 'NAME'], ...rows]));
      }),
    );
}

function cellsOf(state: string, { promotion, name, startsAt, endsAt, totalLimit, used }: ListedPromotion): string[] {
  const usage = totalLimit === null ? '' : `${used}/${totalLimit}`;
  return [state, promotion, timeInBangkok(startsAt), timeInBangkok(endsAt), usage, name.en];
}

/** `npm run shop -- promotions end KEY` */
export function endPromotionCommand({ withContext, output }: CliContext): Command {
  return createCommand('end')
    .description('end a promotion now; orders that used it do not change')
    .argument('<promotion>', 'its key')
    .action(async (key: string, _options: unknown, command: Command) => {
      const ended = await withContext(({ db, clock }) => endPromotion(db, key, clock()));
      if (!ended) command.error(`There is no promotion ${key} that has not ended.`);
      output.write(`${key} has ended.\n`);
    });
}

/** `2026-11-25 00:00` */
export function timeInBangkok(time: Date): string {
  return new Date(time.getTime() + 7 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
}

/** Rows of cells as text in columns; the last column is not padded. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  return rows
    .map(
      (row) =>
        `${row.map((cell, index) => (index < row.length - 1 ? cell.padEnd(widths[index] ?? 0) : cell)).join('  ')}\n`,
    )
    .join('');
}
