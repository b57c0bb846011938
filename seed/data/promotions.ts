import type { SeedPromotion } from '../types.ts';
import { giftPromotions } from './gift-promotions.ts';
import {
  amountOff,
  atHours,
  byCard,
  byPromptPay,
  cashbackPercent,
  eachOff,
  firstOrder,
  freeDelivery,
  inCategories,
  notInFlashSale,
  nthOff,
  ofProducts,
  onDays,
  percentOff,
  pieces,
  spend,
} from './rules.ts';
import { text } from './text.ts';

const sets = 20;
const onTop = -10;
const gamingGear = [
  'gaming/gaming-mice',
  'gaming/gaming-keyboards',
  'gaming/gaming-headsets',
  'gaming/mouse-pads',
  'gaming/controllers',
];

const onTopByPayment: SeedPromotion[] = [
  {
    key: 'on-top-card',
    name: text('จ่ายด้วยบัตร รับส่วนลดเพิ่ม ฿300', '฿300 on top when you pay by card'),
    conditions: [byCard, spend(15_000)],
    action: amountOff(300),
    priority: onTop,
  },
  {
    key: 'on-top-promptpay',
    name: text('สแกนจ่ายพร้อมเพย์ ลดเพิ่ม 1%', '1% on top with PromptPay'),
    conditions: [byPromptPay, spend(2000)],
    action: percentOff(1, 100),
    priority: onTop,
  },
  {
    key: 'card-cashback',
    name: text('รูดบัตรรับเงินคืน 1.5%', '1.5% cashback by card'),
    conditions: [byCard, spend(30_000)],
    action: cashbackPercent(1.5, 800),
    priority: onTop,
  },
];

const moreForLess: SeedPromotion[] = [
  {
    key: 'cables-second-half-price',
    name: text('สายชาร์จชิ้นที่ 2 ลด 50%', 'Second cable at half price'),
    conditions: [inCategories('mobile-accessories/cables'), notInFlashSale],
    action: nthOff(2, 50),
  },
  {
    key: 'cases-second-half-price',
    name: text('เคสและฟิล์มชิ้นที่ 2 ลด 50%', 'Second case or screen protector at half price'),
    conditions: [
      inCategories('mobile-accessories/phone-cases', 'mobile-accessories/screen-protectors'),
      notInFlashSale,
    ],
    action: nthOff(2, 50),
  },
  {
    key: 'ink-buy-3-get-1',
    name: text('หมึกเติม ซื้อ 3 แถม 1', 'Ink bottles: buy 3, get 1 free'),
    conditions: [inCategories('computer-accessories/ink-toner/ink-bottles')],
    action: nthOff(4, 100),
  },
  {
    key: 'gaming-gear-3-pieces',
    name: text('เกมมิ่งเกียร์ครบ 3 ชิ้น ลด 10%', '10% off 3 pieces of gaming gear'),
    conditions: [inCategories(...gamingGear), pieces(3), notInFlashSale],
    action: percentOff(10, 1500),
  },
  {
    key: 'build-a-pc',
    name: text('จัดสเปกคอมครบ 4 ชิ้น ลด 5%', 'Build a PC: 5% off 4 parts'),
    conditions: [inCategories('pc-components'), pieces(4)],
    action: percentOff(5, 3000),
  },
  {
    key: 'smart-home-3-pieces',
    name: text('บ้านอัจฉริยะครบ 3 ชิ้น ลด 15%', '15% off 3 smart home pieces'),
    conditions: [
      inCategories('smart-home-network/smart-lighting', 'smart-home-network/smart-plugs'),
      pieces(3),
      notInFlashSale,
    ],
    action: percentOff(15, 600),
  },
  {
    key: 'set-mx-desk',
    name: text('เซ็ตโต๊ะทำงาน MX Keys Mini + MX Anywhere 3S', 'Desk set: MX Keys Mini + MX Anywhere 3S'),
    conditions: [ofProducts(4581, 4552)],
    action: { kind: 'set_price', items: [{ products: [4581] }, { products: [4552] }], price: 5290 },
    priority: sets,
  },
  {
    key: 'set-pebble',
    name: text('เซ็ตพกพา Pebble คีย์บอร์ด + เมาส์', 'Pebble set: keyboard + mouse'),
    conditions: [ofProducts(4582, 4554)],
    action: { kind: 'set_price', items: [{ products: [4582] }, { products: [4554] }], price: 1790 },
    priority: sets,
  },
  {
    key: 'set-two-cameras',
    name: text('กล้องวงจรปิด Tapo C225 สองตัว 2,390', 'Two Tapo C225 cameras for ฿2,390'),
    conditions: [ofProducts(5052)],
    action: { kind: 'set_price', items: [{ products: [5052], quantity: 2 }], price: 2390 },
    priority: sets,
  },
  {
    key: 'set-wifi-starter',
    name: text('เซ็ตเริ่มต้น Wi-Fi 6 + ปลั๊กอัจฉริยะ', 'Starter set: Wi-Fi 6 router + smart plug'),
    conditions: [ofProducts(5001, 5090)],
    action: { kind: 'set_price', items: [{ products: [5001] }, { products: [5090] }], price: 1490 },
    priority: sets,
  },
];

