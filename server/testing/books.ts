import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/*
 * The books of a shop: what must hold for money, stock and documents after whatever happened.
 */

const idsOf = (query: string) => sql.raw<{ id: string }>(query);

/** By the name of the violation; each query lists the ids that violate it. */
export const bookInvariants = {
  'money in that is neither the price of an order nor refunded as excess': idsOf(`
    select order_id as id from orders o
    where (select coalesce(sum(amount_satang), 0) from payment_attempts a
        where a.reference = o.order_id and (a.status = 'succeeded' or a.failure_code = 'paid_twice'))
      not in (
        (select coalesce(sum(amount_satang), 0) from refunds r where r.reference = o.order_id and r.is_excess),
        (select o.payable_satang + coalesce(sum(amount_satang), 0) from refunds r where r.reference = o.order_id and r.is_excess)
      )`),
  'a closed order of which not all money is refunded, or another one of which all is': idsOf(`
    select order_id as id from orders o
    where payable_satang > 0 and (status in ('refund_pending', 'refunded')) <> (payable_satang =
      (select coalesce(sum(amount_satang), 0) from refunds r where r.reference = o.order_id and not r.is_excess))`),
  'a refunded order whose money is not back, or a refund_pending one whose money is': idsOf(`
    select order_id as id from orders o
    where status in ('refund_pending', 'refunded') and (status = 'refunded') <> (payable_satang =
      (select coalesce(sum(amount_satang), 0) from refunds r where r.reference = o.order_id and not r.is_excess and r.status = 'succeeded'))`),
  'a charge of which the gateway refunded something else than the shop': idsOf(`
    select c.charge_id as id from mock_charges c join payment_attempts a using (charge_id)
    where (select coalesce(sum(amount_satang), 0) from mock_refunds m where m.charge_id = c.charge_id and m.status <> 'failed')
      <> (select coalesce(sum(amount_satang), 0) from refunds r
        where r.payment_id = a.payment_id and r.status = 'succeeded' and r.sent_on is null)
      and not exists (select from refunds r where r.payment_id = a.payment_id and r.status = 'requested')`),
  'a charge that was paid for an order of another amount': idsOf(`
    select c.charge_id as id from mock_charges c join payment_attempts a using (charge_id)
    where c.status = 'successful' and c.amount_satang <> a.amount_satang`),
  'an order whose credit notes differ from its refunds': idsOf(`
    select order_id as id from orders o
    where exists (select from invoices i where i.reference = o.order_id)
      and (select coalesce(sum(total_satang), 0) from invoices i where i.reference = o.order_id and i.series = 'CN')
        <> (select coalesce(sum(amount_satang), 0) from refunds r where r.reference = o.order_id and not r.is_excess)`),
  'an order of which all is credited but its VAT': idsOf(`
    select corrects as id from invoices note
    join (select invoice_number, total_satang, vat_satang from invoices) invoice on invoice.invoice_number = note.corrects
    group by corrects, invoice.total_satang, invoice.vat_satang
    having sum(note.total_satang) = invoice.total_satang and sum(note.vat_satang) <> invoice.vat_satang`),
  'a paid order without exactly one tax invoice that holds, of its amount': idsOf(`
    select order_id as id from orders o
    where payable_satang > 0 and exists (select from order_transitions t where t.order_id = o.order_id and t.to_status = 'paid')
      and (select coalesce(array_agg(total_satang), '{}') from invoices i where i.reference = o.order_id and i.series <> 'CN'
        and not exists (select from invoices other where other.replaces = i.invoice_number)) <> array[o.payable_satang]`),
  'a gap in the numbers of documents': idsOf(`
    select series || month as id from invoice_series s
    where s.last_number <> (select count(*) from invoices i where i.series = s.series and i.month = s.month)
      or s.last_number <> (select max(number) from invoices i where i.series = s.series and i.month = s.month)`),
};

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

/** `violation: id` for each row that one of the queries finds. */
export async function violationsOf(
  db: Db,
  invariants: Readonly<Record<string, ReturnType<typeof idsOf>>>,
): Promise<string[]> {
  const found: string[] = [];
  for (const [violation, query] of Object.entries(invariants)) {
    const { rows } = await query.execute(db);
    found.push(...rows.map(({ id }) => `${violation}: ${id}`));
  }
  return found;
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
