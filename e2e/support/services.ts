import type { DemoProduct } from './products.ts';

/** A service of the journeys' shop, which the demo does not have. */
export const screenRepair: DemoProduct = {
  productId: 900_001,
  skuId: 900_002,
  sku: 'REPAIR-IP15-SCREEN',
  slug: 'iphone-15-screen-replacement-900001',
  th: 'เปลี่ยนหน้าจอ iPhone 15',
  en: 'iPhone 15 Screen Replacement',
};

/** The service as rows of a catalogue file; the picture is that of the demo's charger. */
export const journeyServices = [
  {
    type: 'product',
    id: screenRepair.productId,
    kind: 'service',
    brand: 'apple',
    category: 'mobile-accessories/chargers/phone-chargers',
    name_th: screenRepair.th,
    name_en: screenRepair.en,
    short_description_th: 'เปลี่ยนจอแท้ ทดสอบก่อนส่งมอบ',
    short_description_en: 'A genuine screen, tested before we hand it over.',
  },
  {
    type: 'sku',
    id: screenRepair.skuId,
    product_id: screenRepair.productId,
    sku: screenRepair.sku,
    default_flag: true,
    images: ['/images/products/1060/black-front.svg'],
    price: 5900,
  },
];
