import { Argument, type Command, createCommand, InvalidArgumentError } from 'commander';
import { email } from '#contract/validation.ts';
import { changeEmail } from '../../accounts/accounts.ts';
import type { AppContext } from '../../app-context.ts';
import { operatorOption, reasonOption } from '../../import-export/operator-option.ts';
import { type CustomerData, readCustomerData } from '../customer-data.ts';
import { findCustomerId } from '../queries.ts';
import { type CustomersCliContext, customerArgument, missingCustomer } from './context.ts';

const help = `
Without --code it changes nothing: it mails a code to the new address, which is valid for 30 minutes. The customer tells it to you, which shows
that the address is right, and with it the command changes the address. The customer is then signed out everywhere, links for a
new password that were mailed to the earlier address end, and both addresses get a mail. Linked accounts and passkeys still sign in.`;

function parseEmail(text: string): string {
  const parsed = email.safeParse(text);
  if (!parsed.success) throw new InvalidArgumentError('It must be an e-mail address, such as somchai@mail.example.');
  return parsed.data;
}

function parseCode(text: string): string {
  const code = text.replace(/\s/g, '');
  if (!/^\d{6}$/.test(code)) throw new InvalidArgumentError('It must be the six digits of the mail.');
  return code;
}

interface Options {
  as: string;
  reason: string;
  code?: string;
  dryRun?: boolean;
}

/** `npm run shop -- customers set-email CUSTOMER EMAIL`: changes an e-mail address for the call centre. */
export function setEmailCommand({ withShop, output }: CustomersCliContext): Command {
  return createCommand('set-email')
    .description('change the e-mail address of a customer who lost the mailbox; who did it, when and why is logged')
    .addArgument(customerArgument())
    .addArgument(new Argument('<email>', 'the new e-mail address').argParser(parseEmail))
    .option('--code <digits>', 'what the customer read in the mail to the new address', parseCode)
    .addOption(reasonOption())
    .addOption(operatorOption())
    .option('--dry-run', 'report what would happen without writing')
    .addHelpText('after', help)
    .action(async (emailOrId: string, newEmail: string, options: Options, command: Command) => {
      const { text, isRefused } = await withShop((context) => setEmail(context, emailOrId, newEmail, options));
      if (isRefused) command.error(text);
      else output.write(`${text}\n`);
    });
}

async function setEmail(
  context: AppContext,
  emailOrId: string,
  newEmail: string,
  { as: operator, reason, code, dryRun = false }: Options,
): Promise<{ text: string; isRefused: boolean }> {
  const refused = (text: string) => ({ text, isRefused: true });
  const done = (text: string) => ({ text: dryRun ? `${text}; nothing was written` : text, isRefused: false });
  const customerId = await findCustomerId(context.db, emailOrId);
  const outcome =
    customerId && (await changeEmail(context, customerId, { email: newEmail, code, operator, reason, dryRun }));
  if (!outcome) return refused(await missingCustomer(context.db, emailOrId));
  switch (outcome) {
    case 'code_mailed':
      return done(`a code is mailed to ${newEmail}: ask the customer for it, and run this again with --code`);
    case 'in_use':
      return refused(`Refused: ${newEmail} is the address of another customer.`);
    case 'code_not_valid':
      return refused(`Refused: the code was not mailed to ${newEmail} for this customer in the last 30 minutes.`);
    case 'unchanged':
      return done('unchanged');
    case 'changed': {
      const data = await readCustomerData(context.db, customerId, context.clock());
      return done(`changed${data ? otherSignIns(data) : ''}`);
    }
  }
}

/** The person who has the earlier mailbox may have these as well. */
function otherSignIns({ linkedAccounts, passkeys }: CustomerData): string {
  const ways = [
    ...linkedAccounts.map(({ provider, label }) => `${provider} (${label})`),
    ...(passkeys.length > 0 ? [`${passkeys.length} passkeys`] : []),
  ];
  return ways.length > 0 ? `; these still sign in, ask the customer about them: ${ways.join(', ')}` : '';
}
