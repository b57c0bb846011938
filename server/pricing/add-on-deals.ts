import { type RawBuilder, sql } from 'kysely';
import type { AddOnProduct } from '#contract/catalogue.ts';
import type { Locale, Localised } from '#contract/locale.ts';
import { bahtFromSatang, type Satang } from '#contract/money.ts';
import type { Db } from '../db/database.ts';

interface DealRow {
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
export const piecesOfDeal: RawBuilder<unknown> = sql`
  least(d.stock, case when st.pre_order_flag then st.pre_order_stock else coalesce(st.stock, 0) end)`;

/**
 * What is sold cheaper beside a product (spec 3, Add-on product), what there is most of first (spec 3, Cart item: ordering). A
 * deal that saves nothing is none; of what is sold out the shopper sees that it is.
 */
export async function addOnDealsOf(db: Db, productId: number, locale: Locale): Promise<AddOnProduct[]> {
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
  return rows.map((row) => presentDeal(row, locale));
}

function presentDeal(row: DealRow, locale: Locale): AddOnProduct {
  const saving: Satang = row.standard_satang - row.price_satang;
  return {
    productId: row.sku_id,
    productName: [row.product_name, ...row.option_names].map((name) => name[locale]).join(' '),
    productImage: row.image,
    slug: row.slug,
    quantity: row.limit_quantity,
    stock: row.stock,
    sellingPrice: bahtFromSatang(row.price_satang),
    standardPrice: bahtFromSatang(row.standard_satang),
    discountPrice: bahtFromSatang(saving),
    isSpecialPrice: true,
  };
}
