import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/**
 * Visible products related to one: those of its own category (`apart` 0), then those of the other categories below the same parent (1). In
 * each group brands alternate, and each brand's best-selling product comes first.
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
      select p.product_id, p.popularity, p.brand_id, (p.category_id <> around.category_id)::integer as apart
      from around
      join categories c on c.path = around.path or starts_with(c.path, around.path || '/')
      join products p on p.category_id = c.category_id
      where p.visible and p.product_id <> around.product_id
    ), in_turn as (
      select *, row_number() over (partition by apart, brand_id order by popularity desc, product_id desc) as turn from nearby
    )
    select product_id from in_turn order by apart, turn, popularity desc, product_id desc limit ${limit}::integer`.execute(
    db,
  );
  return rows.map((row) => row.product_id);
}
