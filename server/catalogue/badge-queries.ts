import { sql } from 'kysely';
import type { ProductCard } from '#contract/products.ts';
import type { Db } from '../db/database.ts';

export interface BadgesRow {
  /** The given id. */
  id: number;
  productId: number;
  badges: ProductCard['badges'];
}

/** The badges of visible products by product ids or SKU ids, a row for each distinct id. */
export async function badgesByIds(db: Db, ids: readonly number[]): Promise<BadgesRow[]> {
  const { rows } = await sql<BadgesRow>`
    select distinct requested.id, p.product_id as "productId", p.badges
    from unnest(${ids}::integer[]) as requested (id)
    left join skus s on s.sku_id = requested.id
    join products p on p.product_id = coalesce(s.product_id, requested.id) and p.visible`.execute(db);
  return rows;
}
