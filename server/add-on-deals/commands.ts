import { satangFromBaht } from '#contract/money.ts';
import type { ImportExport } from '../import-export/import-export.ts';
import { rowWriter } from '../import-export/row-writer.ts';
import { bahtText } from '../import-export/text-table.ts';
import { type DealFileRow, dealColumns } from './import-export-columns.ts';
import { dealPages, dealReferences, lockDealsByKey, saveDeals } from './import-export-queries.ts';

const write = rowWriter({
  columns: dealColumns,
  key: ['product', 'sku'],
  find: lockDealsByKey,
  async check(tx, rows) {
    const references = await dealReferences(
      tx,
      rows.map(({ row }) => row),
    );
    return rows.map(({ row }, index) => dealProblem(row, references[index]));
  },
  save: saveDeals,
});

type Reference = Awaited<ReturnType<typeof dealReferences>>[number];

function dealProblem({ product, price }: DealFileRow, reference: Reference | undefined): string | undefined {
  if (!reference?.productExists) return `product: there is no product ${product}`;
  const { skuProductId, standard } = reference;
  if (skuProductId === null || standard === null) return 'sku: there is no SKU of that code';
  if (skuProductId === product) return 'sku: must be of another product';
  return satangFromBaht(price) < standard
    ? undefined
    : `price: must be below the standard price of the SKU, ${bahtText(standard)}`;
}

/** Import and export of add-on deals. Orders deduct from their stock. */
export const addOnDealsImportExport: ImportExport = {
  name: 'add-on-deals',
  description: 'lower prices of SKUs that are bought together with a product',
  rowTypes: { 'add-on-deals': dealColumns },
  exportBatches: dealPages,
  write,
  constraintMessages: {},
  rowsReferToEarlierRows: false,
};
