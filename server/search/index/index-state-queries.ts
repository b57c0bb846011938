import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

export interface IndexState {
  /** Which analysis made the documents; null before the first. */
  analysis: string | null;
  /** A rebuild goes on behind this product; null where none runs. */
  rebuildAfter: number | null;
  windowsUntil: Date;
  synonymsVersion: number;
}

const stateColumns = sql`analysis, rebuild_after as "rebuildAfter", windows_until as "windowsUntil",
  synonyms_version as "synonymsVersion"`;

export async function readState(db: Db): Promise<IndexState> {
  const { rows } = await sql<IndexState>`select ${stateColumns} from search_state`.execute(db);
  const [state] = rows;
  if (!state) throw new Error('search_state has lost its row');
  return state;
}

/** Takes the turn to write documents until the transaction ends; undefined while another process has it. */
export async function takeTurn(tx: Tx): Promise<IndexState | undefined> {
  const { rows } = await sql<IndexState>`select ${stateColumns} from search_state for update skip locked`.execute(tx);
  return rows[0];
}

/** Begins a rebuild by an analysis; what waits in the queue is in it. A rebuild that runs begins anew. */
export async function beginRebuild(tx: Tx, analysis: string): Promise<void> {
  await sql`update search_state set analysis = ${analysis}::text, rebuild_after = 0`.execute(tx);
  await sql`delete from search_queue`.execute(tx);
}

/** Where the rebuild stands now; null ends it. */
export async function setRebuild(tx: Tx, after: number | null): Promise<void> {
  await sql`update search_state set rebuild_after = ${after}::integer`.execute(tx);
}

/** Products, and documents that may have none any more, that come next in a rebuild, in ascending order. */
export async function nextOfRebuild(tx: Tx, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    (select product_id from products where product_id > ${after}::integer order by product_id limit ${limit}::integer)
    union
    (select product_id from search_products where product_id > ${after}::integer order by product_id limit ${limit}::integer)
    order by product_id limit ${limit}::integer`.execute(tx);
  return rows.map((row) => row.product_id);
}

/** Forgets words that no document has. */
export async function forgetWords(tx: Tx): Promise<void> {
  await sql`delete from search_words where documents <= 0`.execute(tx);
}

/** Takes products out of the queue, the oldest first; each once, though it may be in it often. */
export async function takeQueued(tx: Tx, limit: number): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    with taken as (
      delete from search_queue where queue_id in (
        select queue_id from search_queue order by queue_id limit ${limit}::integer for update skip locked
      )
      returning product_id
    )
    select distinct product_id from taken order by product_id`.execute(tx);
  return rows.map((row) => row.product_id);
}

/** Products whose special or flash-sale price began or ended between two moments. */
export async function productsOfCrossedWindows(tx: Tx, since: Date, until: Date): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    select distinct s.product_id
    from (
      select sku_id, starts_at, ends_at from special_prices
      union all
      select i.sku_id, f.starts_at, f.ends_at from flash_sale_items i join flash_sales f using (flash_sale_id)
    ) w
    join skus s using (sku_id)
    where (w.starts_at > ${since}::timestamptz and w.starts_at <= ${until}::timestamptz)
      or (w.ends_at > ${since}::timestamptz and w.ends_at <= ${until}::timestamptz)`.execute(tx);
  return rows.map((row) => row.product_id);
}

/** Puts products in the queue. */
export async function queueProducts(tx: Tx, productIds: readonly number[]): Promise<void> {
  await sql`insert into search_queue (product_id) select unnest(${productIds}::integer[])`.execute(tx);
}

/** Price windows up to then are in the documents or in the queue. */
export async function setWindowsUntil(tx: Tx, until: Date): Promise<void> {
  await sql`update search_state set windows_until = ${until}::timestamptz`.execute(tx);
}

/** Lets cached lists fall that show these products, or could. */
export async function announceListings(tx: Tx, productIds: readonly number[]): Promise<void> {
  await sql`select announce_listings(${productIds}::integer[])`.execute(tx);
}

/** Whether any document is there. */
export async function hasDocuments(db: Db): Promise<boolean> {
  const { rows } = await sql`select from search_products limit 1`.execute(db);
  return rows.length > 0;
}

/** Tells the planner what the tables hold after much of it changed. */
export async function analyseTables(db: Db): Promise<void> {
  await sql`analyze search_products, search_texts_th, search_texts_en, search_descriptions, search_values, search_words`.execute(
    db,
  );
}
