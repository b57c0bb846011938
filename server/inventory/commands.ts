import { skuIdsByCode } from '../catalogue/catalogue.ts';
import type { ImportExport } from '../import-export/import-export.ts';
import { rowWriter } from '../import-export/row-writer.ts';
import { stockColumns } from './import-export-columns.ts';
import { lockStocksBySku, saveStocks, stockPages } from './import-export-queries.ts';

const write = rowWriter({
  columns: stockColumns,
  key: ['sku'],
  find: (tx, given) =>
    lockStocksBySku(
      tx,
      given.map(({ sku }) => sku),
    ),
  async check(tx, rows) {
    const known = await skuIdsByCode(
      tx,
      rows.map(({ row }) => row.sku),
    );
    return rows.map(({ row }) => (known.has(row.sku) ? undefined : 'sku: there is no SKU of that code'));
  },
  save: saveStocks,
});

/** Import and export of stock. Quantities in a file replace the stored ones; they are not added to them. */
export const stockImportExport: ImportExport = {
  name: 'stock',
  description: 'stock of SKUs',
  rowTypes: { stock: stockColumns },
  exportBatches: stockPages,
  write,
  constraintMessages: {},
  // Orders wait for the stock of their products meanwhile.
  rowsPerTransaction: 100,
  rowsReferToEarlierRows: false,
};
