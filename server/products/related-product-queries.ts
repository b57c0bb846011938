import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/**
 * Visible products similar to a product: those of its category, then those of the sibling categories. In each group brands
 * alternate, each starting with its best-selling product.
 */
export async function findRelatedProducts(db: Db, productId: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    with around as (
      select p.product_id, p.category_id, coalesce(parent.path, c.path) as path
      from products p
      join categories c using (category_id)
      left join categories parent on parent.category_id = c.parent_id
      where p.product_id = ${productId}::integer
    ), nearby as (
      select p.product_id, p.popularity, p.brand_id, (p.category_id <> around.category_id)::integer as is_sibling
      from around
      join categories c on c.path = around.path or starts_with(c.path, around.path || '/')
      join products p on p.category_id = c.category_id
      where p.visible and p.product_id <> around.product_id
    ), in_turn as (
      select *, row_number() over (partition by is_sibling, brand_id order by popularity desc, product_id desc) as turn from nearby
    )
    select product_id from in_turn order by is_sibling, turn, popularity desc, product_id desc limit ${limit}::integer`.execute(
    db,
  );
  return rows.map((row) => row.product_id);
}
