import { skuIdsByCode } from '../catalogue/catalogue.ts';
import { boolean, integer, nullable, text } from '../import-export/columns.ts';
import { type CliContext, importExportCommand } from '../import-export/commands.ts';
import type { ImportExport } from '../import-export/import-export.ts';
import { rowWriter } from '../import-export/row-writer.ts';
import { lockStocksBySku, saveStocks, stockPages } from './import-export-queries.ts';

const columns = {
  sku: text('merchant code of the SKU', { max: 64 }),
  stock: integer('pieces that can be sold now'),
  total_stock: nullable(integer('pieces there were at the start; empty where unknown')),
  pre_order_flag: boolean('whether it is sold ahead of its release, out of pre_order_stock'),
  pre_order_stock: integer('pieces that can be pre-ordered'),
};

const write = rowWriter({
  columns,
  key: ['sku'],
  defaults: () => ({ stock: 0, total_stock: null, pre_order_flag: false, pre_order_stock: 0 }),
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

/** Stock of SKUs in files. A file has the quantities in stock, which replace the stored ones; they are not added. */
export const stockImportExport: ImportExport = {
  name: 'stock',
  description: 'stock of SKUs',
  rowTypes: { stock: columns },
  pages: stockPages,
  write,
  constraintMessages: {},
  rowsReferToEarlierRows: false,
};

/** `npm run shop -- stock export|import`. */
export const stockCommands = (cli: CliContext) => importExportCommand(stockImportExport, cli);
