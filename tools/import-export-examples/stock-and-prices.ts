import { type Example, pagesOfProduct } from './example.ts';

export const stockAndPriceExamples: Record<string, Example> = {
  stock: {
    table: 'stocks',
    derived: ['sku_id', 'updated_at'],
    key: { sku: 'LAMP' },
    required: {},
    changes: {
      stock: { to: 7, invalidates: pagesOfProduct, search: true },
      // Pages load the number of units after hydration.
      total_stock: { to: 9, invalidates: [] },
      pre_order_flag: { to: true, invalidates: pagesOfProduct },
      pre_order_stock: { to: 5, invalidates: pagesOfProduct },
    },
  },
  prices: {
    table: 'special_prices',
    derived: ['special_price_id', 'sku_id'],
    key: { sku: 'LAMP', starts_at: '2026-11-19T00:00:00.000Z' },
    required: { price: 990, ends_at: '2026-12-01T00:00:00.000Z' },
    changes: {
      price: { to: 890, invalidates: pagesOfProduct, search: true },
      ends_at: { to: '2026-11-19T01:00:00.000Z', invalidates: pagesOfProduct, search: true },
      remark_th: { to: 'ลดพิเศษ', with: { remark_en: 'Special' }, invalidates: pagesOfProduct },
      remark_en: { to: 'Special', with: { remark_th: 'ลดพิเศษ' }, invalidates: pagesOfProduct },
      promotion_commend_th: { to: 'ของแถม', with: { promotion_commend_en: 'Gift' }, invalidates: pagesOfProduct },
      promotion_commend_en: { to: 'Gift', with: { promotion_commend_th: 'ของแถม' }, invalidates: pagesOfProduct },
    },
  },
  'vat-rates': {
    table: 'vat_rates',
    derived: ['valid_from'],
    key: { valid_from: '2027-10-01' },
    required: { rate: 10 },
    changes: { rate: { to: 8.5, invalidates: [] } },
  },
};
