import { dayInBangkok } from '#contract/bangkok-time.ts';
import { rowsByDay } from '../import-export/day-queries.ts';
import type { ImportExport } from '../import-export/import-export.ts';
import { writerByType } from '../import-export/row-types.ts';
import { rowWriter } from '../import-export/row-writer.ts';
import { deliveryFeeColumns, vatRateColumns } from './import-export-columns.ts';

const vatRates = rowsByDay('vat_rates', 'valid_from', vatRateColumns);
const deliveryFees = rowsByDay('delivery_fees', 'valid_from', deliveryFeeColumns);

/** Import and export of VAT rates by date. A rate that applies already has its documents: it cannot change. */
export const vatRatesImportExport: ImportExport = {
  name: 'vat-rates',
  description: 'VAT rates by the day from which they apply',
  rowTypes: { 'vat-rates': vatRateColumns },
  async *exportBatches(db) {
    yield await vatRates.find(db, null);
  },
  write: rowWriter({
    columns: vatRateColumns,
    key: ['valid_from'],
    find: (tx, given) =>
      vatRates.find(
        tx,
        given.map(({ valid_from }) => valid_from),
      ),
    check: async (_tx, rows, now) => {
      const today = dayInBangkok(now);
      return rows.map(({ row }) =>
        row.valid_from <= today
          ? `valid_from: must be after today, ${today}: documents were issued at the rate of their day`
          : undefined,
      );
    },
    save: vatRates.save,
  }),
  constraintMessages: {},
  rowsReferToEarlierRows: false,
};

const writeDeliveryFees = rowWriter({
  columns: deliveryFeeColumns,
  key: ['type', 'valid_from'],
  find: (tx, given) =>
    deliveryFees.find(
      tx,
      given.map(({ valid_from }) => valid_from),
    ),
  check: async (_tx, rows) =>
    rows.map(({ row }) =>
      row.maximum_days < row.minimum_days ? 'maximum_days: must be at least minimum_days' : undefined,
    ),
  save: deliveryFees.save,
});

/** Import and export of the shop's delivery fee by date, for the file of shipping. */
export const deliveryFeesImportExport: ImportExport = {
  name: 'delivery-fees',
  description: "the shop's delivery fee by the day from which it applies",
  rowTypes: { 'delivery-fee': deliveryFeeColumns },
  async *exportBatches(db) {
    yield await deliveryFees.find(db, null);
  },
  write: writerByType({ 'delivery-fee': { columns: deliveryFeeColumns, write: writeDeliveryFees } }),
  constraintMessages: {},
  rowsReferToEarlierRows: false,
};
