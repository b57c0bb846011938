import {
  baht,
  boolean,
  integer,
  optional,
  type RowOf,
  storedAs,
  storedByQuery,
  text,
} from '../import-export/columns.ts';

export const dealColumns = {
  product: storedAs('product_id', integer('id of the product that it is offered with', { min: 1 })),
  sku: storedByQuery(text('merchant code of the SKU that is added; product and sku identify a deal', { max: 64 })),
  price: baht('price of the SKU together with the product, VAT included; below its standard price'),
  stock: integer('units left at this price; orders deduct theirs'),
  limit_quantity: optional(integer('units that one line may have', { min: 1 }), 1),
  position: optional(integer('place among the deals of the product'), 0),
  visible: optional(boolean('whether it is offered'), true),
};

/** An add-on deal as a row of a file. */
export type DealFileRow = RowOf<typeof dealColumns>;
