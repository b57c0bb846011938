import { type RawBuilder, sql } from 'kysely';
import type { Localised } from '#contract/locale.ts';
import type { Db } from '../db/database.ts';
import { flashSaleBoundaries, flashSaleWindows } from '../flash-sales/flash-sales.ts';
import { joinStock, type StockRecord, type StockRow, stockColumns, stockRecordOf } from '../inventory/inventory.ts';
import type { SpecialPriceWindow } from './selling-price-rules.ts';

/** A row of the SQL function `pricing_terms`. */
export interface TermsRow {
  vat_rate: number;
  fee_satang: number;
  free_from_satang: number;
  minimum_days: number;
  maximum_days: number;
}

/**
 * SQL: the special and flash-sale prices of a SKU that have not ended, as rows of `value`, `starts_at`, `ends_at`, `remark`,
 * `promotion_commend` and `flash`. `skuId` is a column of the enclosing statement, which must not use the aliases `special`,
 * `flash`, `flash_item` and `on_sale`.
 */
export function priceWindows(skuId: RawBuilder<unknown>, now: Date): RawBuilder<unknown> {
  return sql`
    select special.price_satang as value, special.starts_at, special.ends_at, special.remark, special.promotion_commend,
      null::jsonb as flash
    from special_prices special
    where special.sku_id = ${skuId} and special.ends_at > ${now}::timestamptz
    union all
    select on_sale.price_satang, on_sale.starts_at, on_sale.ends_at, null, null, on_sale.flash
    from (${flashSaleWindows(skuId, now)}) on_sale`;
}

interface SkuRecord {
  /** Satang. */
  standard: number;
  /** The special and flash-sale prices that have not ended. */
  windows: SpecialPriceWindow[];
  stock: StockRecord;
}

/** Standard, special and flash-sale prices and stock of SKUs, in one statement. Unknown SKUs are left out. */
export async function selectPricesAndStock(
  db: Db,
  skuIds: readonly number[],
  now: Date,
): Promise<Map<number, SkuRecord>> {
  const { rows } = await sql<
    StockRow & {
      sku_id: number;
      standard: number;
      value: number | null;
      starts_at: Date;
      ends_at: Date;
      remark: Localised | null;
      promotion_commend: Localised | null;
      flash: SpecialPriceWindow['flash'];
    }
  >`
    select s.sku_id, s.price_satang as standard, ${stockColumns}, w.*
    from skus s
    join products p using (product_id)
    ${joinStock}
    left join lateral (${priceWindows(sql`s.sku_id`, now)}) w on true
    where s.sku_id = any (${skuIds}::integer[])
  `.execute(db);
  const records = new Map<number, SkuRecord>();
  for (const row of rows) {
    const entry = records.get(row.sku_id) ?? { standard: row.standard, windows: [], stock: stockRecordOf(row) };
    records.set(row.sku_id, entry);
    if (row.value === null) continue;
    entry.windows.push({
      value: row.value,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      remark: row.remark,
      promotionCommend: row.promotion_commend,
      flash: row.flash,
    });
  }
  return records;
}

/** The terms in force on the day of `now` in Bangkok. */
export async function selectTerms(db: Db, now: Date): Promise<TermsRow | undefined> {
  const { rows } = await sql<TermsRow>`select * from pricing_terms(${now}::timestamptz)`.execute(db);
  return rows[0];
}

/**
 * Invalidates the cached pages of products whose special or flash-sale price began or ended in (since, until]. Called about
 * once per second, with `since` the previous `until`.
 *
 * @returns the number of these products
 */
export async function invalidateChangedPrices(db: Db, since: Date, until: Date): Promise<number> {
  const { rows } = await sql<{ products: number }>`
    select cardinality(product_ids) as products, announce_products(product_ids)
    from (
      select array_agg(distinct s.product_id) as product_ids
      from (
        select sku_id, starts_at, ends_at from special_prices
        union all
        ${flashSaleBoundaries}
      ) p
      join skus s using (sku_id)
      where (p.starts_at > ${since}::timestamptz and p.starts_at <= ${until}::timestamptz)
        or (p.ends_at > ${since}::timestamptz and p.ends_at <= ${until}::timestamptz)
    ) changed
    where product_ids is not null
  `.execute(db);
  return rows[0]?.products ?? 0;
}
