import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

export async function hasCustomer(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql`select from customers where email = ${email}::text`.execute(db);
  return rows.length > 0;
}

/** Mails that were tried and not sent. */
export async function countFailedMails(db: Db): Promise<{ failed: number; lastError: string }> {
  const { rows } = await sql<{ failed: number; lastError: string | null }>`
    select count(*)::integer as failed, (array_agg(last_error order by created_at desc))[1] as "lastError"
    from mails where sent_at is null and attempts > 0`.execute(db);
  return { failed: rows[0]?.failed ?? 0, lastError: rows[0]?.lastError ?? '' };
}

/** Products that shoppers see, and those of them that can be bought: services, and those with a SKU in stock or on pre-order. */
export async function countSellableProducts(db: Db): Promise<{ visible: number; sellable: number }> {
  const { rows } = await sql<{ visible: number; sellable: number }>`
    select count(*)::integer as visible, count(*) filter (where exists (
      select from skus s left join stocks st using (sku_id)
      where s.product_id = p.product_id
        and (p.kind = 'service' or st.stock > 0 or (st.pre_order_flag and st.pre_order_stock > 0))
    ))::integer as sellable
    from products p where p.visible`.execute(db);
  return rows[0] ?? { visible: 0, sellable: 0 };
}

/** The pictures of each visible product, of all of its SKUs. */
export async function productPictures(db: Db): Promise<{ slug: string; images: string[] }[]> {
  const { rows } = await sql<{ slug: string; images: string[] }>`
    select p.slug, coalesce(array_agg(distinct i.image) filter (where i.image is not null), '{}') as images
    from products p
    left join skus s using (product_id)
    left join lateral unnest(s.images) as i (image) on true
    where p.visible
    group by p.product_id
    order by p.product_id`.execute(db);
  return rows;
}

export async function countShippingZones(db: Db): Promise<number> {
  const { rows } = await sql<{ zones: number }>`select count(*)::integer as zones from shipping_zones`.execute(db);
  return rows[0]?.zones ?? 0;
}

export async function hasCookiePolicy(db: Db): Promise<boolean> {
  const { rows } = await sql`select from cookie_policies limit 1`.execute(db);
  return rows.length > 0;
}

/** The time of the database, and how far Bangkok is ahead of UTC there. */
export async function readDatabaseClock(db: Db): Promise<{ now: Date; offsetHours: number }> {
  const { rows } = await sql<{ now: Date; offsetHours: number }>`
    select clock_timestamp() as now,
      extract(epoch from (now() at time zone 'Asia/Bangkok') - (now() at time zone 'UTC'))::integer / 3600 as "offsetHours"
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database returned no time');
  return row;
}

/** When a job of a queue was done last; null if none is known. */
export async function lastRunOf(db: Db, queue: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(completed_on) as at from pgboss.job where name = ${queue}::text and state = 'completed'`.execute(db);
  return rows[0]?.at ?? null;
}
