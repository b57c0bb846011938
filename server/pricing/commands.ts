import { skuIdsByCode, standardPricesByCode, warnOfPriceAboveStandard } from '../catalogue/catalogue.ts';
import type { ImportExport } from '../import-export/import-export.ts';
import { rowWriter } from '../import-export/row-writer.ts';
import { type PriceFileRow, priceColumns } from './import-export-columns.ts';
import { pricePages, pricesBySku, savePrices } from './import-export-queries.ts';

export { deliveryFeesImportExport, vatRatesImportExport } from './terms-import-export.ts';

const write = rowWriter({
  columns: priceColumns,
  key: ['sku', 'starts_at'],
  find: pricesBySku,
  async check(tx, rows) {
    const known = await skuIdsByCode(
      tx,
      rows.map(({ row }) => row.sku),
    );
    return rows.map(({ row }) => (known.has(row.sku) ? rowError(row) : 'sku: there is no SKU of that code'));
  },
  save: savePrices,
  async warn(tx, rows, now) {
    const standard = await standardPricesByCode(
      tx,
      rows.map(({ row }) => row.sku),
    );
    return rows.map(({ row: { sku, price, ends_at } }) =>
      new Date(ends_at) > now ? warnOfPriceAboveStandard(price, standard.get(sku)) : undefined,
    );
  },
});

function rowError(row: PriceFileRow): string | undefined {
  if (row.ends_at <= row.starts_at) return 'ends_at: must come after starts_at';
  if ((row.remark_th === null) !== (row.remark_en === null)) return 'remark_th, remark_en: must be given both or none';
  if ((row.promotion_commend_th === null) !== (row.promotion_commend_en === null))
    return 'promotion_commend_th, promotion_commend_en: must be given both or none';
  return undefined;
}

/** Import and export of special prices; standard prices belong to the catalogue's files. */
export const pricesImportExport: ImportExport = {
  name: 'prices',
  description: 'special prices of SKUs',
  rowTypes: { prices: priceColumns },
  exportBatches: pricePages,
  write,
  constraintMessages: {},
  rowsReferToEarlierRows: false,
};
