import { type Command, createCommand } from 'commander';
import { setCustomerEnabled } from '../../accounts/accounts.ts';
import { operatorOption, reasonOption } from '../../import-export/operator-option.ts';
import { type ChangeOptions, type CustomersCliContext, changeCustomer, customerArgument } from './context.ts';

const help = `
The customer is signed out everywhere and cannot sign in, by password, passkey or another account; nor do a new password or another
registration of the e-mail address help. No mail is sent. Orders, invoices, cart and wishlist stay, and orders are worked on as before:
cancel those that are not to be delivered. The newsletter and news about the wishlist stop.`;

/** `npm run shop -- customers disable CUSTOMER`: signs a customer out, until `enable`. */
export function disableCustomerCommand(cli: CustomersCliContext): Command {
  return enabledCommand(cli, { name: 'disable', isEnabled: false })
    .description('disable the account of a customer, who cannot sign in any more; who did it, when and why is logged')
    .addHelpText('after', help);
}

/** `npm run shop -- customers enable CUSTOMER`: lets a disabled customer sign in again. */
export function enableCustomerCommand(cli: CustomersCliContext): Command {
  return enabledCommand(cli, { name: 'enable', isEnabled: true }).description(
    'let a disabled customer sign in again, by the same password, passkeys and linked accounts as before',
  );
}

function enabledCommand(cli: CustomersCliContext, { name, isEnabled }: { name: string; isEnabled: boolean }): Command {
  return createCommand(name)
    .addArgument(customerArgument())
    .addOption(reasonOption())
    .addOption(operatorOption())
    .option('--dry-run', 'report what would change without writing')
    .action(
      (emailOrId: string, { as: operator, reason, dryRun = false }: ChangeOptions, command: Command): Promise<void> => {
        const refusals = { not_active: `Refused: ${emailOrId} was never activated.` };
        return changeCustomer(cli, command, { emailOrId, dryRun, refusals }, (context, customerId) =>
          setCustomerEnabled(context, customerId, { isEnabled, operator, reason, dryRun }),
        );
      },
    );
}
