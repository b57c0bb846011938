import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

/** Rows whose ids the shop gives if a file has none. Products and SKUs share one range. */
export interface IdSource {
  sequence: string;
  /** In `where`: whether `given.id` belongs to a stored row. */
  isTaken: RawBuilder<boolean>;
  /** From `select … where code = any (…)`: the stored rows with their codes. */
  stored: RawBuilder<unknown>;
}

const isProductOrSku = sql<boolean>`(exists (select from products where product_id = given.id)
  or exists (select from skus where sku_id = given.id))`;

export const idSources = {
  brand: {
    sequence: 'imported_brand_ids',
    isTaken: sql`exists (select from brands where brand_id = given.id)`,
    stored: sql`(select slug as code, brand_id as id from brands)`,
  },
  category: {
    sequence: 'imported_category_ids',
    isTaken: sql`exists (select from categories where category_id = given.id)`,
    stored: sql`(select path as code, category_id as id from categories)`,
  },
  product: {
    sequence: 'imported_product_ids',
    isTaken: isProductOrSku,
    stored: sql`(select product_code as code, product_id as id from products)`,
  },
  sku: {
    sequence: 'imported_product_ids',
    isTaken: isProductOrSku,
    stored: sql`(select sku as code, sku_id as id from skus)`,
  },
  landing: {
    sequence: 'brand_landings_brand_landing_id_seq',
    isTaken: sql`exists (select from brand_landings where brand_landing_id = given.id)`,
    stored: sql`(select slug as code, brand_landing_id as id from brand_landings)`,
  },
} satisfies Record<string, IdSource>;

/** The ids of stored rows by code. */
export async function idsByCode(tx: Tx, { stored }: IdSource, codes: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ code: string; id: number }>`
    select code, id from ${stored} stored where code = any (${codes}::text[])`.execute(tx);
  return new Map(rows.map(({ code, id }) => [code, id]));
}

/** Unused ids besides those in `given`. No other import gets them, not even if this one does not use them. */
export async function newIds(
  tx: Tx,
  { sequence, isTaken }: IdSource,
  count: number,
  given: ReadonlySet<number>,
): Promise<number[]> {
  const ids: number[] = [];
  for (let tried = count; ids.length < count; tried *= 2) {
    const { rows } = await sql<{ id: number }>`
      with given as materialized (
        select nextval(${sequence}::regclass)::integer as id from generate_series(1, ${tried}::integer)
      )
      select id from given where not ${isTaken} order by id`.execute(tx);
    ids.push(...rows.map(({ id }) => id).filter((id) => !given.has(id)));
  }
  return ids.slice(0, count);
}

/** The ids of products by their own code or that of one of their SKUs. */
export async function productIdsByCode(tx: Tx, codes: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ code: string; id: number }>`
    select code, coalesce(p.product_id, s.product_id) as id
    from unnest(${codes}::text[]) code
    left join products p on p.product_code = code
    left join skus s on s.sku = code
    where p.product_id is not null or s.product_id is not null`.execute(tx);
  return new Map(rows.map(({ code, id }) => [code, id]));
}
