import { type Command, createCommand } from 'commander';
import type { CliContext } from '../../import-export/commands.ts';
import { table, timeInBangkok } from '../../import-export/text-table.ts';
import { type CustomerData, readCustomerData } from '../customer-data.ts';
import { findCustomerId } from '../queries.ts';
import { customerArgument, missingCustomer } from './context.ts';

/** `npm run shop -- customers show CUSTOMER`: prints who a customer is, with orders and consents. */
export function showCustomerCommand({ withContext, output }: CliContext): Command {
  return createCommand('show')
    .description('print a customer: profile, addresses, consents, orders; times in Bangkok, totals in baht')
    .addArgument(customerArgument())
    .action(async (emailOrId: string, _options: unknown, command: Command) => {
      const found = await withContext(async ({ db, clock }) => {
        const customerId = await findCustomerId(db, emailOrId);
        const data = customerId && (await readCustomerData(db, customerId, clock()));
        return data || (await missingCustomer(db, emailOrId));
      });
      if (typeof found === 'string') command.error(found);
      else output.write(textOf(found));
    });
}

const time = (at: string | null) => (at ? timeInBangkok(new Date(at)) : 'never');

function textOf({ customer, addresses, consents, orders, ...signIns }: CustomerData): string {
  const linkedAccounts = signIns.linkedAccounts.map(({ provider }) => provider).join(', ') || 'none';
  const signedIn = signIns.sessions.filter(({ endedAt }) => endedAt === null).length;
  const sessions = `${signIns.sessions.length} sessions, ${signedIn} not signed out`;
  const disabled = customer.disablements.find(({ enabledAt }) => enabledAt === null);
  const heading = [
    `Customer ${customer.customerId}: ${customer.firstName} ${customer.lastName}`,
    `${customer.email}, mobile ${customer.mobileNo || 'unknown'}, mails in ${customer.language}`,
    `registered ${time(customer.registeredAt)}, activated ${time(customer.activatedAt)} (times in Bangkok)`,
    ...(disabled ? [`disabled ${time(disabled.disabledAt)}: cannot sign in`] : []),
    `newsletter: ${customer.subscriptionFlag ? 'yes' : 'no'}; ${addresses.length} addresses; ${sessions}; linked accounts: ${linkedAccounts}; ${signIns.passkeys.length} passkeys`,
  ];
  const parts = [
    [['CHANGED', 'E-MAIL BEFORE', 'E-MAIL'], ...customer.emailChanges.map(({ at, from, to }) => [time(at), from, to])],
    [
      ['CHANGED', 'MOBILE BEFORE', 'MOBILE'],
      ...customer.mobileNoChanges.map(({ at, from, to }) => [time(at), from ?? '', to]),
    ],
    [
      ['CONSENT', 'GIVEN', 'AT', 'POLICY'],
      ...consents.map(({ purpose, given, at, policyVersion }) => [
        purpose,
        given ? 'yes' : 'no',
        time(at),
        policyVersion,
      ]),
    ],
    [
      ['ORDER', 'STATUS', 'PLACED', 'TOTAL'],
      ...orders.map(({ orderId, status, placedAt, totalPayable }) => [
        orderId,
        status,
        time(placedAt),
        totalPayable.toFixed(2),
      ]),
    ],
  ];
  return [`${heading.join('\n')}\n`, ...parts.filter((rows) => rows.length > 1).map((rows) => table(rows))].join('\n');
}
