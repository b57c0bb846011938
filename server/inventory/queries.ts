import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import type { StockRecord, WantedPieces } from './rules.ts';

interface StockRow {
  sku_id: number;
  stock: number;
  total_stock: number | null;
  pre_order_flag: boolean;
  pre_order_stock: number;
}

function recordOf(row: StockRow): StockRecord {
  return {
    stock: row.stock,
    totalStock: row.total_stock,
    preOrderFlag: row.pre_order_flag,
    preOrderStock: row.pre_order_stock,
  };
}

const stockColumns = sql`
  coalesce(st.stock, 0) as stock, st.total_stock,
  coalesce(st.pre_order_flag, false) as pre_order_flag, coalesce(st.pre_order_stock, 0) as pre_order_stock
`;

/** Stock of SKUs; one that was never stocked has none. Unknown SKUs are left out. */
export async function selectStocks(db: Db, skuIds: readonly number[]): Promise<Map<number, StockRecord>> {
  const { rows } = await sql<StockRow>`
    select s.sku_id, ${stockColumns}
    from skus s
    left join stocks st using (sku_id)
    where s.sku_id = any (${skuIds}::integer[])
  `.execute(db);
  return new Map(rows.map((row) => [row.sku_id, recordOf(row)]));
}

/** Stock of the SKUs that these ids name, or whose products they name; of visible products only. */
export async function selectStocksOfProducts(
  db: Db,
  ids: readonly number[],
): Promise<{ skuId: number; productId: number; record: StockRecord }[]> {
  const { rows } = await sql<StockRow & { product_id: number }>`
    select s.sku_id, s.product_id, ${stockColumns}
    from skus s
    join products p using (product_id)
    left join stocks st using (sku_id)
    where p.visible and (s.sku_id = any (${ids}::integer[]) or s.product_id = any (${ids}::integer[]))
  `.execute(db);
  return rows.map((row) => ({ skuId: row.sku_id, productId: row.product_id, record: recordOf(row) }));
}

/** Stock of SKUs, locked in ascending order of their ids until the transaction ends. */
export async function lockStocks(tx: Tx, skuIds: readonly number[]): Promise<Map<number, StockRecord>> {
  const { rows } = await sql<StockRow>`
    select sku_id, stock, total_stock, pre_order_flag, pre_order_stock
    from stocks
    where sku_id = any (${skuIds}::integer[])
    order by sku_id
    for update
  `.execute(tx);
  return new Map(rows.map((row) => [row.sku_id, recordOf(row)]));
}

/**
 * Takes pieces where there are enough, and logs them.
 *
 * @returns how many SKUs there was enough of
 */
export async function takePieces(
  tx: Tx,
  { reference, round, pieces, now }: { reference: string; round: number; pieces: readonly WantedPieces[]; now: Date },
): Promise<number> {
  const { rows } = await sql`
    with wanted as (
      select * from unnest(${pieces.map((piece) => piece.skuId)}::integer[], ${pieces.map((piece) => piece.quantity)}::integer[])
        as wanted (sku_id, quantity)
    ), taken as (
      update stocks st set
        stock = case when st.pre_order_flag then st.stock else st.stock - wanted.quantity end,
        pre_order_stock = case when st.pre_order_flag then st.pre_order_stock - wanted.quantity else st.pre_order_stock end,
        updated_at = ${now}::timestamptz
      from wanted
      where st.sku_id = wanted.sku_id
        and case when st.pre_order_flag then st.pre_order_stock else st.stock end >= wanted.quantity
      returning st.sku_id, wanted.quantity, st.pre_order_flag
    )
    insert into stock_movements (sku_id, quantity, pre_order, reason, reference, round, created_at)
    select sku_id, -quantity, pre_order_flag, 'taken', ${reference}::text, ${round}::integer, ${now}::timestamptz
    from taken
    returning sku_id
  `.execute(tx);
  return rows.length;
}

/** The SKUs that a reference took in a round. */
export async function selectTakenSkus(tx: Tx, reference: string, round: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('stock_movements')
    .select('sku_id')
    .where('reference', '=', reference)
    .where('round', '=', round)
    .where('reason', '=', 'taken')
    .execute();
  return rows.map((row) => row.sku_id);
}

/** Puts back what a reference took in a round, unless that was done before. */
export async function returnPieces(tx: Tx, reference: string, round: number, now: Date): Promise<void> {
  await sql`
    with returned as (
      insert into stock_movements (sku_id, quantity, pre_order, reason, reference, round, created_at)
      select sku_id, -quantity, pre_order, 'given_back', reference, round, ${now}::timestamptz
      from stock_movements
      where reference = ${reference}::text and round = ${round}::integer and reason = 'taken'
      order by sku_id
      on conflict (reference, sku_id, pre_order, reason, round) do nothing
      returning sku_id, quantity, pre_order
    )
    update stocks st set
      stock = case when returned.pre_order then st.stock else st.stock + returned.quantity end,
      pre_order_stock = case when returned.pre_order then st.pre_order_stock + returned.quantity else st.pre_order_stock end,
      updated_at = ${now}::timestamptz
    from returned
    where st.sku_id = returned.sku_id
  `.execute(tx);
}
