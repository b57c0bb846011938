import { sql } from 'kysely';
import { bookInvariants, violationsOf } from '../backup/book-queries.ts';
import type { Db } from '../db/database.ts';

export { violationsOf };

/** What the books are compared with, besides themselves. */
export interface Expected {
  /** By SKU id: the units that the shop began with, in all places together. */
  units?: Readonly<Record<number, number>>;
  /** All charges at the gateway, if it is not the mock gateway. */
  charges?: readonly GatewayCharge[];
}

/** A charge as the gateway has it. */
interface GatewayCharge {
  id: string;
  amount: number;
  refunded_amount: number;
  status: string;
  metadata: Record<string, unknown>;
}

/** `violation: id` for each row that violates an invariant of the books. */
export async function bookViolations(db: Db, { units = {}, charges = [] }: Expected = {}): Promise<string[]> {
  const found = await violationsOf(db, bookInvariants);
  for (const [skuId, began] of Object.entries(units)) {
    const { stock, sold } = await stockAndSold(db, Number(skuId));
    if (stock + sold !== began) found.push(`stock ${stock} and sold ${sold}, of ${began} units: ${skuId}`);
  }
  return [...found, ...(await chargeViolations(db, charges))];
}

/** Money that the gateway has must be that of a payment of the shop, at most once for each, and what it gave back must be the shop's refunds. */
async function chargeViolations(db: Db, charges: readonly GatewayCharge[]): Promise<string[]> {
  const { rows } = await sql<{ paymentId: string; chargeId: string | null; received: number; refunded: number }>`
    select payment_id as "paymentId", charge_id as "chargeId",
      case when status = 'succeeded' or failure_code = 'paid_twice' then amount_satang else 0 end as received,
      (select coalesce(sum(amount_satang), 0)::integer from refunds
        where refunds.payment_id = payment_attempts.payment_id and status = 'succeeded' and sent_on is null) as refunded
    from payment_attempts where gateway is not null`.execute(db);
  const byPayment = new Map(rows.map((row) => [row.paymentId, row]));
  return charges.flatMap(({ id, status, amount, refunded_amount: refunded, metadata }) => {
    const payment = byPayment.get(String(metadata.paymentId));
    if (payment?.chargeId !== id) return [`a charge that the shop does not know, or a second one: ${id}`];
    return [
      ...(payment.received === (status === 'successful' ? amount : 0) ? [] : [`a charge whose money differs: ${id}`]),
      ...(payment.refunded === refunded ? [] : [`a charge whose refunds differ: ${id}`]),
    ];
  });
}

/** Units of a SKU in stock and in branches, and units that orders have of it: both together are what the shop began with. */
export async function stockAndSold(db: Db, skuId: number): Promise<{ stock: number; sold: number }> {
  const { rows } = await sql<{ stock: number; sold: number }>`
    select
      stock + (select coalesce(sum(stock), 0)::integer from store_stocks where sku_id = stocks.sku_id) as stock,
      (select coalesce(sum(case when released_at is null then quantity else withdrawn end), 0)::integer from reservations
        where kind in ('stock', 'store_stock') and (resource ->> 'sku_id')::integer = stocks.sku_id)
      - (select coalesce(sum(refund_lines.quantity), 0)::integer from refund_lines join order_lines using (order_line_id)
        where order_lines.sku_id = stocks.sku_id and restocked) as sold
    from stocks where sku_id = ${skuId}`.execute(db);
  if (!rows[0]) throw new Error(`SKU ${skuId} has no stock`);
  return rows[0];
}
