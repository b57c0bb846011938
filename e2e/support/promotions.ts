import { type DemoProduct, mouse } from './products.ts';

/** A charger that only the journeys of promotions buy; dozens in stock. */
export const promotedCharger: DemoProduct = {
  productId: 1061,
  skuId: 10611,
  sku: 'UGR-NEX65-3P',
  slug: 'ugreen-nexode-65w-gan-charger-3-ports-1061',
  th: 'หัวชาร์จ UGREEN Nexode 65W GaN 3 พอร์ต',
  en: 'UGREEN Nexode 65W GaN Charger, 3 Ports',
};

const promotedItems = { kind: 'items', skus: [promotedCharger.sku] };

/** The promotions of the journeys' shop, which has none of the demo's, as rows of a file without their window. */
export const journeyPromotions = [
  {
    promotion: 'journey-gift',
    name_th: 'ซื้อหัวชาร์จแถมสาย',
    name_en: 'Free cable with the charger',
    conditions: [promotedItems],
    action: { kind: 'free_gift', gifts: [{ sku: 'UGR-CC100-1M' }] },
  },
  {
    promotion: 'journey-pair',
    name_th: 'ซื้อ 2 ชิ้น ลด 100 บาท',
    name_en: 'Buy 2, save ฿100',
    conditions: [promotedItems, { kind: 'minimum_quantity', quantity: 2 }],
    action: { kind: 'amount_off', amount: 100 },
  },
  {
    promotion: 'journey-promptpay',
    name_th: 'สแกนจ่ายพร้อมเพย์ ลด 1%',
    name_en: '1% off with PromptPay',
    conditions: [
      { kind: 'items', skus: [mouse.sku] },
      { kind: 'payment_method', methods: ['qr_code'] },
    ],
    action: { kind: 'percent_off', percent: 1 },
  },
  // On the product's page only: no journey spends that much.
  ...[1, 2].map((percent) => ({
    promotion: `journey-cashback-${percent}`,
    name_th: `รับเงินคืน ${percent}%`,
    name_en: `${percent}% cashback`,
    conditions: [promotedItems, { kind: 'minimum_spend', amount: 1_000_000 }],
    action: { kind: 'cashback', percent },
  })),
];

/** A coupon of the journeys' shop: ฿300 off two promoted chargers, once per customer. A row of a file without its window. */
export const journeyCoupon = {
  coupon: 'journey-300',
  type: 'code',
  codes: ['JOURNEY300'],
  name_th: 'คูปองลด 300 บาท',
  name_en: '฿300 coupon',
  listed: false,
  total_limit: 100,
  per_customer_limit: 1,
  conditions: [promotedItems, { kind: 'minimum_quantity', quantity: 2 }],
  action: { kind: 'amount_off', amount: 300 },
};
