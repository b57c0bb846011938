/*
 * Test data of `import-exports.test.ts`: an example of each row type, and a change of each column.
 */
import type { FileRow } from '#server/import-export/import-export.ts';

/** A change of a column and its expected effects. */
export type Change = {
  to: unknown;
  /** Columns that must change in the same import. */
  with?: FileRow;
} & (
  | {
      /** Cache tags of the pages that must be invalidated. */
      invalidates: readonly string[];
      /** Whether the search index must change. */
      search?: boolean;
      /** Whether `lastmod` of the product page must change in the sitemap. */
      lastmod?: boolean;
    }
  /** The import must refuse the change with this message. */
  | { refused: string }
);

export interface Example {
  /** The columns that identify the row. */
  key: FileRow;
  /** The other columns that a new row must have. */
  required: FileRow;
  /** Other rows that the same file must contain. */
  alongside?: readonly FileRow[];
  /** By column name. */
  changes: Record<string, Change>;
  /** Table that stores the row. */
  table?: string;
  /** Columns of the table that are not in the file. */
  derived?: readonly string[];
}

/** The cached pages that show product 11. */
export const pagesOfProduct = ['catalogue', 'category:1', 'product:11'];
/** The pages that show product 11 as part of a flash sale. */
const pagesOfFlashSale = ['catalogue', 'category:1', 'flash-sales', 'product:11'];
/** Content blocks. */
export const blocks = [{ type: 'paragraph', data: { text: 'Glowing' } }];

