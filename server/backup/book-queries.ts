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
