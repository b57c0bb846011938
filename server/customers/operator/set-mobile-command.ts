import { Argument, type Command, createCommand, InvalidArgumentError } from 'commander';
import { mobileNo } from '#contract/validation.ts';
import { changeMobileNo } from '../../accounts/accounts.ts';
import { operatorOption, reasonOption } from '../../import-export/operator-option.ts';
import { type ChangeOptions, type CustomersCliContext, changeCustomer, customerArgument } from './context.ts';

function parseMobileNo(text: string): string {
  const parsed = mobileNo.safeParse(text);
  if (!parsed.success || !/^0[689]/.test(parsed.data))
    throw new InvalidArgumentError('It must be a Thai mobile number: ten digits that begin with 06, 08 or 09.');
  return parsed.data;
}

/** `npm run shop -- customers set-mobile CUSTOMER NUMBER`: changes a mobile number for the call centre. */
export function setMobileCommand(cli: CustomersCliContext): Command {
  return createCommand('set-mobile')
    .description('change the mobile number of a customer who called; who did it, when and why is logged')
    .addArgument(customerArgument())
    .addArgument(new Argument('<number>', 'the new mobile number, such as 0812345678').argParser(parseMobileNo))
    .addOption(reasonOption())
    .addOption(operatorOption())
    .option('--dry-run', 'report what would change without writing')
    .action(
      (
        emailOrId: string,
        number: string,
        { as: operator, reason, dryRun = false }: ChangeOptions,
        command: Command,
      ): Promise<void> =>
        changeCustomer(cli, command, { emailOrId, dryRun }, (context, customerId) =>
          changeMobileNo(context, customerId, { mobileNo: number, operator, reason, dryRun }),
        ),
    );
}
