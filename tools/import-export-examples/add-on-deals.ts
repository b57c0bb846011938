import { type Example, pagesOfProduct } from './example.ts';

export const addOnDealExamples: Record<string, Example> = {
  'add-on-deals': {
    table: 'add_on_deals',
    derived: ['sku_id'],
    key: { product: 11, sku: 'SKU-22' },
    required: { price: 1500, stock: 20 },
    changes: {
      price: { to: 1490.5, invalidates: pagesOfProduct },
      // Pages show whether there is any; carts have the number.
      stock: { to: 30, invalidates: [] },
      limit_quantity: { to: 2, invalidates: pagesOfProduct },
      position: { to: 3, invalidates: pagesOfProduct },
      visible: { to: false, invalidates: pagesOfProduct },
    },
  },
};
