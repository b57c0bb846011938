import type { Db } from '../db/database.ts';
import type { ImportExport } from '../import-export/import-export.ts';
import { writerByType } from '../import-export/row-types.ts';
import { rowWriter } from '../import-export/row-writer.ts';
import { bankColumns, planColumns, productColumns } from './import-export-columns.ts';
import {
  banksByCode,
  plansById,
  productPages,
  productPlans,
  saveBanks,
  savePlans,
  saveProductPlans,
} from './import-export-queries.ts';

const writeBanks = rowWriter({
  columns: bankColumns,
  key: ['type', 'bank'],
  find: (tx, given) =>
    banksByCode(
      tx,
      given.map(({ bank }) => bank),
    ),
  save: saveBanks,
});

const writePlans = rowWriter({
  columns: planColumns,
  key: ['type', 'id'],
  find: (tx, given) =>
    plansById(
      tx,
      given.map(({ id }) => id),
    ),
  async check(tx, rows) {
    const banks = new Set((await banksByCode(tx, null)).map(({ bank }) => bank));
    return rows.map(({ row }) => {
      if (!banks.has(row.bank)) return `bank: there is no bank ${row.bank}`;
      if ((row.additional_info_th === null) !== (row.additional_info_en === null))
        return 'additional_info_th, additional_info_en: must be given both or none';
      const isExact = Math.abs(row.interest_rate * 1000 - Math.round(row.interest_rate * 1000)) < 1e-6;
      return isExact ? undefined : 'interest_rate: must have at most three decimals';
    });
  },
  save: savePlans,
});

const writeProducts = rowWriter({
  columns: productColumns,
  key: ['type', 'product'],
  async find(tx, given) {
    const found = await productPlans(
      tx,
      given.map(({ product }) => product),
    );
    const givenPlans = new Map(given.map(({ product, plans }) => [product, plans]));
    // The order of the ids in the file does not matter. A product without plans of its own has no row, unless the file gives it none.
    return found
      .filter(({ product, plans }) => plans.length > 0 || givenPlans.get(product)?.length === 0)
      .map((row) => {
        const plans = givenPlans.get(row.product);
        return plans && isSameSet(plans, row.plans) ? { ...row, plans } : row;
      });
  },
  async check(tx, rows) {
    const products = new Set(
      (
        await productPlans(
          tx,
          rows.map(({ row }) => row.product),
        )
      ).map(({ product }) => product),
    );
    const plans = new Set(
      (await plansById(tx, [...new Set(rows.flatMap(({ row }) => row.plans))])).map(({ id }) => id),
    );
    return rows.map(({ row }) => {
      if (!products.has(row.product)) return `product: there is no product ${row.product}`;
      const unknown = row.plans.find((id) => !plans.has(id));
      return unknown === undefined ? undefined : `plans: there is no plan ${unknown}`;
    });
  },
  save: saveProductPlans,
});

function isSameSet(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}

async function* exportBatches(db: Db): AsyncGenerator<readonly object[]> {
  yield await banksByCode(db, null);
  yield await plansById(db, null);
  yield* productPages(db);
}

/** Import and export of banks, their installment plans, and the products with plans of their own. */
export const installmentsImportExport: ImportExport = {
  name: 'installments',
  description: 'banks, their installment plans, and the products with plans of their own',
  rowTypes: {
    'installment-bank': bankColumns,
    'installment-plan': planColumns,
    'installment-product': productColumns,
  },
  exportBatches,
  write: writerByType({
    'installment-bank': { columns: bankColumns, write: writeBanks },
    'installment-plan': { columns: planColumns, write: writePlans },
    'installment-product': { columns: productColumns, write: writeProducts },
  }),
  constraintMessages: {
    installment_plans_general: 'months: the bank has another general plan of so many months',
  },
  rowsReferToEarlierRows: true,
};
