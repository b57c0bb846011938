import type { Localised } from '../types.ts';
import { text } from './text.ts';

/** A group of provinces or places; fees in baht by weight in grams, days are working days. */
export interface SeedZone {
  zone: string;
  name: Localised;
  areas: string[];
  /** Whether it is the zone of all other addresses. */
  isDefault?: true;
  cashOnDelivery: boolean;
  rates: { from: number; fee: number; days: [number, number] }[];
}

/** Zones in the order in which they apply to an area of several. */
export const shippingZones: SeedZone[] = [
  {
    zone: 'islands',
    name: text('พื้นที่เกาะ', 'Islands'),
    areas: [
      'ชลบุรี/เกาะสีชัง',
      'ตราด/เกาะกูด',
      'ตราด/เกาะช้าง',
      'กระบี่/เกาะลันตา',
      'กระบี่/เหนือคลอง/เกาะศรีบอยา',
      'พังงา/เกาะยาว',
      'พังงา/คุระบุรี/เกาะพระทอง',
      'ระนอง/เมืองระนอง/เกาะพยาม',
      // Has Ko Lipe.
      'สตูล/เมืองสตูล/เกาะสาหร่าย',
      'สุราษฎร์ธานี/เกาะสมุย',
      'สุราษฎร์ธานี/เกาะพะงัน',
      'ตรัง/กันตัง/เกาะลิบง',
    ],
    cashOnDelivery: false,
    rates: [
      { from: 0, fee: 120, days: [4, 8] },
      { from: 5_000, fee: 250, days: [5, 10] },
      { from: 20_000, fee: 650, days: [6, 12] },
    ],
  },
  {
    zone: 'border',
    name: text('พื้นที่ห่างไกลและชายแดน', 'Remote and border areas'),
    areas: [
      'นราธิวาส',
      'ปัตตานี',
      'ยะลา',
      'แม่ฮ่องสอน',
      'กาญจนบุรี/ทองผาภูมิ',
      'กาญจนบุรี/สังขละบุรี',
      'เชียงใหม่/กัลยาณิวัฒนา',
      'เชียงใหม่/เวียงแหง',
      'เชียงใหม่/อมก๋อย',
      'ตาก/ท่าสองยาง',
      'ตาก/อุ้มผาง',
      'น่าน/เฉลิมพระเกียรติ',
      'น่าน/บ่อเกลือ',
      // The districts of Songkhla at the border.
      'สงขลา/จะนะ',
      'สงขลา/เทพา',
      'สงขลา/นาทวี',
      'สงขลา/สะบ้าย้อย',
    ],
    cashOnDelivery: false,
    rates: [
      { from: 0, fee: 100, days: [3, 7] },
      { from: 5_000, fee: 200, days: [4, 8] },
      { from: 20_000, fee: 450, days: [5, 10] },
    ],
  },
  {
    zone: 'bangkok',
    name: text('กรุงเทพฯ และปริมณฑล', 'Bangkok and vicinity'),
    areas: ['กรุงเทพมหานคร', 'นครปฐม', 'นนทบุรี', 'ปทุมธานี', 'สมุทรปราการ', 'สมุทรสาคร'],
    cashOnDelivery: true,
    rates: [
      { from: 0, fee: 50, days: [1, 2] },
      { from: 5_000, fee: 90, days: [1, 3] },
      { from: 20_000, fee: 200, days: [2, 4] },
    ],
  },
  {
    zone: 'provinces',
    name: text('ต่างจังหวัด', 'Other provinces'),
    areas: [],
    isDefault: true,
    cashOnDelivery: true,
    rates: [
      { from: 0, fee: 60, days: [2, 4] },
      { from: 5_000, fee: 120, days: [2, 5] },
      { from: 20_000, fee: 300, days: [3, 7] },
    ],
  },
];

