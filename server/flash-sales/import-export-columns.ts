import {
  baht,
  code,
  endTimestamp,
  integer,
  localised,
  optional,
  type RowOf,
  rowType,
  storedAs,
  storedByQuery,
  text,
  timestamp,
} from '../import-export/columns.ts';

export const flashSaleColumns = {
  type: rowType('flash-sale'),
  id: storedAs('flash_sale_id', integer('an unused number for a new flash sale', { min: 1 })),
  ...localised('name', text('name in Thai', { max: 120 }), text('name in English', { max: 120 })),
  starts_at: timestamp('when it begins'),
  ends_at: endTimestamp('when it ends'),
};

export const flashSaleItemColumns = {
  type: rowType('flash-sale-item'),
  flash_sale: storedAs('flash_sale_id', integer('id of the flash sale', { min: 1 })),
  sku: storedByQuery(code('merchant code of the SKU')),
  price: baht('price in the flash sale, VAT included'),
  quota: integer('units sold at this price, including those already sold', { min: 1 }),
  position: optional(integer('position in the flash sale'), 0),
};

/** A flash sale as a row of a file. */
export type FlashSaleFileRow = RowOf<typeof flashSaleColumns>;
/** A SKU of a flash sale as a row of a file. */
export type FlashSaleItemFileRow = RowOf<typeof flashSaleItemColumns>;
