import { sql } from 'kysely';
import type { ProductKind } from '#contract/product-kinds.ts';
import type { Db } from '../db/database.ts';

/** What the delivery of a product depends on. */
export interface DeliveredProduct {
  productId: number;
  kind: ProductKind;
  /** Of its heaviest SKU; a SKU without a weight counts as `defaultWeightGrams`. */
  weightGrams: number;
}

/** A visible product by its id or that of one of its SKUs. */
export async function findDeliveredProduct(
  db: Db,
  id: number,
  defaultWeightGrams: number,
): Promise<DeliveredProduct | undefined> {
  const { rows } = await sql<DeliveredProduct>`
    select p.product_id as "productId", p.kind, max(coalesce(s.weight_grams, ${defaultWeightGrams}::integer)) as "weightGrams"
    from products p join skus s using (product_id)
    where p.visible and p.product_id = coalesce((select product_id from skus where sku_id = ${id}::integer), ${id}::integer)
    group by p.product_id`.execute(db);
  return rows[0];
}