/** The public holidays of Thailand, with days in lieu. Those of 2027 follow from the law and the lunar calendar: the cabinet can add some. */
export const publicHolidays: [day: string, name: Localised][] = [
  ['2026-01-01', text('วันขึ้นปีใหม่', 'New Year’s Day')],
  ['2026-01-02', text('วันหยุดพิเศษปีใหม่', 'New Year special holiday')],
  ['2026-03-03', text('วันมาฆบูชา', 'Makha Bucha Day')],
  ['2026-04-06', text('วันจักรี', 'Chakri Memorial Day')],
  ['2026-04-13', text('วันสงกรานต์', 'Songkran')],
  ['2026-04-14', text('วันสงกรานต์', 'Songkran')],
  ['2026-04-15', text('วันสงกรานต์', 'Songkran')],
  ['2026-05-01', text('วันแรงงานแห่งชาติ', 'Labour Day')],
  ['2026-05-04', text('วันฉัตรมงคล', 'Coronation Day')],
  ['2026-05-31', text('วันวิสาขบูชา', 'Visakha Bucha Day')],
  ['2026-06-01', text('ชดเชยวันวิสาขบูชา', 'In lieu of Visakha Bucha Day')],
  ['2026-06-03', text('วันเฉลิมพระชนมพรรษาพระบรมราชินี', 'Birthday of Her Majesty the Queen')],
  ['2026-07-28', text('วันเฉลิมพระชนมพรรษาพระบาทสมเด็จพระเจ้าอยู่หัว', 'Birthday of His Majesty the King')],
  ['2026-07-29', text('วันอาสาฬหบูชา', 'Asarnha Bucha Day')],
  ['2026-07-30', text('วันเข้าพรรษา', 'Buddhist Lent Day')],
  ['2026-08-12', text('วันแม่แห่งชาติ', 'Mother’s Day')],
  ['2026-10-13', text('วันนวมินทรมหาราช', 'Navamindra Maharaj Day')],
  ['2026-10-23', text('วันปิยมหาราช', 'Chulalongkorn Day')],
  ['2026-12-05', text('วันพ่อแห่งชาติ', 'Father’s Day')],
  ['2026-12-07', text('ชดเชยวันพ่อแห่งชาติ', 'In lieu of Father’s Day')],
  ['2026-12-10', text('วันรัฐธรรมนูญ', 'Constitution Day')],
  ['2026-12-31', text('วันสิ้นปี', 'New Year’s Eve')],
  ['2027-01-01', text('วันขึ้นปีใหม่', 'New Year’s Day')],
  ['2027-02-21', text('วันมาฆบูชา', 'Makha Bucha Day')],
  ['2027-02-22', text('ชดเชยวันมาฆบูชา', 'In lieu of Makha Bucha Day')],
  ['2027-04-06', text('วันจักรี', 'Chakri Memorial Day')],
  ['2027-04-13', text('วันสงกรานต์', 'Songkran')],
  ['2027-04-14', text('วันสงกรานต์', 'Songkran')],
  ['2027-04-15', text('วันสงกรานต์', 'Songkran')],
  ['2027-05-01', text('วันแรงงานแห่งชาติ', 'Labour Day')],
  ['2027-05-03', text('ชดเชยวันแรงงานแห่งชาติ', 'In lieu of Labour Day')],
  ['2027-05-04', text('วันฉัตรมงคล', 'Coronation Day')],
  ['2027-05-20', text('วันวิสาขบูชา', 'Visakha Bucha Day')],
  ['2027-06-03', text('วันเฉลิมพระชนมพรรษาพระบรมราชินี', 'Birthday of Her Majesty the Queen')],
  ['2027-07-18', text('วันอาสาฬหบูชา', 'Asarnha Bucha Day')],
  ['2027-07-19', text('วันเข้าพรรษา', 'Buddhist Lent Day')],
  ['2027-07-20', text('ชดเชยวันอาสาฬหบูชา', 'In lieu of Asarnha Bucha Day')],
  ['2027-07-28', text('วันเฉลิมพระชนมพรรษาพระบาทสมเด็จพระเจ้าอยู่หัว', 'Birthday of His Majesty the King')],
  ['2027-08-12', text('วันแม่แห่งชาติ', 'Mother’s Day')],
  ['2027-10-13', text('วันนวมินทรมหาราช', 'Navamindra Maharaj Day')],
  ['2027-10-23', text('วันปิยมหาราช', 'Chulalongkorn Day')],
  ['2027-10-25', text('ชดเชยวันปิยมหาราช', 'In lieu of Chulalongkorn Day')],
  ['2027-12-05', text('วันพ่อแห่งชาติ', 'Father’s Day')],
  ['2027-12-06', text('ชดเชยวันพ่อแห่งชาติ', 'In lieu of Father’s Day')],
  ['2027-12-10', text('วันรัฐธรรมนูญ', 'Constitution Day')],
  ['2027-12-31', text('วันสิ้นปี', 'New Year’s Eve')],
];
