import { blockKind } from './block-kind.ts';
import { presentProductList, productListSample, productListSchema } from './product-list.ts';

export const productRow = blockKind({
  type: 'product_row',
  help: '{title, products, link?}: products in a row that scrolls',
  sample: productListSample,
  schema: productListSchema,
  products: ({ products }) => products,
  resolve: presentProductList,
});
