import type { CardRow } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { pricesAndStock } from '../pricing/pricing.ts';
import type { Hydrated } from './present.ts';

/** Adds price and stock to the SKUs of all rows. A SKU that was deleted after the rows were read is left out. */
export async function hydrate<Row extends CardRow>(db: Db, rows: readonly Row[], now: Date): Promise<Hydrated<Row>[]> {
  const skuIds = rows.flatMap(({ skus }) => skus.map(({ skuId }) => skuId));
  const found = await pricesAndStock(db, skuIds, now);
  return rows.flatMap((row) => {
    const [first, ...rest] = row.skus.flatMap((sku: Row['skus'][number]) => {
      const priced = found.get(sku.skuId);
      return priced ? [{ ...sku, ...priced }] : [];
    });
    return first ? [{ ...row, skus: [first, ...rest] }] : [];
  });
}
