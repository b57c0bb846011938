import { sql } from 'kysely';
import type { FlashSaleOffer } from '#contract/catalogue.ts';
import { remainingPercent } from '#contract/flash-sales.ts';
import type { Locale } from '#contract/locale.ts';
import { bahtFromSatang } from '#contract/money.ts';
import type { Db } from '../db/database.ts';

/** A round with what it sells; the products of its SKUs in its order, each once. */
export interface Round {
  flashSaleId: number;
  name: string;
  startsAt: Date;
  endsAt: Date;
  appliedProducts: ({ productId: number } & FlashSaleOffer)[];
  productIds: number[];
}

interface RoundRow {
  flashSaleId: number;
  name: string;
  startsAt: Date;
  endsAt: Date;
  items: { skuId: number; productId: number; price: number; quota: number; sold: number }[];
}

/** The rounds that run at `now` or come, the first to begin first, and how many there are. Products out of sight are left out. */
export async function flashSaleRounds(
  db: Db,
  { now, locale, limit, offset }: { now: Date; locale: Locale; limit: number; offset: number },
): Promise<{ rounds: Round[]; total: number }> {
  const { rows } = await sql<RoundRow>`
    select f.flash_sale_id as "flashSaleId", f.name ->> ${locale}::text as name, f.starts_at as "startsAt",
      f.ends_at as "endsAt", coalesce(of_round.items, '[]') as items
    from (
      select * from flash_sales where ends_at > ${now}::timestamptz
      order by starts_at, flash_sale_id limit ${limit}::integer offset ${offset}::integer
    ) f
    left join lateral (
      select json_agg(
        json_build_object(
          'skuId', i.sku_id, 'productId', s.product_id, 'price', i.price_satang, 'quota', i.quota, 'sold', i.sold
        ) order by i.position, i.sku_id
      ) as items
      from flash_sale_items i join skus s using (sku_id) join products p using (product_id)
      where i.flash_sale_id = f.flash_sale_id and p.visible
    ) of_round on true
    order by f.starts_at, f.flash_sale_id`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::integer as total from flash_sales where ends_at > ${now}::timestamptz`.execute(db);
  return { rounds: rows.map(roundOf), total: counted[0]?.total ?? 0 };
}

function roundOf({ items, ...round }: RoundRow): Round {
  return {
    ...round,
    productIds: [...new Set(items.map(({ productId }) => productId))],
    appliedProducts: items.map(({ skuId, price, quota, sold }) => ({
      productId: skuId,
      flashSaleId: round.flashSaleId,
      startDate: round.startsAt.toISOString(),
      endDate: round.endsAt.toISOString(),
      price: bahtFromSatang(price),
      quota,
      sold,
      remainingPercent: remainingPercent({ quota, sold }),
    })),
  };
}
