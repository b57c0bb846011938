import { skuIdsByCode, standardPricesByCode, warnOfPriceAboveStandard } from '../catalogue/catalogue.ts';
import type { ImportExport } from '../import-export/import-export.ts';
import { writerByType } from '../import-export/row-types.ts';
import { rowWriter } from '../import-export/row-writer.ts';
import { flashSaleColumns, flashSaleItemColumns } from './import-export-columns.ts';
import {
  flashSaleItems,
  flashSalePages,
  flashSalesById,
  lockSoldUnits,
  saveFlashSaleItems,
  saveFlashSales,
} from './import-export-queries.ts';

export { endFlashSaleCommand } from './operator-commands.ts';

const writeFlashSales = rowWriter({
  columns: flashSaleColumns,
  key: ['type', 'id'],
  find: (tx, given) =>
    flashSalesById(
      tx,
      given.map(({ id }) => id),
    ),
  check: async (_tx, rows) =>
    rows.map(({ row }) => (row.ends_at <= row.starts_at ? 'ends_at: must come after starts_at' : undefined)),
  save: saveFlashSales,
});

const writeItems = rowWriter({
  columns: flashSaleItemColumns,
  key: ['type', 'flash_sale', 'sku'],
  find: flashSaleItems,
  async check(tx, rows) {
    const given = rows.map(({ row }) => row);
    const sales = await flashSalesById(
      tx,
      given.map(({ flash_sale }) => flash_sale),
    );
    const saleIds = new Set(sales.map(({ id }) => id));
    const skus = await skuIdsByCode(
      tx,
      given.map(({ sku }) => sku),
    );
    const sold = new Map((await lockSoldUnits(tx, given)).map((item) => [keyOf(item), item.sold]));
    return given.map((row) => {
      if (!saleIds.has(row.flash_sale)) return `flash_sale: there is no flash sale ${row.flash_sale}`;
      if (!skus.has(row.sku)) return 'sku: there is no SKU of that code';
      const soldUnits = sold.get(keyOf(row)) ?? 0;
      return row.quota < soldUnits ? `quota: must be at least ${soldUnits}, the units sold` : undefined;
    });
  },
  save: saveFlashSaleItems,
  async warn(tx, rows) {
    const standard = await standardPricesByCode(
      tx,
      rows.map(({ row }) => row.sku),
    );
    return rows.map(({ row: { sku, price } }) => warnOfPriceAboveStandard(price, standard.get(sku)));
  },
});

const keyOf = ({ flash_sale, sku }: { flash_sale: number; sku: string }) => `${flash_sale} ${sku}`;

/** Import and export of flash sales and their SKUs. The units sold are not in the file: orders count them. */
export const flashSalesImportExport: ImportExport = {
  name: 'flash-sales',
  description: 'flash sales and their SKUs',
  rowTypes: { 'flash-sale': flashSaleColumns, 'flash-sale-item': flashSaleItemColumns },
  exportBatches: flashSalePages,
  write: writerByType({
    'flash-sale': { columns: flashSaleColumns, write: writeFlashSales },
    'flash-sale-item': { columns: flashSaleItemColumns, write: writeItems },
  }),
  constraintMessages: {},
  rowsReferToEarlierRows: true,
};
