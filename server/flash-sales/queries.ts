import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '#contract/locale.ts';
import { bahtFromSatang, type Satang } from '#contract/money.ts';
import type { FlashSaleOffer } from '#contract/products.ts';
import type { Db } from '../db/database.ts';
import { presentFlashSaleOffer } from './rules.ts';

/** A flash sale with its offers by SKU, and the ids of their products, in its order, each once. */
export interface FlashSale {
  flashSaleId: number;
  name: string;
  startsAt: Date;
  endsAt: Date;
  appliedProducts: ({ productId: number; parentId: number; standardPrice: number } & FlashSaleOffer)[];
  productIds: number[];
}

interface FlashSaleRow {
  flashSaleId: number;
  name: string;
  startsAt: Date;
  endsAt: Date;
  items: { skuId: number; productId: number; standard: Satang; price: Satang; quota: number; sold: number }[];
}

/**
 * SQL: the flash-sale prices of a SKU that have not ended and begin within 24 hours, as rows of `price_satang`, `starts_at`,
 * `ends_at` and `flash` (JSON). `skuId` is a column of the enclosing statement, which must not use the aliases `flash` and
 * `flash_item`.
 */
export function flashSaleWindows(skuId: RawBuilder<unknown>, now: Date): RawBuilder<unknown> {
  return sql`
    select flash_item.price_satang, flash.starts_at, flash.ends_at,
      jsonb_build_object('flashSaleId', flash.flash_sale_id, 'quota', flash_item.quota, 'sold', flash_item.sold) as flash
    from flash_sale_items flash_item join flash_sales flash using (flash_sale_id)
    where flash_item.sku_id = ${skuId} and flash.ends_at > ${now}::timestamptz
      and flash.starts_at <= ${now}::timestamptz + interval '24 hours'`;
}

/** SQL: when the flash-sale prices of SKUs begin and end, as rows of `sku_id`, `starts_at` and `ends_at`. */
export const flashSaleBoundaries: RawBuilder<unknown> = sql`
  select flash_item.sku_id, flash.starts_at, flash.ends_at
  from flash_sale_items flash_item join flash_sales flash using (flash_sale_id)`;

/** Which flash sales to read: a page of them, and only that of the id if there is one. */
interface FlashSalePage {
  now: Date;
  locale: Locale;
  limit: number;
  offset: number;
  flashSaleId?: number | undefined;
}

/** A page of the running and upcoming flash sales, by start, and their total number. Hidden products, and prices that save nothing, are left out. */
export async function currentFlashSales(
  db: Db,
  { now, locale, limit, offset, flashSaleId }: FlashSalePage,
): Promise<{ flashSales: FlashSale[]; total: number }> {
  const withId = flashSaleId === undefined ? sql`true` : sql`flash_sale_id = ${flashSaleId}::integer`;
  const chosen = sql`ends_at > ${now}::timestamptz and ${withId}`;
  const { rows } = await sql<FlashSaleRow>`
    select f.flash_sale_id as "flashSaleId", f.name ->> ${locale}::text as name, f.starts_at as "startsAt",
      f.ends_at as "endsAt", coalesce(offers.items, '[]') as items
    from (
      select * from flash_sales where ${chosen}
      order by starts_at, flash_sale_id limit ${limit}::integer offset ${offset}::integer
    ) f
    left join lateral (
      select json_agg(
        json_build_object(
          'skuId', i.sku_id, 'productId', s.product_id, 'standard', s.price_satang, 'price', i.price_satang, 'quota', i.quota,
          'sold', i.sold
        ) order by i.position, i.sku_id
      ) as items
      from flash_sale_items i join skus s using (sku_id) join products p using (product_id)
      where i.flash_sale_id = f.flash_sale_id and p.visible and i.price_satang < s.price_satang
    ) offers on true
    order by f.starts_at, f.flash_sale_id`.execute(db);
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::integer as total from flash_sales where ${chosen}`.execute(db);
  return { flashSales: rows.map(flashSaleOf), total: counts[0]?.total ?? 0 };
}

function flashSaleOf({ items, ...sale }: FlashSaleRow): FlashSale {
  return {
    ...sale,
    productIds: [...new Set(items.map(({ productId }) => productId))],
    appliedProducts: items.map(({ skuId, productId, standard, price, ...item }) => ({
      productId: skuId,
      parentId: productId,
      standardPrice: bahtFromSatang(standard),
      ...presentFlashSaleOffer({ ...sale, ...item, value: price }),
    })),
  };
}
