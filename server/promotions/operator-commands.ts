import { type Command, createCommand } from 'commander';
import type { CliContext } from '../import-export/commands.ts';
import { endCommand } from '../import-export/end-command.ts';
import { table, timeInBangkok } from '../import-export/text-table.ts';
import { type ListedPromotion, selectPromotions } from './operator-queries.ts';
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
export function endPromotionCommand(cli: CliContext): Command {
  return endCommand(cli, {
    name: 'promotion',
    effect: 'orders that used it do not change',
    argument: ['<promotion>', 'its key'],
    table: 'promotions',
    key: 'promotion',
  });
}
