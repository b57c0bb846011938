import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { demoRows } from './rows.ts';

/** What a shop has of the demo. */
export interface DemoState {
  products: number;
  /** Whether any of them is the demo's. */
  isDemo: boolean;
}

export async function readDemoState(db: Db): Promise<DemoState> {
  const demo = demoRows(new Date(0)).products.map(({ product_id, slug }) => ({ product_id, slug }));
  const { rows } = await sql<DemoState>`
    select (select count(*)::integer from products) as products, exists (
      select from products join json_populate_recordset(null::products, ${JSON.stringify(demo)}::json) demo using (product_id, slug)
    ) as "isDemo"`.execute(db);
  return rows[0] ?? { products: 0, isDemo: false };
}

/** Whether all products have been indexed and nothing waits for it. */
export async function isIndexed(db: Db): Promise<boolean> {
  const { rows } = await sql<{ indexed: boolean }>`
    select not exists (select from search_queue) and exists (select from search_state where rebuild_after is null)
      and not exists (select from products where visible and not exists (select from search_products where search_products.product_id = products.product_id))
      as indexed`.execute(db);
  return rows[0]?.indexed ?? false;
}
