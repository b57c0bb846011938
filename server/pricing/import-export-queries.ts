import { sql } from 'kysely';
import type { Localised } from '#contract/locale.ts';
import { bahtFromSatang, satangFromBaht } from '#contract/money.ts';
import type { Db, Tx } from '../db/database.ts';

/** A special price as a file carries it. */
export interface PriceFileRow {
  sku: string;
  price: number;
  starts_at: string;
  ends_at: string;
  remark_th: string | null;
  remark_en: string | null;
  promotion_commend_th: string | null;
  promotion_commend_en: string | null;
}

interface PriceRow {
  sku_id: number;
  sku: string;
  price_satang: number;
  starts_at: Date;
  ends_at: Date;
  remark: Localised | null;
  promotion_commend: Localised | null;
}

const priceColumns = sql`p.sku_id, s.sku, p.price_satang, p.starts_at, p.ends_at, p.remark, p.promotion_commend`;

function fileRowOf(row: PriceRow): PriceFileRow {
  return {
    sku: row.sku,
    price: bahtFromSatang(row.price_satang),
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    remark_th: row.remark?.th ?? null,
    remark_en: row.remark?.en ?? null,
    promotion_commend_th: row.promotion_commend?.th ?? null,
    promotion_commend_en: row.promotion_commend?.en ?? null,
  };
}

/** The special prices of these SKUs that begin at these moments. */
export async function pricesBySku(
  tx: Tx,
  given: readonly { sku: string; starts_at: string }[],
): Promise<PriceFileRow[]> {
  const { rows } = await sql<PriceRow>`
    select ${priceColumns}
    from unnest(${given.map(({ sku }) => sku)}::text[], ${given.map(({ starts_at }) => starts_at)}::timestamptz[])
      as given (sku, starts_at)
    join skus s using (sku)
    join special_prices p on p.sku_id = s.sku_id and p.starts_at = given.starts_at
  `.execute(tx);
  return rows.map(fileRowOf);
}

/** Writes special prices by merchant codes and beginnings. */
export async function savePrices(tx: Tx, rows: readonly PriceFileRow[]): Promise<void> {
  const values = rows.map((row) => ({
    sku: row.sku,
    price_satang: satangFromBaht(row.price),
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    remark: localised(row.remark_th, row.remark_en),
    promotion_commend: localised(row.promotion_commend_th, row.promotion_commend_en),
  }));
  await sql`
    insert into special_prices as stored (sku_id, price_satang, starts_at, ends_at, remark, promotion_commend)
    select s.sku_id, r.price_satang, r.starts_at, r.ends_at, r.remark, r.promotion_commend
    from json_to_recordset(${JSON.stringify(values)}::json) as r (
      sku text, price_satang bigint, starts_at timestamptz, ends_at timestamptz, remark jsonb, promotion_commend jsonb
    )
    join skus s using (sku)
    order by s.sku_id, r.starts_at
    on conflict (sku_id, starts_at) do update
    set price_satang = excluded.price_satang, ends_at = excluded.ends_at, remark = excluded.remark,
      promotion_commend = excluded.promotion_commend
    where (stored.price_satang, stored.ends_at, stored.remark, stored.promotion_commend)
      is distinct from (excluded.price_satang, excluded.ends_at, excluded.remark, excluded.promotion_commend)
  `.execute(tx);
}

function localised(th: string | null, en: string | null): Localised | null {
  return th !== null && en !== null ? { th, en } : null;
}

/** All special prices in the order of SKUs and beginnings, a page at a time. */
export async function* pricePages(db: Db, rowsAtOnce = 2000): AsyncGenerator<PriceFileRow[]> {
  // As text: a Date would round the last microseconds away and meet the same row again.
  let last = { sku_id: 0, begins: '-infinity' };
  for (;;) {
    const { rows } = await sql<PriceRow & { begins: string }>`
      select ${priceColumns}, p.starts_at::text as begins
      from (
        select * from special_prices
        where (sku_id, starts_at) > (${last.sku_id}::integer, ${last.begins}::timestamptz)
        order by sku_id, starts_at
        limit ${rowsAtOnce}::integer
      ) p
      join skus s using (sku_id)
      order by p.sku_id, p.starts_at
    `.execute(db);
    const end = rows.at(-1);
    if (!end) return;
    last = end;
    yield rows.map(fileRowOf);
  }
}
