import type { Writable } from 'node:stream';
import { Command } from 'commander';
import { isGatewayMethod, paymentMethods } from '#contract/payment-methods.ts';
import type { AppContext } from '../app-context.ts';
import { table } from '../import-export/text-table.ts';
import { type OfferCheck, refreshPaymentOffer } from './payment-offer.ts';

/** The environment of the commands. */
export interface PaymentsCliContext {
  withShop<T>(work: (context: AppContext) => Promise<T>): Promise<T>;
  output: Pick<Writable, 'write'>;
  /** Makes the process exit with code 1. */
  markFailed(): void;
}

const help = `
What the account does not offer is not offered at the checkout. The shop asks every ten minutes by itself.
The exit code is 1 if something is not offered, or a gateway does not respond.`;

/** `npm run shop -- payments`: how the shop can be paid. */
export function paymentsCommand({ withShop, output, markFailed }: PaymentsCliContext): Command {
  const command = new Command('payments').description('how the shop can be paid').helpCommand(false);
  command
    .command('check')
    .description("compare payment methods and installment plans with what the shop's account at the gateway offers")
    .addHelpText('after', help)
    .action(async () => {
      const { gateways, check } = await withShop(async (context) => ({
        gateways: context.settings.payments.gateways,
        check: await refreshPaymentOffer(context),
      }));
      const rows = paymentMethods.map((method) => [
        method,
        isGatewayMethod(method) ? gateways[method] : '-',
        check.offer.methods.includes(method) ? 'offered' : 'not offered',
      ]);
      output.write(table([['METHOD', 'GATEWAY', ''], ...rows]));
      for (const line of problems(check)) output.write(`${line}\n`);
      if (check.unavailable.length + check.unofferedMethods.length + check.unofferedPlans.size > 0) markFailed();
    });
  return command;
}

function* problems({ unavailable, unofferedPlans }: OfferCheck): Generator<string> {
  for (const gateway of unavailable)
    yield `${gateway} does not respond, or does not accept the keys: what it offered before decides.`;
  for (const [bank, months] of unofferedPlans)
    yield `Installment plans of ${bank} that the account does not offer: ${months.join(', ')} months.`;
}
