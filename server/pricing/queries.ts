import { sql } from 'kysely';
import type { Localised } from '#contract/locale.ts';
import type { Db } from '../db/database.ts';
import type { SpecialPriceWindow } from './rules.ts';

/** A row of the SQL function `pricing_terms`. */
export interface TermsRow {
  vat_rate: number;
  fee_satang: number;
  free_from_satang: number;
  minimum_days: number;
  maximum_days: number;
}

/** Standard prices of SKUs, each with its special prices that are not over, in satang. Unknown SKUs are left out. */
export async function selectPrices(
  db: Db,
  skuIds: readonly number[],
  now: Date,
): Promise<Map<number, { standard: number; windows: SpecialPriceWindow[] }>> {
  const { rows } = await sql<{
    sku_id: number;
    standard: number;
    value: number | null;
    starts_at: Date;
    ends_at: Date;
    remark: Localised | null;
    promotion_commend: Localised | null;
  }>`
    select s.sku_id, s.price_satang as standard, p.price_satang as value, p.starts_at, p.ends_at, p.remark, p.promotion_commend
    from skus s
    left join special_prices p on p.sku_id = s.sku_id and p.ends_at > ${now}::timestamptz
    where s.sku_id = any (${skuIds}::integer[])
  `.execute(db);
  const prices = new Map<number, { standard: number; windows: SpecialPriceWindow[] }>();
  for (const row of rows) {
    const entry = prices.get(row.sku_id) ?? { standard: row.standard, windows: [] };
    prices.set(row.sku_id, entry);
    if (row.value === null) continue;
    entry.windows.push({
      value: row.value,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      remark: row.remark,
      promotionCommend: row.promotion_commend,
    });
  }
  return prices;
}

/** The terms in force on the day of `now` in Bangkok. */
export async function selectTerms(db: Db, now: Date): Promise<TermsRow | undefined> {
  const { rows } = await sql<TermsRow>`select * from pricing_terms(${now}::timestamptz)`.execute(db);
  return rows[0];
}

/**
 * Lets the tags of the products fall whose special prices began or ended in (since, until].
 *
 * @returns how many products there are
 */
export async function announceProductsWithCrossedWindows(db: Db, since: Date, until: Date): Promise<number> {
  const { rows } = await sql<{ products: number }>`
    select cardinality(product_ids) as products, announce_products(product_ids)
    from (
      select array_agg(distinct s.product_id) as product_ids
      from special_prices p
      join skus s using (sku_id)
      where (p.starts_at > ${since}::timestamptz and p.starts_at <= ${until}::timestamptz)
        or (p.ends_at > ${since}::timestamptz and p.ends_at <= ${until}::timestamptz)
    ) crossed
    where product_ids is not null
  `.execute(db);
  return rows[0]?.products ?? 0;
}
