import { z } from 'zod';
import {
  baht,
  code,
  day,
  decimal,
  endTimestamp,
  integer,
  localised,
  nullable,
  type RowOf,
  rowType,
  storedByQuery,
  text,
  timestamp,
} from '../import-export/columns.ts';

export const priceColumns = {
  sku: storedByQuery(code('merchant code of the SKU')),
  price: baht('special price, VAT included'),
  starts_at: timestamp('when it begins; sku and starts_at identify a special price'),
  ends_at: endTimestamp('when it ends'),
  ...localised(
    'remark',
    nullable(text('reason for the price, in Thai; both languages or none')),
    nullable(text('the same in English')),
  ),
  ...localised(
    'promotion_commend',
    nullable(text('what is included, in Thai; both languages or none')),
    nullable(text('the same in English')),
  ),
};

/** A special price as a row of a file. */
export type PriceFileRow = RowOf<typeof priceColumns>;

export const vatRateColumns = {
  valid_from: storedByQuery(day('first day on which it applies, in Bangkok; it identifies a rate')),
  rate: {
    ...decimal('percent included in prices: 7 is 7 %', 0, 99.99),
    schema: z
      .number()
      .min(0)
      .max(99.99)
      .refine(hasTwoDecimals, 'must be percent with at most two decimals, such as 7 or 8.5')
      // A cell that a workbook shows as 7 % holds 0.07.
      .refine((rate) => rate === 0 || rate >= 1, 'must be percent: 7 is 7 %'),
  },
};

export const deliveryFeeColumns = {
  type: rowType('delivery-fee'),
  valid_from: storedByQuery(day('first day on which it applies, in Bangkok; it identifies a fee')),
  fee: baht('delivery fee of addresses without a zone, VAT included', { mayBeZero: true }),
  free_from: baht('price of the goods, without services, from which delivery is free, in all zones', {
    mayBeZero: true,
  }),
  minimum_days: integer('working days until it arrives at the earliest', { min: 1, max: 60 }),
  maximum_days: integer('working days until it arrives at the latest', { min: 1, max: 60 }),
};

function hasTwoDecimals(value: number): boolean {
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-9;
}
