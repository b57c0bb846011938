import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { storedColumns } from '../import-export/stored-columns.ts';
import { type PromotionFileRow, promotionColumns } from './import-export-columns.ts';

const storage = storedColumns(promotionColumns);

/** Promotions by their keys, locked until the transaction ends. */
export async function lockPromotionsByKey(tx: Tx, keys: readonly string[]): Promise<PromotionFileRow[]> {
  const { rows } = await sql<object>`
    select ${storage.select('p')} from promotions p where promotion = any (${keys}::text[])
    order by promotion_id for update`.execute(tx);
  return rows.map(storage.fileRow);
}

/** Inserts or updates promotions; new ones in the given order, which decides between equal priorities. */
export async function savePromotions(tx: Tx, rows: readonly PromotionFileRow[]): Promise<void> {
  await sql`
    insert into promotions (${storage.names})
    select ${storage.values}
    from rows from (json_to_recordset(${storage.json(rows)}::json) as (${storage.record})) with ordinality as r
    order by r.ordinality
    on conflict (promotion) do update set ${storage.assignments({ except: ['promotion'] })}`.execute(tx);
}

/** Gifts of a promotion as its action names them. */
export interface GiftQuota {
  promotion: string;
  sku: string;
  /** Null without a quota. */
  quota: number | null;
}

/**
 * Removes gifts that promotions do not have any more, and adds new ones, without a quota. Gifts that orders still hold stay: they may be
 * added again before those orders are cancelled.
 */
export async function replacePromotionGifts(
  tx: Tx,
  promotions: readonly string[],
  gifts: readonly GiftQuota[],
): Promise<void> {
  await sql`
    with given as (
      select p.promotion_id, s.sku_id
      from json_to_recordset(${JSON.stringify(gifts)}::json) as gift (promotion text, sku text)
      join promotions p using (promotion)
      join skus s using (sku)
    ), removed as (
      delete from promotion_gifts stored using promotions p
      where p.promotion_id = stored.promotion_id and p.promotion = any (${promotions}::text[]) and stored.given = 0
        and not exists (
          select from given where given.promotion_id = stored.promotion_id and given.sku_id = stored.sku_id
        )
    )
    insert into promotion_gifts (promotion_id, sku_id)
    select promotion_id, sku_id from given order by promotion_id, sku_id
    on conflict do nothing`.execute(tx);
}

export async function saveGiftQuotas(tx: Tx, gifts: readonly GiftQuota[]): Promise<void> {
  await sql`
    update promotion_gifts stored set quota = gift.quota
    from json_to_recordset(${JSON.stringify(gifts)}::json) as gift (promotion text, sku text, quota integer)
    join promotions p using (promotion)
    join skus s using (sku)
    where stored.promotion_id = p.promotion_id and stored.sku_id = s.sku_id and stored.quota is distinct from gift.quota`.execute(
    tx,
  );
}

/** All promotions in pages, in the order in which they were created. */
export async function* promotionPages(db: Db, pageSize = 500): AsyncGenerator<PromotionFileRow[]> {
  let last = 0;
  for (;;) {
    const { rows } = await sql<{ promotion_id: number }>`
      select p.promotion_id, ${storage.select('p')} from promotions p
      where promotion_id > ${last}::integer order by promotion_id limit ${pageSize}::integer`.execute(db);
    const lastRow = rows.at(-1);
    if (!lastRow) return;
    last = lastRow.promotion_id;
    yield rows.map(storage.fileRow);
  }
}
