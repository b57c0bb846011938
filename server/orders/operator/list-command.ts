import { type Command, createCommand, InvalidArgumentError } from 'commander';
import { bahtFromSatang } from '#contract/money.ts';
import type { CliContext } from '../../import-export/commands.ts';
import { table, timeInBangkok } from '../../import-export/text-table.ts';
import type { StoredOrder } from '../stored-order.ts';
import { addFilterOptions } from './filter-options.ts';
import { type OrderFilter, selectOrders } from './queries.ts';

const maxLimit = 10_000;

/** `npm run shop -- orders list`: prints orders, newest first. */
export function listOrdersCommand({ withContext, output, errors }: CliContext): Command {
  return addFilterOptions(createCommand('list'))
    .description('list orders, newest first; times in Bangkok, totals in baht')
    .option('--limit <number>', `how many, at most ${maxLimit}`, limitOf, 50)
    .option('--json', 'one JSON object for each order; times in UTC')
    .action(({ limit, json = false, ...filter }: OrderFilter & { limit: number; json?: boolean }) =>
      withContext(async ({ db }) => {
        const orders = await selectOrders(db, filter, limit + 1);
        const rows = orders.slice(0, limit).map(({ order, units }) => ({
          orderId: order.orderId,
          status: order.status,
          placedAt: order.createdAt.toISOString(),
          paymentMethod: order.paymentMethod,
          deliveryMethod: order.deliveryMethod,
          units,
          total: bahtFromSatang(order.payable),
          expiresAt: order.expiresAt?.toISOString() ?? null,
          shipments: order.shipments,
        }));
        if (json) for (const row of rows) output.write(`${JSON.stringify(row)}\n`);
        else output.write(table([titles, ...rows.map(cellsOf)]));
        if (orders.length > limit) errors.write(`There are more: use --limit or export.\n`);
      }),
    );
}

const titles = ['ORDER', 'STATUS', 'PLACED', 'PAYMENT', 'DELIVERY', 'UNITS', 'TOTAL', 'TRACKING'];

function cellsOf(row: {
  orderId: string;
  status: string;
  placedAt: string;
  paymentMethod: string | null;
  deliveryMethod: string;
  units: number;
  total: number;
  shipments: StoredOrder['shipments'];
}): string[] {
  return [
    row.orderId,
    row.status,
    timeInBangkok(new Date(row.placedAt)),
    row.paymentMethod ?? 'nothing to pay',
    row.deliveryMethod,
    String(row.units),
    row.total.toFixed(2),
    parcelsOf(row.shipments).join(', '),
  ];
}

/** The tracking numbers with their carriers; of two deliveries in one parcel, one. */
function parcelsOf(shipments: StoredOrder['shipments']): string[] {
  return [...new Set(shipments.map(({ carrier, trackingNumber }) => `${carrier} ${trackingNumber}`))];
}

function limitOf(text: string): number {
  const limit = Number(text);
  if (!Number.isInteger(limit) || limit < 1 || limit > maxLimit)
    throw new InvalidArgumentError(`It must be an integer from 1 to ${maxLimit}.`);
  return limit;
}
