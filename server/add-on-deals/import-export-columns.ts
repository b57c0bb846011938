import {
  baht,
  boolean,
  code,
  integer,
  optional,
  type RowOf,
  storedAs,
  storedByQuery,
} from '../import-export/columns.ts';

export const dealColumns = {
  product: storedAs('product_id', integer('id of the product that it is offered with', { min: 1 })),
  sku: storedByQuery(code('merchant code of the SKU that is added; product and sku identify a deal')),
  price: baht('price of the SKU together with the product, VAT included; below its standard price'),
  stock: integer('units left at this price; orders deduct theirs'),
  limit_quantity: optional(integer('units of the SKU that a purchase may have by add-on deals', { min: 1 }), 1),
  position: optional(integer('place among the deals of the product'), 0),
  visible: optional(boolean('whether it is offered'), true),
};

/** An add-on deal as a row of a file. */
export type DealFileRow = RowOf<typeof dealColumns>;
