import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

/** Pieces that an order takes of a deal's own stock. */
export interface DealLine {
  /** The product beside which it is. */
  dealProductId: number;
  skuId: number;
  quantity: number;
}

interface Taking {
  /** Who takes it: an order's id. */
  reference: string;
  /** How often this reference takes: each round is taken once and given back at most once. */
  round: number;
  now: Date;
}

/**
 * Takes an order's pieces out of the stock of add-on deals, by conditional update, all lines or none: on `false` the caller
 * rolls back. Rows are locked in one order, so that buyers wait for each other and never deadlock.
 */
export async function takeDeals(
  tx: Tx,
  lines: readonly DealLine[],
  { reference, round, now }: Taking,
): Promise<boolean> {
  if (lines.length === 0) return true;
  const { rows } = await sql`
    with wanted as (
      select product_id, sku_id, sum(quantity)::integer as quantity
      from unnest(
        ${lines.map((line) => line.dealProductId)}::integer[], ${lines.map((line) => line.skuId)}::integer[],
        ${lines.map((line) => line.quantity)}::integer[]
      ) as line (product_id, sku_id, quantity)
      group by product_id, sku_id
    ), locked as (
      select d.product_id, d.sku_id from add_on_deals d join wanted using (product_id, sku_id)
      order by d.product_id, d.sku_id
      for update of d
    ), taken as (
      update add_on_deals d set stock = d.stock - wanted.quantity
      from wanted join locked using (product_id, sku_id)
      where d.product_id = wanted.product_id and d.sku_id = wanted.sku_id and d.stock >= wanted.quantity
      returning d.product_id, d.sku_id, wanted.quantity
    )
    insert into add_on_deal_movements (product_id, sku_id, quantity, reason, reference, round, created_at)
    select product_id, sku_id, -quantity, 'taken', ${reference}::text, ${round}::integer, ${now}::timestamptz from taken
    returning sku_id`.execute(tx);
  return rows.length === new Set(lines.map(({ dealProductId, skuId }) => `${dealProductId} ${skuId}`)).size;
}

/** Gives back what a reference took of deals in a round, exactly once: again, or with nothing taken, it changes nothing. */
export async function giveBackDeals(tx: Tx, { reference, round, now }: Taking): Promise<void> {
  await sql`
    with returned as (
      insert into add_on_deal_movements (product_id, sku_id, quantity, reason, reference, round, created_at)
      select product_id, sku_id, -quantity, 'given_back', reference, round, ${now}::timestamptz
      from add_on_deal_movements
      where reference = ${reference}::text and round = ${round}::integer and reason = 'taken'
      order by product_id, sku_id
      on conflict (reference, product_id, sku_id, reason, round) do nothing
      returning product_id, sku_id, quantity
    ), locked as (
      select d.product_id, d.sku_id from add_on_deals d join returned using (product_id, sku_id)
      order by d.product_id, d.sku_id
      for update of d
    )
    update add_on_deals d set stock = d.stock + returned.quantity
    from returned join locked using (product_id, sku_id)
    where d.product_id = returned.product_id and d.sku_id = returned.sku_id`.execute(tx);
}

/**
 * Takes again what a reference took in its first round: a dead order that is paid late keeps the price it was made at, so
 * what is left of a deal is taken, and a deal that is sold out meanwhile is no reason against it.
 */
export async function takeDealsAgain(tx: Tx, { reference, round, now }: Taking): Promise<void> {
  await sql`
    with wanted as (
      select d.product_id, d.sku_id, least(-m.quantity, d.stock) as quantity
      from add_on_deal_movements m join add_on_deals d using (product_id, sku_id)
      where m.reference = ${reference}::text and m.round = 1 and m.reason = 'taken'
      order by d.product_id, d.sku_id
      for update of d
    ), taken as (
      update add_on_deals d set stock = d.stock - wanted.quantity
      from wanted
      where d.product_id = wanted.product_id and d.sku_id = wanted.sku_id and wanted.quantity > 0
      returning d.product_id, d.sku_id, wanted.quantity
    )
    insert into add_on_deal_movements (product_id, sku_id, quantity, reason, reference, round, created_at)
    select product_id, sku_id, -quantity, 'taken', ${reference}::text, ${round}::integer, ${now}::timestamptz
    from taken`.execute(tx);
}