const spendAndSave: SeedPromotion[] = [
  {
    key: 'spend-50000',
    name: text('ช้อปครบ ฿50,000 ลดทันที ฿1,000', 'Spend ฿50,000, save ฿1,000'),
    conditions: [spend(50_000)],
    action: amountOff(1000),
    combinesWithCoupons: false,
  },
  {
    key: 'home-appliances-5000',
    name: text('เครื่องใช้ไฟฟ้าครบ ฿5,000 ลด ฿400', 'Home appliances: ฿400 off from ฿5,000'),
    conditions: [inCategories('home-appliances'), spend(5000)],
    action: amountOff(400),
  },
  {
    key: 'running-watches',
    name: text('นาฬิกาวิ่งลดเรือนละ 500', '฿500 off each running watch'),
    conditions: [inCategories('wearables/running-watches'), notInFlashSale],
    action: eachOff(500),
  },
  {
    key: 'one-monitor',
    name: text('จอมอนิเตอร์ลด 8% คนละ 1 จอ', '8% off one monitor each'),
    conditions: [inCategories('tvs-monitors/monitors'), notInFlashSale],
    action: { kind: 'percent_off', percent: 8, max_discount: 1500, max_quantity: 1 },
    perCustomerLimit: 1,
  },
  {
    key: 'macbook-cashback',
    name: text('MacBook รับเงินคืน 3%', '3% cashback on MacBooks'),
    conditions: [inCategories('laptops/macbook')],
    action: cashbackPercent(3, 2000),
  },
  {
    key: 'tv-cashback',
    name: text('ทีวีครบ ฿15,000 รับเงินคืน ฿500', '฿500 cashback on TVs from ฿15,000'),
    conditions: [inCategories('tvs-monitors/tvs'), spend(15_000)],
    action: { kind: 'cashback', amount: 500 },
  },
  {
    key: 'first-hundred-orders',
    name: text('100 ออเดอร์แรก ลด ฿500', '฿500 off for the first 100 orders'),
    conditions: [spend(5000)],
    action: amountOff(500),
    totalLimit: 100,
    used: 100,
  },
];

const bySchedule: SeedPromotion[] = [
  {
    key: 'first-order',
    name: text('ลูกค้าใหม่ ลด ฿150', '฿150 off your first order'),
    conditions: [firstOrder, spend(2000)],
    action: amountOff(150),
    perCustomerLimit: 1,
  },
  {
    key: 'first-order-delivery',
    name: text('ออเดอร์แรกส่งฟรี', 'Free delivery on your first order'),
    conditions: [firstOrder],
    action: freeDelivery,
  },
  {
    key: 'weekend-audio',
    name: text('เสาร์-อาทิตย์ หูฟังและลำโพงลด 5%', 'Weekend audio: 5% off'),
    conditions: [inCategories('audio'), onDays('saturday', 'sunday'), notInFlashSale],
    action: percentOff(5, 500),
  },
  {
    key: 'wednesday-delivery',
    name: text('วันพุธส่งฟรี ไม่มีขั้นต่ำ', 'Free delivery on Wednesdays'),
    conditions: [onDays('wednesday')],
    action: freeDelivery,
  },
  {
    key: 'late-night-gaming',
    name: text('สายเกมรอบดึก ลด 7%', 'Late-night gaming: 7% off'),
    conditions: [inCategories('gaming'), atHours('22:00', '02:00'), notInFlashSale],
    action: percentOff(7, 500),
  },
  {
    key: 'lunch-break-accessories',
    name: text('พักเที่ยง อุปกรณ์เสริมมือถือลด 10%', 'Lunch break: 10% off mobile accessories'),
    conditions: [
      inCategories('mobile-accessories'),
      atHours('11:30', '13:30', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday'),
      notInFlashSale,
    ],
    action: percentOff(10, 200),
  },
];

/** Promotions that run all the time. */
export const standingPromotions: readonly SeedPromotion[] = [
  ...onTopByPayment,
  ...giftPromotions,
  ...moreForLess,
  ...spendAndSave,
  ...bySchedule,
];
