import { type Command, InvalidArgumentError, Option } from 'commander';
import { type OrderStatus, orderStatuses } from '#contract/order-statuses.ts';
import { Order } from '#contract/orders.ts';
import { paymentMethods } from '#contract/payment-methods.ts';
import { endOfDay, startOfDay } from '../../import-export/day-option.ts';

const deliveryMethods = Order.shape.deliveryMethod.def.entries;

/** Adds the options that select orders; their values are an `OrderFilter`. */
export function addFilterOptions(command: Command): Command {
  return command
    .addOption(new Option('--status <statuses>', `one or more of ${orderStatuses.join(', ')}`).argParser(statusesOf))
    .option('--since <day>', 'placed on that day in Bangkok or later, such as 2026-11-20', startOfDay)
    .option('--until <day>', 'placed on that day in Bangkok or earlier', endOfDay)
    .addOption(new Option('--method <method>', 'payment method').choices(paymentMethods))
    .addOption(new Option('--delivery <method>', 'delivery method').choices(Object.keys(deliveryMethods)))
    .option(
      '--search <text>',
      "a part of the order id, the customer's e-mail address, a name or mobile number of customer or recipient, or the tracking number",
      searchOf,
    )
    .option(
      '--unshipped',
      'with something to hand to a carrier: orders that are being prepared, and shipped ones whose pre-orders are not',
    );
}

function searchOf(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('It must not be empty.');
  return text;
}

function statusesOf(text: string): OrderStatus[] {
  return text.split(',').map((name) => {
    const status = orderStatuses.find((known) => known === name.trim());
    if (!status)
      throw new InvalidArgumentError(
        `There is no status ${name}. They are ${orderStatuses.join(', ')}, separated by commas.`,
      );
    return status;
  });
}
