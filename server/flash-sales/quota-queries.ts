import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

/** Pieces that an order takes of a flash sale's quota. */
export interface QuotaLine {
  flashSaleId: number;
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
 * Takes an order's pieces out of the quotas of flash sales, by conditional update, all lines or none: on `false` the caller
 * rolls back. Rows are locked in one order, so that buyers wait for each other and never deadlock.
 */
export async function takeQuota(
  tx: Tx,
  lines: readonly QuotaLine[],
  { reference, round, now }: Taking,
): Promise<boolean> {
  if (lines.length === 0) return true;
  const { rows } = await sql`
    with wanted as (
      select flash_sale_id, sku_id, sum(quantity)::integer as quantity
      from unnest(
        ${lines.map((line) => line.flashSaleId)}::integer[], ${lines.map((line) => line.skuId)}::integer[],
        ${lines.map((line) => line.quantity)}::integer[]
      ) as line (flash_sale_id, sku_id, quantity)
      group by flash_sale_id, sku_id
    ), locked as (
      select i.flash_sale_id, i.sku_id from flash_sale_items i join wanted using (flash_sale_id, sku_id)
      order by i.flash_sale_id, i.sku_id
      for update of i
    ), taken as (
      update flash_sale_items i set sold = i.sold + wanted.quantity
      from wanted join locked using (flash_sale_id, sku_id)
      where i.flash_sale_id = wanted.flash_sale_id and i.sku_id = wanted.sku_id and i.sold + wanted.quantity <= i.quota
      returning i.flash_sale_id, i.sku_id, wanted.quantity
    )
    insert into flash_sale_movements (flash_sale_id, sku_id, quantity, reason, reference, round, created_at)
    select flash_sale_id, sku_id, -quantity, 'taken', ${reference}::text, ${round}::integer, ${now}::timestamptz from taken
    returning sku_id`.execute(tx);
  return rows.length === new Set(lines.map(({ flashSaleId, skuId }) => `${flashSaleId} ${skuId}`)).size;
}

/** Gives back what a reference took of quotas in a round, exactly once: again, or with nothing taken, it changes nothing. */
export async function giveBackQuota(tx: Tx, { reference, round, now }: Taking): Promise<void> {
  await sql`
    with returned as (
      insert into flash_sale_movements (flash_sale_id, sku_id, quantity, reason, reference, round, created_at)
      select flash_sale_id, sku_id, -quantity, 'given_back', reference, round, ${now}::timestamptz
      from flash_sale_movements
      where reference = ${reference}::text and round = ${round}::integer and reason = 'taken'
      order by flash_sale_id, sku_id
      on conflict (reference, flash_sale_id, sku_id, reason, round) do nothing
      returning flash_sale_id, sku_id, quantity
    ), locked as (
      select i.flash_sale_id, i.sku_id from flash_sale_items i join returned using (flash_sale_id, sku_id)
      order by i.flash_sale_id, i.sku_id
      for update of i
    )
    update flash_sale_items i set sold = i.sold - returned.quantity
    from returned join locked using (flash_sale_id, sku_id)
    where i.flash_sale_id = returned.flash_sale_id and i.sku_id = returned.sku_id`.execute(tx);
}

/**
 * Takes again what a reference took in its first round: a dead order that is paid late keeps the price it was made at, so
 * what is left of the quota is taken, and a quota that is used up meanwhile is no reason against it.
 */
export async function takeQuotaAgain(tx: Tx, { reference, round, now }: Taking): Promise<void> {
  await sql`
    with wanted as (
      select i.flash_sale_id, i.sku_id, least(-m.quantity, i.quota - i.sold) as quantity
      from flash_sale_movements m join flash_sale_items i using (flash_sale_id, sku_id)
      where m.reference = ${reference}::text and m.round = 1 and m.reason = 'taken'
      order by i.flash_sale_id, i.sku_id
      for update of i
    ), taken as (
      update flash_sale_items i set sold = i.sold + wanted.quantity
      from wanted
      where i.flash_sale_id = wanted.flash_sale_id and i.sku_id = wanted.sku_id and wanted.quantity > 0
      returning i.flash_sale_id, i.sku_id, wanted.quantity
    )
    insert into flash_sale_movements (flash_sale_id, sku_id, quantity, reason, reference, round, created_at)
    select flash_sale_id, sku_id, -quantity, 'taken', ${reference}::text, ${round}::integer, ${now}::timestamptz
    from taken`.execute(tx);
}
