import { blockKind } from './block-kind.ts';
import { presentProductList, productListSample, productListSchema } from './product-list.ts';

export const productGrid = blockKind({
  type: 'product_grid',
  help: '{title, products, link?}: products in a grid',
  sample: productListSample,
  schema: productListSchema,
  products: ({ products }) => products,
  resolve: presentProductList,
});
