import { Command } from 'commander';
import { cancelLinesAction } from './operator/cancel-lines-action.ts';
import { correctAddressAction } from './operator/correct-address-action.ts';
import { deliverAction } from './operator/deliver-action.ts';
import { exportOrdersCommand } from './operator/export-command.ts';
import { listOrdersCommand } from './operator/list-command.ts';
import { actionCommand, type OrdersCliContext } from './operator/order-action.ts';
import { pickedUpAction, readyAction } from './operator/pickup-actions.ts';
import { refundAction } from './operator/refund-action.ts';
import { correctTrackingAction, shipAction } from './operator/ship-actions.ts';
import { showOrderCommand } from './operator/show-command.ts';
import {
  cancelAction,
  completeAction,
  prepareAction,
  refusedAction,
  undeliveredAction,
} from './operator/status-actions.ts';
import { confirmTransferAction, rejectTransferAction } from './operator/transfer-actions.ts';
import { transfersCommand } from './operator/transfers-command.ts';

export type { OrdersCliContext } from './operator/order-action.ts';

/** The subcommands of `npm run shop -- orders`, in the order of its help. */
const subcommands: readonly ((cli: OrdersCliContext) => Command)[] = [
  listOrdersCommand,
  showOrderCommand,
  exportOrdersCommand,
  transfersCommand,
  (cli) => actionCommand(confirmTransferAction, cli),
  (cli) => actionCommand(rejectTransferAction, cli),
  (cli) => actionCommand(correctAddressAction, cli),
  (cli) => actionCommand(prepareAction, cli),
  (cli) => actionCommand(shipAction, cli),
  (cli) => actionCommand(correctTrackingAction, cli),
  (cli) => actionCommand(readyAction, cli),
  (cli) => actionCommand(pickedUpAction, cli),
  (cli) => actionCommand(deliverAction, cli),
  (cli) => actionCommand(completeAction, cli),
  (cli) => actionCommand(refusedAction, cli),
  (cli) => actionCommand(undeliveredAction, cli),
  (cli) => actionCommand(cancelAction, cli),
  (cli) => actionCommand(cancelLinesAction, cli),
  (cli) => actionCommand(refundAction, cli),
];

/** `npm run shop -- orders`: what an operator does to orders. */
export function ordersCommand(cli: OrdersCliContext): Command {
  const command = new Command('orders')
    .description(
      'list, show and export orders; check bank transfers; prepare, ship, deliver, complete, cancel and refund them',
    )
    .helpCommand(false);
  for (const subcommand of subcommands) command.addCommand(subcommand(cli));
  return command;
}
