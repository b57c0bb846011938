import { type RawBuilder, sql } from 'kysely';
import type { Localised } from '#contract/locale.ts';
import type { Db } from '../db/database.ts';

/** A deal with what it sells. */
export interface DealRow {
  sku_id: number;
  product_name: Localised;
  option_names: Localised[];
  image: string;
  slug: string;
  price_satang: number;
  standard_satang: number;
  stock: number;
  limit_quantity: number;
}

/** Pieces of a deal `d` on the SKU with stock `st` that can be bought now. */
const piecesOfDeal: RawBuilder<unknown> = sql`
  least(d.stock, case when st.pre_order_flag then st.pre_order_stock else coalesce(st.stock, 0) end)`;

/**
 * The deal by which a SKU is sold beside another SKU's product, as rows of JSON as `AddOnDeal`: none where there is none that
 * saves something. Both ids are columns of the statement around it, whose tables may be called anything but `deal`, `beside`
 * and `added`.
 */
export function savingDeal(besideSkuId: RawBuilder<unknown>, addedSkuId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select json_build_object(
      'productId', deal.product_id, 'price', deal.price_satang, 'stock', deal.stock, 'limitQuantity', deal.limit_quantity
    )
    from add_on_deals deal
    join skus beside on beside.product_id = deal.product_id
    join skus added on added.sku_id = deal.sku_id
    where beside.sku_id = ${besideSkuId} and deal.sku_id = ${addedSkuId} and deal.price_satang < added.price_satang`;
}

/** The deals beside a product that save something, what there is most of first. */
export async function dealRows(db: Db, productId: number): Promise<DealRow[]> {
  const { rows } = await sql<DealRow>`
    select d.sku_id, p.name as product_name, p.slug, s.images[1] as image, d.price_satang, s.price_satang as standard_satang,
      ${piecesOfDeal} as stock, d.limit_quantity,
      array(
        select a -> 'label' from jsonb_array_elements(s.attributes) a where a ->> 'type' = 'integer'
      ) as option_names
    from add_on_deals d
    join skus s using (sku_id)
    join products p on p.product_id = s.product_id
    left join stocks st using (sku_id)
    where d.product_id = ${productId}::integer and p.visible and d.price_satang < s.price_satang
    order by ${piecesOfDeal} desc, d.position, d.sku_id`.execute(db);
  return rows;
}
