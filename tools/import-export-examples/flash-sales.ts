import type { Example } from './example.ts';

/** The pages that show product 11 as part of a flash sale. */
const pagesOfFlashSale = ['catalogue', 'category:1', 'flash-sales', 'product:11'];

export const flashSaleExamples: Record<string, Example> = {
  'flash-sale': {
    table: 'flash_sales',
    key: { type: 'flash-sale', id: 7 },
    required: {
      name_th: 'รอบเช้า',
      name_en: 'Morning round',
      starts_at: '2026-11-22T02:00:00.000Z',
      ends_at: '2026-11-22T07:00:00.000Z',
    },
    changes: {
      name_th: { to: 'รอบบ่าย', invalidates: pagesOfFlashSale },
      name_en: { to: 'Afternoon round', invalidates: pagesOfFlashSale },
      starts_at: { to: '2026-11-20T03:00:00.000Z', invalidates: pagesOfFlashSale, search: true },
      ends_at: { to: '2026-11-22T05:00:00.000Z', invalidates: pagesOfFlashSale },
    },
  },
  'flash-sale-item': {
    table: 'flash_sale_items',
    derived: ['sku_id', 'sold'],
    key: { type: 'flash-sale-item', flash_sale: 7, sku: 'LAMP' },
    required: { price: 700, quota: 20 },
    changes: {
      price: { to: 690, invalidates: pagesOfFlashSale },
      quota: { to: 30, invalidates: pagesOfFlashSale },
      position: { to: 3, invalidates: ['flash-sales'] },
    },
  },
};
