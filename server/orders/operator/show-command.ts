import { type Command, createCommand } from 'commander';
import { snapshot } from '../../db/database.ts';
import type { CliContext } from '../../import-export/commands.ts';
import { orderText } from './order-text.ts';
import { readForOperator } from './read-for-operator.ts';

/** `npm run shop -- orders show ORDER_ID`: prints everything about an order. */
export function showOrderCommand({ withContext, output }: CliContext): Command {
  return createCommand('show')
    .description('print an order: lines, totals, customer, address, payments, slips, transitions, invoices')
    .argument('<order>', 'order id', (given: string) => given.toUpperCase())
    .option('--json', 'as JSON; times in UTC')
    .action(async (orderId: string, { json = false }: { json?: boolean }, command: Command) => {
      const order = await withContext(({ db }) => snapshot(db, (tx) => readForOperator(tx, orderId)));
      if (!order) command.error(`There is no order ${orderId}.`);
      else output.write(json ? `${JSON.stringify(order, null, 2)}\n` : orderText(order));
    });
}
