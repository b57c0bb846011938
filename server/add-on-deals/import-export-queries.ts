import { sql } from 'kysely';
import type { Satang } from '#contract/money.ts';
import type { Db, Tx } from '../db/database.ts';
import { storedColumns } from '../import-export/stored-columns.ts';
import { type DealFileRow, dealColumns } from './import-export-columns.ts';

const storage = storedColumns(dealColumns);

type DealKey = Pick<DealFileRow, 'product' | 'sku'>;

/** SQL: the ids of products and the merchant codes of SKUs, in the order given. */
function dealKeys(given: readonly DealKey[]) {
  return sql`unnest(${given.map(({ product }) => product)}::integer[], ${given.map(({ sku }) => sku)}::text[])`;
}

/** Add-on deals by id of the product and merchant code of the SKU, locked in the order of their ids, as reservations lock them. */
export async function lockDealsByKey(tx: Tx, given: readonly DealKey[]): Promise<DealFileRow[]> {
  const { rows } = await sql<object>`
    select s.sku, ${storage.select('d')}
    from ${dealKeys(given)} as given (product_id, sku)
    join skus s using (sku)
    join add_on_deals d on d.product_id = given.product_id and d.sku_id = s.sku_id
    order by d.product_id, d.sku_id
    for no key update of d`.execute(tx);
  return rows.map(storage.fileRow);
}

/** What the product and SKU of each deal are, in the order given; null for what does not exist. */
export async function dealReferences(
  tx: Tx,
  given: readonly DealKey[],
): Promise<{ productExists: boolean; skuProductId: number | null; standard: Satang | null }[]> {
  const { rows } = await sql<{ productExists: boolean; skuProductId: number | null; standard: number | null }>`
    select p.product_id is not null as "productExists", s.product_id as "skuProductId", s.price_satang as standard
    from ${dealKeys(given)} with ordinality as given (product_id, sku, position)
    left join products p on p.product_id = given.product_id
    left join skus s on s.sku = given.sku
    order by given.position`.execute(tx);
  return rows;
}

/** Writes add-on deals by id of the product and merchant code of the SKU. */
export async function saveDeals(tx: Tx, rows: readonly DealFileRow[]): Promise<void> {
  await sql`
    insert into add_on_deals (sku_id, ${storage.names})
    select s.sku_id, ${storage.values}
    from json_to_recordset(${storage.json(rows)}::json) as r (${storage.record})
    join skus s using (sku)
    order by r.product_id, s.sku_id
    on conflict (product_id, sku_id) do update set ${storage.assignments({ except: ['product_id'] })}
  `.execute(tx);
}

/** All add-on deals in pages, ordered by product and SKU. */
export async function* dealPages(db: Db, pageSize = 2000): AsyncGenerator<DealFileRow[]> {
  for (let last = { product_id: 0, sku_id: 0 }; ; ) {
    const { rows } = await sql<{ product_id: number; sku_id: number }>`
      select d.product_id, d.sku_id, s.sku, ${storage.select('d')}
      from add_on_deals d join skus s using (sku_id)
      where (d.product_id, d.sku_id) > (${last.product_id}::integer, ${last.sku_id}::integer)
      order by d.product_id, d.sku_id limit ${pageSize}::integer`.execute(db);
    const lastRow = rows.at(-1);
    if (!lastRow) return;
    last = lastRow;
    yield rows.map(storage.fileRow);
  }
}
