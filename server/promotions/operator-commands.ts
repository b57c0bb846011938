import { type Command, createCommand } from 'commander';
import type { CliContext } from '../import-export/commands.ts';
import { table, timeInBangkok } from '../import-export/text-table.ts';
import { endPromotion, type ListedPromotion, promotionEnd, selectPromotions } from './operator-queries.ts';
import { ruleStates, stateOfRule } from './operator-text.ts';

/** `npm run shop -- promotions list`: prints the promotions by state, those of a state in the order of evaluation. */
export function listPromotionsCommand({ withContext, output }: CliContext): Command {
  return createCommand('list')
    .description('list promotions: running, coming, used up, over; times in Bangkok, used and limit in orders')
    .action(() =>
      withContext(async ({ db, clock }) => {
        const promotions = await selectPromotions(db);
        const byState = Map.groupBy(promotions, (promotion) => stateOfRule(promotion, clock()));
        const rows = ruleStates.flatMap((state) =>
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
    .option('--dry-run', 'report what would change without writing')
    .action(async (key: string, { dryRun = false }: { dryRun?: boolean }, command: Command) => {
      const failure = await withContext(async ({ db, clock }) => {
        const now = clock();
        const end = await promotionEnd(db, key);
        if (!end) return `There is no promotion ${key}.`;
        if (end <= now) return `${key} has ended before, at ${timeInBangkok(end)}.`;
        if (!dryRun) await endPromotion(db, key, now);
        return null;
      });
      if (failure !== null) command.error(failure);
      output.write(dryRun ? `${key} would end now; nothing was written.\n` : `${key} has ended.\n`);
    });
}
