import {
  baht,
  code,
  endTimestamp,
  localised,
  nullable,
  type RowOf,
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
