import { sql } from 'kysely';
import type { Localised } from '#contract/locale.ts';
import type { SkuAttribute } from '../../catalogue/catalogue.ts';
import type { Tx } from '../../db/database.ts';

export interface KnownProduct {
  productId: number;
  name: Localised;
  /** In display order. */
  skus: { sku: string; attributes: SkuAttribute[] }[];
}

/** The products that have one of these SKUs, by merchant code, or one of these Thai names; oldest first. */
export async function productsOfRows(
  tx: Tx,
  { skus, thaiNames }: { skus: readonly string[]; thaiNames: readonly string[] },
): Promise<KnownProduct[]> {
  const { rows } = await sql<KnownProduct>`
    select p.product_id as "productId", p.name,
      coalesce(
        json_agg(json_build_object('sku', s.sku, 'attributes', s.attributes) order by s.position, s.sku_id)
          filter (where s.sku_id is not null),
        '[]'
      ) as skus
    from products p left join skus s using (product_id)
    where p.product_id in (
      select product_id from skus where sku = any (${skus}::text[])
      union
      select product_id from products where name ->> 'th' = any (${thaiNames}::text[])
    )
    group by p.product_id
    order by p.product_id`.execute(tx);
  return rows;
}

export interface KnownCategory {
  path: string;
  name: Localised;
}

/** All categories. */
export async function knownCategories(tx: Tx): Promise<KnownCategory[]> {
  const { rows } = await sql<KnownCategory>`
    select path, name from categories order by level, position, category_id`.execute(tx);
  return rows;
}

export interface KnownBrand {
  slug: string;
  title: string;
}

/** All brands. */
export async function knownBrands(tx: Tx): Promise<KnownBrand[]> {
  const { rows } = await sql<KnownBrand>`select slug, title from brands order by brand_id`.execute(tx);
  return rows;
}
