import { Command } from 'commander';
import type { CustomersCliContext } from './operator/context.ts';
import { disableCustomerCommand, enableCustomerCommand } from './operator/enable-commands.ts';
import { eraseCustomerCommand } from './operator/erase-command.ts';
import { exportCustomerCommand } from './operator/export-command.ts';
import { setEmailCommand } from './operator/set-email-command.ts';
import { setMobileCommand } from './operator/set-mobile-command.ts';
import { showCustomerCommand } from './operator/show-command.ts';
import { subscribersCommand } from './operator/subscribers-command.ts';

/** `npm run shop -- customers`: what an operator does for customers. */
export function customersCommand(cli: CustomersCliContext): Command {
  return new Command('customers')
    .description(
      'show customers, export their data, erase, disable and enable their accounts, change their e-mail addresses and mobile numbers, list the subscribers of the newsletter',
    )
    .helpCommand(false)
    .addCommand(showCustomerCommand(cli))
    .addCommand(exportCustomerCommand(cli))
    .addCommand(eraseCustomerCommand(cli))
    .addCommand(setEmailCommand(cli))
    .addCommand(setMobileCommand(cli))
    .addCommand(disableCustomerCommand(cli))
    .addCommand(enableCustomerCommand(cli))
    .addCommand(subscribersCommand(cli));
}
