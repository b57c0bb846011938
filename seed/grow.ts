import { sql } from 'kysely';
import type { AppContext } from '#server/app-context.ts';
import { type Db, transaction } from '#server/db/database.ts';
import { updateBestSellers } from '#server/products/products.ts';
import { productRows } from './rows.ts';
import { firstVariationId, variation, variationImages, variationsUpTo } from './variation.ts';

const batchSize = 250;

/**
 * Adds variations of the demo products until the shop has `total` products, for load tests. Each batch is a transaction. Continues
 * after an interrupted call, and never deletes products. `onProgress` receives the current number of products.
 *
 * @returns the final number of products
 */
export async function growDemoShop(
  { db, database, clock }: Pick<AppContext, 'db' | 'database' | 'clock'>,
  total: number,
  onProgress: (products: number, total: number) => void,
): Promise<number> {
  const now = clock();
  let { count, next } = await progressOf(db);
  if (count >= total) return count;
  while (count < total) {
    const size = Math.min(batchSize, total - count);
    const products = Array.from({ length: size }, (_, index) => variation(next + index));
    const rows = productRows(products, now, variationImages);
    await transaction(db, async (tx) => {
      // No notification per row: everything is invalidated once at the end.
      await sql`set local saifah.quiet = 'on'`.execute(tx);
      await insertRows(tx, 'products', rows.products);
      await insertRows(tx, 'skus', rows.skus);
      await insertRows(tx, 'stocks', rows.stocks);
      await insertRows(tx, 'special_prices', rows.specialPrices);
    });
    next += size;
    count += size;
    onProgress(count, total);
  }
  await sql`select setval('product_ids', greatest((select max(sku_id) from skus), last_value)) from product_ids`.execute(
    db,
  );
  await database.executeScript('vacuum analyze products, skus, stocks, special_prices');
  await transaction(db, async (tx) => {
    await sql`set local saifah.quiet = 'on'`.execute(tx);
    await updateBestSellers({ db: tx });
  });
  await sql`select pg_notify('page_tags', 'everything')`.execute(db);
  return count;
}

/** The number of products, and the index of the next variation. */
async function progressOf(db: Db): Promise<{ count: number; next: number }> {
  const { rows } = await sql<{ count: number; last: number | null }>`
    select count(*)::integer as count, max(product_id) filter (where product_id >= ${firstVariationId}::integer) as last
    from products`.execute(db);
  const [{ count = 0, last = null } = {}] = rows;
  return { count, next: last === null ? 0 : variationsUpTo(last) };
}

async function insertRows(db: Db, table: string, rows: readonly object[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  if (rows.length === 0) return;
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    db,
  );
}
