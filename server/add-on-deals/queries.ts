import { type RawBuilder, sql } from 'kysely';
import type { Localised } from '#contract/locale.ts';
import type { SkuAttribute } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { joinStock, unitsInStock } from '../inventory/inventory.ts';

/** A deal with data of its SKU. */
export interface DealRow {
  sku_id: number;
  product_name: Localised;
  attributes: SkuAttribute[];
  image: string;
  slug: string;
  price_satang: number;
  standard_satang: number;
  stock: number;
  limit_quantity: number;
}

/** SQL: units of a deal `d` that can be bought now, given the stock `st` of its SKU (`joinStock`). */
const availableDealUnits: RawBuilder<unknown> = sql`
  least(d.stock, case when st.pre_order_flag then st.pre_order_stock else ${unitsInStock} end)`;

/**
 * SQL: the deal of an option SKU with a parent SKU as `AddOnDeal` in JSON; no row if there is no such visible deal or it saves nothing.
 * Both ids are columns of the enclosing statement, which must not use the aliases `deal`, `parent_sku` and `option_sku`.
 */
export function savingDealAsJson(
  parentSkuId: RawBuilder<unknown>,
  optionSkuId: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    select json_build_object(
      'productId', deal.product_id, 'price', deal.price_satang, 'stock', deal.stock, 'limitQuantity', deal.limit_quantity
    )
    from add_on_deals deal
    join skus parent_sku on parent_sku.product_id = deal.product_id
    join skus option_sku on option_sku.sku_id = deal.sku_id
    where parent_sku.sku_id = ${parentSkuId} and deal.sku_id = ${optionSkuId} and deal.visible
      and deal.price_satang < option_sku.price_satang`;
}

/** The visible deals with a product that save something, highest availability first. */
export async function selectDeals(db: Db, productId: number): Promise<DealRow[]> {
  const { rows } = await sql<DealRow>`
    select d.sku_id, p.name as product_name, p.slug, s.images[1] as image, d.price_satang, s.price_satang as standard_satang,
      ${availableDealUnits} as stock, d.limit_quantity, s.attributes
    from add_on_deals d
    join skus s using (sku_id)
    join products p on p.product_id = s.product_id
    ${joinStock}
    where d.product_id = ${productId}::integer and d.visible and p.visible and d.price_satang < s.price_satang
    order by ${availableDealUnits} desc, d.position, d.sku_id`.execute(db);
  return rows;
}
