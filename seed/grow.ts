import { sql } from 'kysely';
import { type Db, transaction } from '#server/db/database.ts';
import type { Shop } from '#server/shop.ts';
import { productRows } from './rows.ts';
import { firstVariedId, variation, variationImages, variationsUpTo } from './variation.ts';

const productsAtOnce = 250;

/**
 * Grows a shop that has the demo's products to `total` products by variations of them (for work on scale), some hundreds
 * in a transaction. It goes on where an earlier call stopped, and never removes any. `onProgress` hears how many
 * products there are.
 *
 * @returns how many products there are in the end
 */
export async function growDemoShop(
  { db, database, clock }: Pick<Shop, 'db' | 'database' | 'clock'>,
  total: number,
  onProgress: (products: number, total: number) => void,
): Promise<number> {
  const now = clock();
  let { count, next } = await progressOf(db);
  if (count >= total) return count;
  while (count < total) {
    const size = Math.min(productsAtOnce, total - count);
    const products = Array.from({ length: size }, (_, index) => variation(next + index));
    const rows = productRows(products, now, variationImages);
    await transaction(db, async (tx) => {
      // A hundred thousand announcements help nobody: one follows at the end.
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
  await sql`select pg_notify('page_tags', 'everything')`.execute(db);
  return count;
}

/** How many products there are, and which variation comes next. */
async function progressOf(db: Db): Promise<{ count: number; next: number }> {
  const { rows } = await sql<{ count: number; last: number | null }>`
    select count(*)::integer as count, max(product_id) filter (where product_id >= ${firstVariedId}::integer) as last
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
