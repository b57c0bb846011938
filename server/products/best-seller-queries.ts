import { sql } from 'kysely';
import type { OrderStatus } from '#contract/order-statuses.ts';
import type { Db } from '../db/database.ts';

/**
 * Writes `best_seller` of the products where it differs. Products that sold equally many are all best sellers or none, so there are
 * never more than 5 %.
 * @param soldStatuses of the orders that count
 */
export async function saveBestSellers(db: Db, soldStatuses: readonly OrderStatus[]): Promise<void> {
  await sql`
    with ordered as (
      select l.product_id, sum(l.quantity) as units
      from order_lines l join orders o using (order_id)
      where o.status = any (${soldStatuses}::text[]) and l.item_type <> 'GIFT'
      group by l.product_id
    ), sold as (
      select p.product_id, p.earlier_units_sold + coalesce(ordered.units, 0) as units
      from products p left join ordered using (product_id)
      where p.visible
    ), ranked as (
      select product_id, units, count(*) over (order by units desc) as position, count(*) over () as products from sold
    )
    update products set best_seller = not best_seller
    where best_seller <> (product_id in (select product_id from ranked where units > 0 and 20 * position <= products))`.execute(
    db,
  );
}
