import type { Example } from './example.ts';
import { storeCategoryRow, storeRow } from './store-rows.ts';

/** What identifies a row, and the rest of it. */
function keyAndFields<Row extends { type: string; slug: string }>({ type, slug, ...fields }: Row) {
  return [{ type, slug }, fields] as const;
}

const [category, categoryFields] = keyAndFields(storeCategoryRow);
const [branch, branchFields] = keyAndFields(storeRow);

export const storeExamples: Record<string, Example> = {
  'store-category': {
    table: 'store_categories',
    derived: ['store_category_id'],
    key: category,
    required: categoryFields,
    changes: {
      name_th: { to: 'ห้าง', invalidates: ['stores'] },
      name_en: { to: 'Mall', invalidates: ['stores'] },
      description_th: { to: 'เปิดตามเวลาห้าง', invalidates: ['stores'] },
      description_en: { to: 'Open as long as the mall', invalidates: ['stores'] },
      position: { to: 3, invalidates: ['stores'] },
    },
  },
  store: {
    table: 'stores',
    derived: ['store_id', 'subdistrict_id', 'district_id', 'province_id'],
    key: branch,
    required: branchFields,
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
      visible: { to: false, invalidates: ['stores'] },
    },
  },
  'special-opening-day': {
    table: 'store_special_days',
    derived: ['store_special_day_id', 'store_id', 'day', 'opens', 'closes'],
    key: { type: 'special-opening-day', day: '2026-12-31', branch: 'siam' },
    required: { name_th: 'วันสิ้นปี', name_en: 'New Year’s Eve' },
    changes: {
      name_th: { to: 'วันหยุด', invalidates: ['stores'] },
      name_en: { to: 'Holiday', invalidates: ['stores'] },
      hours: { to: { opens: '10:00', closes: '18:00' }, invalidates: ['stores'] },
      cancelled: { to: true, invalidates: ['stores'] },
    },
  },
  'store-stock': {
    table: 'store_stocks',
    derived: ['store_id', 'sku_id'],
    key: { type: 'store-stock', slug: 'siam', sku: 'LAMP' },
    required: { stock: 0 },
    changes: {
      stock: { to: 3, invalidates: ['store-stocks'] },
    },
  },
};
