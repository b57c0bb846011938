import type { DoubleDay, Week } from '../calendar.ts';
import type { SeedPromotion } from '../types.ts';
import { brands } from './catalogue.ts';
import {
  amountOff,
  atHours,
  freeDelivery,
  inCategories,
  notInFlashSale,
  ofBrands,
  percentOff,
  spend,
} from './rules.ts';
import { text } from './text.ts';

const baht = (amount: number) => amount.toLocaleString('en-US');

/** From the 25th to the first day of each month. */
export const paydayPromotions: readonly SeedPromotion[] = [
  {
    key: 'payday-phones',
    name: text('เงินเดือนออก มือถือและแท็บเล็ตลด ฿500', 'Payday: ฿500 off phones and tablets'),
    conditions: [inCategories('smartphones-tablets'), spend(10_000), notInFlashSale],
    action: amountOff(500),
  },
  {
    key: 'payday-laptops',
    name: text('เงินเดือนออก โน้ตบุ๊กลด ฿800', 'Payday: ฿800 off laptops'),
    conditions: [inCategories('laptops'), spend(20_000), notInFlashSale],
    action: amountOff(800),
  },
  {
    key: 'payday-audio',
    name: text('เงินเดือนออก หูฟังและลำโพงลด 8%', 'Payday: 8% off audio'),
    conditions: [inCategories('audio'), notInFlashSale],
    action: percentOff(8, 600),
  },
  {
    key: 'payday-delivery',
    name: text('เงินเดือนออก ส่งฟรีเมื่อครบ ฿300', 'Payday: free delivery from ฿300'),
    conditions: [spend(300)],
    action: freeDelivery,
  },
];

/** Of the sale of a double day. The discounts repeat its number: ฿1,212 on 12.12. */
export function doubleDayPromotions({ number, name }: DoubleDay): SeedPromotion[] {
  const discount = number * 101;
  return [
    {
      key: 'double-day',
      name: text(`${name} ช้อปครบ ฿${baht(discount * 10)} ลด ฿${baht(discount)}`, `${name}: ฿${baht(discount)} off`),
      conditions: [spend(discount * 10), notInFlashSale],
      action: amountOff(discount),
      perCustomerLimit: 1,
    },
    {
      key: 'double-day-accessories',
      name: text(`${name} อุปกรณ์เสริมลด 12%`, `${name}: 12% off accessories`),
      conditions: [inCategories('mobile-accessories', 'computer-accessories'), notInFlashSale],
      action: percentOff(12, 400),
    },
    {
      key: 'double-day-midnight',
      name: text(`${name} เที่ยงคืนถึงตีสอง ลดเพิ่ม 5%`, `${name}: 5% more from midnight to 2 a.m.`),
      conditions: [atHours('00:00', '02:00'), spend(3000)],
      action: percentOff(5, 500),
    },
    {
      key: 'double-day-delivery',
      name: text(`${name} ส่งฟรีทั้งร้าน`, `${name}: free delivery`),
      conditions: [],
      action: freeDelivery,
    },
  ];
}

/** Brands whose weeks follow each other: two a week, for different shoppers. */
const brandsByWeek: readonly (readonly [string, string])[] = [
  ['samsung', 'jbl'],
  ['apple', 'logitech'],
  ['xiaomi', 'asus'],
  ['oppo', 'sony'],
  ['vivo', 'lenovo'],
  ['garmin', 'acer'],
  ['anker', 'lg'],
  ['honor', 'hp'],
  ['huawei', 'marshall'],
  ['realme', 'msi'],
];

/** The slugs of all brands that have a week. */
export const brandsWithWeeks = brandsByWeek.flat();

/** The brands of a week, with their names. */
export function brandsOfWeek({ number }: Week): { slug: string; title: string }[] {
  const slugs = brandsByWeek[number % brandsByWeek.length] ?? [];
  return slugs.map((slug) => {
    const brand = brands.find((one) => one.slug === slug);
    if (!brand) throw new Error(`There is no brand ${slug}.`);
    return brand;
  });
}

export function brandWeekPromotions(week: Week): SeedPromotion[] {
  return brandsOfWeek(week).map(({ slug, title }) => ({
    key: `brand-week-${slug}`,
    name: text(`${title} Week ลดเพิ่ม 4%`, `${title} week: 4% off`),
    conditions: [ofBrands(slug), spend(1500), notInFlashSale],
    action: percentOff(4, 1000),
  }));
}
