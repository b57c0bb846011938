import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { storedColumns } from '../import-export/stored-columns.ts';
import {
  type FlashSaleFileRow,
  type FlashSaleItemFileRow,
  flashSaleColumns,
  flashSaleItemColumns,
} from './import-export-columns.ts';

const saleStorage = storedColumns(flashSaleColumns);
const itemStorage = storedColumns(flashSaleItemColumns);

/** Flash sales by id. */
export async function flashSalesById(tx: Tx, ids: readonly number[]): Promise<FlashSaleFileRow[]> {
  const { rows } = await sql<object>`
    select ${saleStorage.select('f')} from flash_sales f where flash_sale_id = any (${ids}::integer[])`.execute(tx);
  return rows.map(saleStorage.fileRow);
}

export async function saveFlashSales(tx: Tx, rows: readonly FlashSaleFileRow[]): Promise<void> {
  await sql`
    insert into flash_sales (${saleStorage.names})
    select ${saleStorage.values}
    from json_to_recordset(${saleStorage.json(rows)}::json) as r (${saleStorage.record})
    on conflict (flash_sale_id) do update set ${saleStorage.assignments({ except: ['flash_sale_id'] })}
  `.execute(tx);
}

/** The SKUs of flash sales, by id of the flash sale and merchant code. */
export async function flashSaleItems(
  tx: Tx,
  given: readonly { flash_sale: number; sku: string }[],
): Promise<FlashSaleItemFileRow[]> {
  const { rows } = await sql<object>`
    select s.sku, ${itemStorage.select('i')}
    from unnest(${given.map(({ flash_sale }) => flash_sale)}::integer[], ${given.map(({ sku }) => sku)}::text[])
      as given (flash_sale_id, sku)
    join skus s using (sku)
    join flash_sale_items i using (flash_sale_id, sku_id)`.execute(tx);
  return rows.map(itemStorage.fileRow);
}

/** Locks the SKUs of flash sales. @returns the units sold of each that exists */
export async function lockSoldUnits(
  tx: Tx,
  given: readonly { flash_sale: number; sku: string }[],
): Promise<{ flash_sale: number; sku: string; sold: number }[]> {
  const { rows } = await sql<{ flash_sale: number; sku: string; sold: number }>`
    select i.flash_sale_id as flash_sale, s.sku, i.sold
    from unnest(${given.map(({ flash_sale }) => flash_sale)}::integer[], ${given.map(({ sku }) => sku)}::text[])
      as given (flash_sale_id, sku)
    join skus s using (sku)
    join flash_sale_items i using (flash_sale_id, sku_id)
    order by i.flash_sale_id, i.sku_id
    for update of i`.execute(tx);
  return rows;
}

/** Writes SKUs of flash sales; the units sold do not change. */
export async function saveFlashSaleItems(tx: Tx, rows: readonly FlashSaleItemFileRow[]): Promise<void> {
  await sql`
    insert into flash_sale_items (sku_id, ${itemStorage.names})
    select s.sku_id, ${itemStorage.values}
    from json_to_recordset(${itemStorage.json(rows)}::json) as r (${itemStorage.record})
    join skus s using (sku)
    order by r.flash_sale_id, s.sku_id
    on conflict (flash_sale_id, sku_id) do update set ${itemStorage.assignments({ except: ['flash_sale_id'] })}
  `.execute(tx);
}

/** All flash sales with the SKUs of each after it, in pages. */
export async function* flashSalePages(db: Db, pageSize = 200): AsyncGenerator<object[]> {
  let last = 0;
  for (;;) {
    const { rows: sales } = await sql<object>`
      select ${saleStorage.select('f')} from flash_sales f
      where flash_sale_id > ${last}::integer order by flash_sale_id limit ${pageSize}::integer`.execute(db);
    const rows = sales.map(saleStorage.fileRow);
    const lastRow = rows.at(-1);
    if (!lastRow) return;
    last = lastRow.id;
    const { rows: items } = await sql<object>`
      select s.sku, ${itemStorage.select('i')}
      from flash_sale_items i join skus s using (sku_id)
      where i.flash_sale_id = any (${rows.map(({ id }) => id)}::integer[])
      order by i.flash_sale_id, i.position, i.sku_id`.execute(db);
    const byFlashSale = Map.groupBy(items.map(itemStorage.fileRow), ({ flash_sale }) => flash_sale);
    yield rows.flatMap((row) => [row, ...(byFlashSale.get(row.id) ?? [])]);
  }
}
