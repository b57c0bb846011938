import { productKinds } from '#contract/product-kinds.ts';
import {
  baht,
  boolean,
  type Column,
  type Columns,
  choice,
  code,
  type ImportedRow,
  integer,
  nullable,
  text,
  withPictures,
} from '../../import-export/columns.ts';
import { picturesOf } from './rules.ts';

const longText = { max: 5000 };

const key = { sku: code("the merchant's code, which identifies the row") };

const values = {
  name_th: text('name of the product in Thai; new SKUs of the same name are variants of one product'),
  price: baht('standard price, VAT included'),
  category: text('Thai names of its category from the top down, such as กล้อง > เลนส์, or its path; created if missing'),
  stock: integer('units that can be sold now; 0 for a new SKU without it'),
  name_en: text('name in English, of which the URL consists; by default the Thai one'),
  category_en: text('English names of its category, such as Cameras > Lenses, of which the URL of a new one consists'),
  brand: text('name of its brand; created if missing; by default the name of the shop'),
  description_th: text('in Thai; the first paragraph is the summary, the others follow on the page', longText),
  description_en: text('the same in English', longText),
  pictures: withPictures(
    text('files below /images/products, the main one first, such as front.jpg | back.jpg; by default SKU.jpg'),
    picturesOf,
  ),
  options_th: text('what distinguishes a variant in Thai, such as สี: ดำ | ความจุ: 64 GB'),
  options_en: text('the same in English: Colour: Black | Storage: 64 GB'),
  weight_grams: integer('weight with packaging, for the delivery fee', { min: 1 }),
  kind: choice('goods, which is usual; or service, which has no stock and needs no delivery', productKinds),
  visible: boolean('whether the product is shown and sold; by default true'),
};

/** What a row can contain. */
export const givenColumns = { ...key, ...values };

/** A row without its empty cells; only `sku` is always there. */
export type SimpleProductRow = ImportedRow<typeof givenColumns, 'sku'>;

/** The columns of the file: every cell but the code may be empty, which changes nothing. */
export const simpleProductColumns: Columns = {
  ...key,
  ...Object.fromEntries(Object.entries<Column>(values).map(([name, column]) => [name, nullable(column)])),
};
