import { type Command, createCommand } from 'commander';
import type { AppContext } from '../../app-context.ts';
import { operatorOption, reasonOption } from '../../import-export/operator-option.ts';
import { eraseCustomer } from '../erase-customer.ts';
import { findCustomerId, findUnfinishedOrderIds } from '../queries.ts';
import { openStatuses } from '../rules.ts';
import { type ChangeOptions, type CustomersCliContext, customerArgument, missingCustomer } from './context.ts';

const help = `
Deletes the person with addresses, sessions, wishlist, cart and mails, and mails a confirmation. Orders and their invoices stay,
without a link to the person, and consents as proof. Refused while an order is unpaid, not delivered or not refunded.`;

/** `npm run shop -- customers erase CUSTOMER`: erases an account for its customer. */
export function eraseCustomerCommand({ withShop, output }: CustomersCliContext): Command {
  return createCommand('erase')
    .description('erase the account of a customer who asked for it')
    .addArgument(customerArgument())
    .addOption(reasonOption())
    .addOption(operatorOption())
    .option('--dry-run', 'report whether it could be erased without writing')
    .addHelpText('after', help)
    .action(async (emailOrId: string, { as: operator, reason, dryRun = false }: ChangeOptions, command: Command) => {
      const refused = await withShop(async (context) => {
        const customerId = await findCustomerId(context.db, emailOrId);
        if (!customerId) return missingCustomer(context.db, emailOrId);
        const openOrders = await findUnfinishedOrderIds(context.db, customerId, openStatuses);
        if (openOrders.length > 0 || dryRun) return openOrdersText(openOrders);
        return await erase(context, customerId, { operator, reason });
      });
      if (refused !== null) command.error(refused);
      else output.write(dryRun ? 'It would be erased; nothing was written.\n' : `${emailOrId} is erased.\n`);
    });
}

function openOrdersText(orderIds: readonly string[]): string | null {
  return orderIds.length > 0 ? `Refused: open orders ${orderIds.join(', ')}.` : null;
}

async function erase(
  context: AppContext,
  customerId: string,
  by: { operator: string; reason: string },
): Promise<string | null> {
  const erased = await eraseCustomer(context, customerId, by);
  return erased.ok ? null : openOrdersText(await findUnfinishedOrderIds(context.db, customerId, openStatuses));
}
