import type { DoubleDay, Period, Week } from '../calendar.ts';
import type { SeedCoupon } from '../types.ts';
import { amountOff, freeDelivery, ofBrands, percentOff, spend } from './rules.ts';
import { brandsOfWeek } from './seasonal-promotions.ts';
import { text } from './text.ts';

const baht = (amount: number) => amount.toLocaleString('en-US');

/** The last two digits of the year and of the month: 2611. */
const shortMonth = ({ key }: Period) => key.slice(2, 7).replace('-', '');

export function paydayCoupons(period: Period): SeedCoupon[] {
  return [
    {
      key: 'payday-code',
      type: 'code',
      code: `PAYDAY${shortMonth(period)}`,
      name: text('เงินเดือนออก ลด 5%', 'Payday: 5% off'),
      picture: 'payday',
      conditions: [spend(2000)],
      action: percentOff(5, 500),
      totalLimit: 3000,
    },
    {
      key: 'payday-300',
      type: 'collectible',
      name: text('เงินเดือนออก ลด ฿300', 'Payday: ฿300 off'),
      picture: 'payday',
      conditions: [spend(6000)],
      action: amountOff(300),
      keepLimit: 2000,
      kept: 388,
      validDays: 8,
    },
    {
      key: 'payday-delivery',
      type: 'collectible',
      name: text('เงินเดือนออก ส่งฟรี', 'Payday: free delivery'),
      picture: 'delivery',
      conditions: [],
      action: freeDelivery,
      perCustomerLimit: 2,
      keepLimit: 4000,
      kept: 1204,
      validDays: 8,
    },
  ];
}

/** The discounts repeat the number of the day: 12% on 12.12, but at least 5%. */
export function doubleDayCoupons(period: DoubleDay): SeedCoupon[] {
  const { number, name } = period;
  const percent = Math.max(number, 5);
  return [
    {
      key: 'double-day-code',
      type: 'code',
      code: `SALE${number}${number}${shortMonth(period).slice(0, 2)}`,
      name: text(`โค้ด ${name} ลด ฿${number * 11}`, `${name}: ฿${number * 11} off`),
      picture: 'double-day',
      conditions: [spend(number * 111)],
      action: amountOff(number * 11),
      totalLimit: 5000,
    },
    {
      key: 'double-day-percent',
      type: 'collectible',
      name: text(`คูปอง ${name} ลด ${percent}%`, `${name}: ${percent}% off`),
      picture: 'double-day',
      conditions: [spend(2000)],
      action: percentOff(percent, number * 101),
      keepLimit: 3000,
      kept: 940,
      validDays: 12,
    },
    {
      key: 'double-day-big',
      type: 'collectible',
      name: text(`คูปอง ${name} ลด ฿${baht(number * 101)}`, `${name}: ฿${baht(number * 101)} off`),
      picture: 'double-day',
      conditions: [spend(number * 2020)],
      action: amountOff(number * 101),
      keepLimit: 500,
      kept: 417,
      validDays: 12,
    },
  ];
}

export function brandWeekCoupons(week: Week): SeedCoupon[] {
  return brandsOfWeek(week).map(({ slug, title }) => ({
    key: `brand-week-${slug}`,
    type: 'collectible',
    name: text(`${title} Week ลดเพิ่ม 5%`, `${title} week: 5% off`),
    picture: `brand-week-${slug}`,
    conditions: [ofBrands(slug), spend(2000)],
    action: percentOff(5, 800),
    keepLimit: 1500,
    kept: 260 + ((week.number * 97) % 700),
    validDays: 7,
  }));
}