/** By row type, in the order of their references; the catalogue's types come before these. */
export const examples: Record<string, Example> = {
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
  promotions: {
    table: 'promotions',
    derived: ['promotion_id', 'used'],
    key: { promotion: 'payday-2026-11' },
    required: {
      name_th: 'เงินเดือนออก',
      name_en: 'Payday',
      starts_at: '2026-11-19T00:00:00.000Z',
      ends_at: '2026-12-01T00:00:00.000Z',
      action: { kind: 'percent_off', percent: 10 },
    },
    changes: {
      name_th: { to: 'ลดพิเศษ', invalidates: ['promotions'] },
      name_en: { to: 'Special', invalidates: ['promotions'] },
      starts_at: { to: '2026-11-20T00:00:00.000Z', invalidates: ['promotions'] },
      ends_at: { to: '2026-12-02T00:00:00.000Z', invalidates: ['promotions'] },
      conditions: {
        to: [{ kind: 'items', skus: ['LAMP'], brands: ['maker'], categories: ['lamps'], products: [11] }],
        invalidates: ['promotions'],
      },
      action: { to: { kind: 'free_gift', gifts: [{ sku: 'LAMP', quota: 5 }] }, invalidates: ['promotions'] },
      priority: { to: 5, invalidates: ['promotions'] },
      ends_evaluation: { to: true, invalidates: ['promotions'] },
      combines_with_coupons: { to: false, invalidates: ['promotions'] },
      total_limit: { to: 100, invalidates: ['promotions'] },
      per_customer_limit: { to: 2, invalidates: ['promotions'] },
    },
  },
  'shipping-zone': {
    table: 'shipping_zones',
    key: { type: 'shipping-zone', zone: 'islands' },
    required: { name_th: 'พื้นที่เกาะ', name_en: 'Islands' },
    changes: {
      name_th: { to: 'เกาะ', invalidates: ['shipping'] },
      name_en: { to: 'All islands', invalidates: ['shipping'] },
      areas: { to: ['84140', 'ตราด/เกาะกูด'], invalidates: ['shipping'] },
      default_flag: { to: true, invalidates: ['shipping'] },
      cash_on_delivery: { to: false, invalidates: ['shipping'] },
      position: { to: 3, invalidates: ['shipping'] },
    },
  },
  'shipping-rate': {
    table: 'shipping_rates',
    key: { type: 'shipping-rate', zone: 'islands', from_grams: 5000 },
    required: { fee: 250, minimum_days: 3, maximum_days: 7 },
    changes: {
      fee: { to: 0, invalidates: ['shipping'] },
      minimum_days: { to: 4, invalidates: ['shipping'] },
      maximum_days: { to: 9, invalidates: ['shipping'] },
    },
  },
  'public-holiday': {
    table: 'public_holidays',
    derived: ['day'],
    key: { type: 'public-holiday', day: '2027-04-13' },
    required: { name_th: 'วันสงกรานต์', name_en: 'Songkran' },
    changes: {
      name_th: { to: 'สงกรานต์', invalidates: ['shipping'] },
      name_en: { to: 'Thai New Year', invalidates: ['shipping'] },
      cancelled: { to: true, invalidates: ['shipping'] },
    },
  },
  coupons: {
    table: 'coupons',
    derived: ['coupon_id', 'kept', 'used'],
    key: { coupon: 'audio-week' },
    required: {
      type: 'collectible',
      name_th: 'คูปองหูฟัง',
      name_en: 'Audio coupon',
      starts_at: '2026-11-19T00:00:00.000Z',
      ends_at: '2026-12-01T00:00:00.000Z',
      keep_starts_at: '2026-11-18T00:00:00.000Z',
      keep_ends_at: '2026-11-25T00:00:00.000Z',
      action: { kind: 'amount_off', amount: 100 },
    },
    alongside: [
      {
        coupon: 'hello',
        type: 'code',
        name_th: 'สวัสดี',
        name_en: 'Hello',
        starts_at: '2026-11-19T00:00:00.000Z',
        ends_at: '2026-12-01T00:00:00.000Z',
        action: { kind: 'amount_off', amount: 50 },
        codes: ['HELLO50'],
      },
    ],
    changes: {
      type: { to: 'code', refused: 'type: must stay collectible' },
      name_th: { to: 'คูปองลำโพง', invalidates: ['promotions'] },
      name_en: { to: 'Speaker coupon', invalidates: ['promotions'] },
      image: { to: '/images/banners/audio.svg', invalidates: ['promotions'] },
      starts_at: { to: '2026-11-20T00:00:00.000Z', invalidates: ['promotions'] },
      ends_at: { to: '2026-12-02T00:00:00.000Z', invalidates: ['promotions'] },
      keep_starts_at: { to: '2026-11-19T00:00:00.000Z', invalidates: ['promotions'] },
      keep_ends_at: { to: '2026-11-26T00:00:00.000Z', invalidates: ['promotions'] },
      keep_limit: { to: 500, invalidates: ['promotions'] },
      valid_days: { to: 14, invalidates: ['promotions'] },
      conditions: { to: [{ kind: 'minimum_spend', amount: 500 }], invalidates: ['promotions'] },
      action: { to: { kind: 'delivery_off' }, invalidates: ['promotions'] },
      total_limit: { to: 100, invalidates: ['promotions'] },
      per_customer_limit: { to: 2, invalidates: ['promotions'] },
      listed: { to: false, invalidates: ['promotions'] },
      position: { to: 5, invalidates: ['promotions'] },
      codes: { to: ['AUDIO'], refused: 'codes: must be empty for a collectible coupon' },
    },
  },
  'store-category': {
    table: 'store_categories',
    derived: ['store_category_id'],
    key: { type: 'store-category', slug: 'in-mall' },
    required: { name_th: 'ในห้าง', name_en: 'In a mall' },
    changes: {
      name_th: { to: 'ห้าง', invalidates: ['stores'] },
      name_en: { to: 'Mall', invalidates: ['stores'] },
      position: { to: 3, invalidates: ['stores'] },
    },
  },
  store: {
    table: 'stores',
    derived: ['store_id', 'subdistrict_id', 'district_id', 'province_id'],
    key: { type: 'store', slug: 'siam' },
    required: {
      name_th: 'สาขาสยาม',
      name_en: 'Siam',
      address_th: 'ชั้น 3 ถนนพระราม 1',
      address_en: '3rd floor, Rama I Road',
      subdistrict: 'ปทุมวัน',
      district: 'ปทุมวัน',
      province: 'กรุงเทพมหานคร',
      postcode: '10330',
      latitude: 13.7466,
      longitude: 100.5347,
      phone: '021234567',
    },
    changes: {
      name_th: { to: 'สาขาใหม่', invalidates: ['stores'] },
      name_en: { to: 'New Siam', invalidates: ['stores'] },
      address_th: { to: 'ชั้น 4', invalidates: ['stores'] },
      address_en: { to: '4th floor', invalidates: ['stores'] },
      subdistrict: { to: 'ลุมพินี', invalidates: ['stores'] },
      district: {
        to: 'บางรัก',
        with: { subdistrict: 'สีลม', postcode: '10500' },
        invalidates: ['stores'],
      },
      province: {
        to: 'เชียงใหม่',
        with: { subdistrict: 'ศรีภูมิ', district: 'เมืองเชียงใหม่', postcode: '50200' },
        invalidates: ['stores'],
      },
      postcode: { to: '10500', with: { subdistrict: 'สีลม', district: 'บางรัก' }, invalidates: ['stores'] },
      latitude: { to: 13.5, invalidates: ['stores'] },
      longitude: { to: 100.5, invalidates: ['stores'] },
      phone: { to: '029876543', invalidates: ['stores'] },
      categories: { to: ['in-mall'], invalidates: ['stores'] },
      opening_hours: { to: [{ weekday: 1, opens: '10:00', closes: '24:00' }], invalidates: ['stores'] },
      position: { to: 3, invalidates: ['stores'] },
    },
  },
  'store-stock': {
    table: 'store_stocks',
    derived: ['store_id', 'sku_id'],
    key: { type: 'store-stock', slug: 'siam', sku: 'LAMP' },
    required: { stock: 0 },
    changes: {
      stock: { to: 3, invalidates: ['stores'] },
    },
  },
  link: {
    table: 'link_contents',
    key: { type: 'link', path: '/brand' },
    required: { title_th: 'แบรนด์', title_en: 'Brands', description_th: 'ทุกแบรนด์', description_en: 'All brands' },
    changes: {
      title_th: { to: 'ใหม่', invalidates: ['content'] },
      title_en: { to: 'New', invalidates: ['content'] },
      description_th: { to: 'ใหม่', invalidates: ['content'] },
      description_en: { to: 'New', invalidates: ['content'] },
      content_th: { to: blocks, invalidates: ['content'] },
      content_en: { to: blocks, invalidates: ['content'] },
    },
  },
  'category-banner': {
    table: 'category_banners',
    key: { type: 'category-banner', category: 'lamps', position: 1 },
    required: { title_th: 'สว่าง', title_en: 'Bright', image: '/images/wide.svg' },
    changes: {
      title_th: { to: 'ใหม่', invalidates: ['content'] },
      title_en: { to: 'New', invalidates: ['content'] },
      image: { to: '/images/new.svg', invalidates: ['content'] },
      mobile_image: { to: '/images/narrow.svg', invalidates: ['content'] },
      link: { to: '/product-category/lamps', invalidates: ['content'] },
    },
  },
  synonyms: {
    table: 'search_synonyms',
    key: { synonym: 'lumen' },
    required: {},
    changes: {
      // Search results are not cached.
      words: { to: ['brightness'], invalidates: [], search: true },
    },
  },
};
