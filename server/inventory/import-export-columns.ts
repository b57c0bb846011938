import { boolean, code, integer, nullable, optional, type RowOf, storedByQuery } from '../import-export/columns.ts';

export const stockColumns = {
  sku: storedByQuery(code('merchant code of the SKU')),
  stock: optional(integer('units that can be sold now'), 0),
  total_stock: nullable(integer('units there were at the start; empty if unknown')),
  pre_order_flag: optional(boolean('whether it is on pre-order, sold from pre_order_stock before its release'), false),
  pre_order_stock: optional(integer('units that can be pre-ordered'), 0),
};

/** Stock of a SKU as a row of a file. */
export type StockFileRow = RowOf<typeof stockColumns>;
