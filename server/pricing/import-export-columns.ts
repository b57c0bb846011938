import { baht, localised, nullable, type RowOf, storedByQuery, text, timestamp } from '../import-export/columns.ts';

export const priceColumns = {
  sku: storedByQuery(text('merchant code of the SKU', { max: 64 })),
  price: baht('special price, VAT included'),
  starts_at: timestamp('when it begins; sku and starts_at identify a special price'),
  ends_at: timestamp('when it is over'),
  ...localised(
    'remark',
    nullable(text('why it is low, in Thai; both languages or none')),
    nullable(text('the same in English')),
  ),
  ...localised(
    'promotion_commend',
    nullable(text('what comes with it, in Thai; both languages or none')),
    nullable(text('the same in English')),
  ),
};

/** A special price as a file carries it. */
export type PriceFileRow = RowOf<typeof priceColumns>;
