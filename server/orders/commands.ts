import { Command } from 'commander';
import { actionCommand, type OrdersCliContext } from './order-action.ts';
import { cancelAction, deliverAction, prepareAction, shipAction } from './status-actions.ts';

export type { OrdersCliContext } from './order-action.ts';

/** The subcommands of `npm run shop -- orders`, in the order of its help. */
const subcommands: readonly ((cli: OrdersCliContext) => Command)[] = [
  (cli) => actionCommand(prepareAction, cli),
  (cli) => actionCommand(shipAction, cli),
  (cli) => actionCommand(deliverAction, cli),
  (cli) => actionCommand(cancelAction, cli),
];

/** `npm run shop -- orders`: what an operator does to orders. */
export function ordersCommand(cli: OrdersCliContext): Command {
  const command = new Command('orders')
    .description('orders: prepare, ship, deliver, cancel; their customers get mails')
    .helpCommand(false);
  for (const subcommand of subcommands) command.addCommand(subcommand(cli));
  return command;
}
