import { Readable } from 'node:stream';
import { type Command, createCommand } from 'commander';
import { deliveryOf } from '#contract/deliveries.ts';
import { bahtFromSatang } from '#contract/money.ts';
import { skuName } from '../../catalogue/catalogue.ts';
import { snapshot } from '../../db/database.ts';
import {
  type CliContext,
  exportFormat,
  file,
  formatOf,
  personalFile,
  writeText,
} from '../../import-export/commands.ts';
import { type Format, serialiseRows } from '../../import-export/formats.ts';
import { showProgress } from '../../import-export/progress.ts';
import type { RefundableLine } from '../refunds/refund-rules.ts';
import type { Shipment, StoredOrder } from '../stored-order.ts';
import { addFilterOptions } from './filter-options.ts';
import { type OrderFilter, ordersWithLines } from './queries.ts';
import { recipientOf } from './recipient.ts';

const columns = {
  order_id: { cell: 'text' },
  status: { cell: 'text' },
  placed_at: { cell: 'text' },
  payment_method: { cell: 'text' },
  delivery_method: { cell: 'text' },
  receiver: { cell: 'text' },
  mobile_no: { cell: 'text' },
  branch: { cell: 'text' },
  address: { cell: 'text' },
  subdistrict: { cell: 'text' },
  district: { cell: 'text' },
  province: { cell: 'text' },
  postcode: { cell: 'text' },
  carrier: { cell: 'text' },
  tracking: { cell: 'text' },
  delivered_at: { cell: 'text' },
  item_type: { cell: 'text' },
  kind: { cell: 'text' },
  sku: { cell: 'text' },
  name_th: { cell: 'text' },
  name_en: { cell: 'text' },
  pre_order: { cell: 'boolean' },
  ship_date: { cell: 'text' },
  quantity: { cell: 'integer' },
  unit_price: { cell: 'baht' },
  discount: { cell: 'baht' },
  line_total: { cell: 'baht' },
  refunded_quantity: { cell: 'integer' },
  refunded_amount: { cell: 'baht' },
  delivery_fee: { cell: 'baht' },
  order_total: { cell: 'baht' },
  vat: { cell: 'baht' },
} as const;

const help = `
One row for each line of an order, with the columns ${Object.keys(columns).join(', ')}.
Amounts are baht. line_total is after the discount. refunded_quantity and refunded_amount are what was refunded of the line, refunds
under way included; refunded_quantity is not to be shipped. carrier, tracking and delivered_at are of the delivery that the line comes in:
pre-orders beside goods in stock come in the second. delivery_fee, order_total and vat are in the first row of each order, so that they
add up. kind is goods or service; an order of services alone has delivery_method appointment and no address.
branch is where an order is picked up. It and addresses are in Thai, times ISO 8601 in UTC.`;

/** `npm run shop -- orders export`: writes orders with their lines, as of one instant. */
export function exportOrdersCommand(cli: CliContext): Command {
  return addFilterOptions(createCommand('export'))
    .description('write orders with their lines to a file, oldest first')
    .addArgument(file)
    .addOption(exportFormat)
    .addHelpText('after', help)
    .action(async (path: string | undefined, { format, ...filter }: OrderFilter & { format?: Format }) => {
      const chosen = formatOf(path, format);
      const progress = showProgress(cli.errors, 'orders');
      let count = 0;
      const rows = async function* (batches: ReturnType<typeof ordersWithLines>) {
        for await (const batch of batches) {
          count += batch.length;
          yield batch.flatMap(({ order, lines }) => lines.map((line) => rowOf(order, line, lines)));
          progress.done(count);
        }
      };
      await cli.withContext(({ db }) =>
        snapshot(db, (tx) =>
          writeText(
            Readable.from(serialiseRows(rows(ordersWithLines(tx, filter)), chosen, columns)),
            path,
            cli.output,
            personalFile,
          ),
        ),
      );
      progress.line(`${count} orders`);
    });
}

function rowOf(
  order: StoredOrder,
  line: RefundableLine,
  linesOfOrder: readonly RefundableLine[],
): Record<keyof typeof columns, unknown> {
  const to = recipientOf(order);
  const shipment = shipmentOf(order, line, linesOfOrder);
  const ofOrder = (amount: number) => (line === linesOfOrder[0] ? bahtFromSatang(amount) : null);
  return {
    order_id: order.orderId,
    status: order.status,
    placed_at: order.createdAt.toISOString(),
    payment_method: order.paymentMethod,
    delivery_method: order.deliveryMethod,
    receiver: `${to.firstName} ${to.lastName}`,
    mobile_no: to.mobileNo,
    branch: to.branch,
    address: to.address,
    subdistrict: to.subdistrict,
    district: to.district,
    province: to.province,
    postcode: to.postcode,
    carrier: shipment?.carrier ?? null,
    tracking: shipment?.trackingNumber ?? null,
    delivered_at: shipment?.deliveredAt?.toISOString() ?? null,
    item_type: line.itemType,
    kind: line.kind,
    sku: line.sku,
    name_th: skuName(line).th,
    name_en: skuName(line).en,
    pre_order: line.preOrder,
    ship_date: line.shipDate,
    quantity: line.quantity,
    unit_price: bahtFromSatang(line.unitPrice),
    discount: bahtFromSatang(line.discount),
    line_total: bahtFromSatang(line.total - line.discount),
    refunded_quantity: line.refundedUnits,
    refunded_amount: bahtFromSatang(line.refundedAmount),
    delivery_fee: ofOrder(order.deliveryFee - order.deliveryFeeDiscount),
    order_total: ofOrder(order.payable),
    vat: ofOrder(order.vat),
  };
}

/** The shipment that a line is in; services are in none. */
function shipmentOf(
  { shipments }: StoredOrder,
  line: RefundableLine,
  linesOfOrder: readonly RefundableLine[],
): Shipment | undefined {
  if (line.kind !== 'goods') return undefined;
  return shipments.find(({ delivery }) => delivery === deliveryOf(line, linesOfOrder));
}
