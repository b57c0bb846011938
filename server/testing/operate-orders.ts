import type { AppContext } from '../app-context.ts';
import { ordersCommand } from '../orders/commands.ts';
import { type CommandResult, runShopCommand } from './run-shop-command.ts';

/** Runs `npm run shop -- orders …` on a test shop. */
export function operateOrders(shop: AppContext, ...args: string[]): Promise<CommandResult> {
  return runShopCommand(shop, ordersCommand, args);
}
