import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { flashSaleBoundaries } from '../../flash-sales/flash-sales.ts';

export interface IndexState {
  /** Of the code that made the documents; null before the first. */
  documentsVersion: string | null;
  /** The last product that a rebuild has done; null if none is under way. */
  rebuildAfter: number | null;
  /** Prices that start or end up to here are in the documents or in the queue. */
  pricesUpTo: Date;
  synonymsVersion: number;
}

const stateColumns = sql`analysis as "documentsVersion", rebuild_after as "rebuildAfter", windows_until as "pricesUpTo",
  synonyms_version as "synonymsVersion"`;

export async function readIndexState(db: Db): Promise<IndexState> {
  const { rows } = await sql<IndexState>`select ${stateColumns} from search_state`.execute(db);
  const [state] = rows;
  if (!state) throw new Error('search_state has lost its row');
  return state;
}

/** Locks the state, which only the process that writes documents holds; undefined while another one does. */
export async function lockIndexState(tx: Tx): Promise<IndexState | undefined> {
  const { rows } = await sql<IndexState>`select ${stateColumns} from search_state for update skip locked`.execute(tx);
  return rows[0];
}

/** Starts a rebuild, which includes what is queued. A rebuild that is under way starts over. */
export async function beginRebuild(tx: Tx, version: string): Promise<void> {
  await sql`update search_state set analysis = ${version}::text, rebuild_after = 0`.execute(tx);
  await sql`delete from search_queue`.execute(tx);
}

/** @param after the last product that is done; null ends the rebuild */
export async function setRebuildPosition(tx: Tx, after: number | null): Promise<void> {
  await sql`update search_state set rebuild_after = ${after}::integer`.execute(tx);
}

/** The ids that come next in a rebuild, of products and of documents whose product may be gone, in ascending order. */
export async function nextProductsOfRebuild(tx: Tx, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    (select product_id from products where product_id > ${after}::integer order by product_id limit ${limit}::integer)
    union
    (select product_id from search_products where product_id > ${after}::integer order by product_id limit ${limit}::integer)
    order by product_id limit ${limit}::integer`.execute(tx);
  return rows.map((row) => row.product_id);
}

export async function deleteUnusedLexemes(tx: Tx): Promise<void> {
  await sql`delete from search_words where documents <= 0`.execute(tx);
}

export async function countQueued(db: Db): Promise<number> {
  const { rows } = await sql<{ queued: number }>`select count(*)::integer as queued from search_queue`.execute(db);
  return rows[0]?.queued ?? 0;
}

/** Removes the oldest entries from the queue. @returns their products, each once */
export async function dequeueProducts(tx: Tx, limit: number): Promise<number[]> {
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

/** Products whose special or flash sale price started or ended after `since` and up to `until`. */
export async function productsWithPriceChanges(tx: Tx, since: Date, until: Date): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    select distinct s.product_id
    from (
      select sku_id, starts_at, ends_at from special_prices
      union all
      ${flashSaleBoundaries}
    ) w
    join skus s using (sku_id)
    where (w.starts_at > ${since}::timestamptz and w.starts_at <= ${until}::timestamptz)
      or (w.ends_at > ${since}::timestamptz and w.ends_at <= ${until}::timestamptz)`.execute(tx);
  return rows.map((row) => row.product_id);
}

export async function enqueueProducts(tx: Tx, productIds: readonly number[]): Promise<void> {
  await sql`insert into search_queue (product_id) select unnest(${productIds}::integer[])`.execute(tx);
}

export async function setPricesUpTo(tx: Tx, until: Date): Promise<void> {
  await sql`update search_state set windows_until = ${until}::timestamptz`.execute(tx);
}

/** Invalidates cached lists that show these products, or may do so now. */
export async function invalidateListings(tx: Tx, productIds: readonly number[]): Promise<void> {
  await sql`select announce_listings(${productIds}::integer[])`.execute(tx);
}

export async function hasDocuments(db: Db): Promise<boolean> {
  const { rows } = await sql`select from search_products limit 1`.execute(db);
  return rows.length > 0;
}

/** Updates the planner's statistics after many rows changed. */
export async function analyseTables(db: Db): Promise<void> {
  await sql`analyze search_products, search_texts_th, search_texts_en, search_descriptions, search_values, search_words`.execute(
    db,
  );
}
