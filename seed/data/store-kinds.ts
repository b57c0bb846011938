import type { Localised } from '../types.ts';
import { text } from './text.ts';

/** Opening hours of a day, in minutes since midnight; null if closed. */
export type Day = { opens: number; closes: number } | null;

/** From Monday to Sunday. */
export type Week = readonly [Day, Day, Day, Day, Day, Day, Day];

/** Hours of a day: `hoursBetween(10, 21)`. */
export const hoursBetween = (opens: number, closes: number): Day => ({ opens: opens * 60, closes: closes * 60 });

const week = (days: Day, saturday: Day = days, sunday: Day = saturday): Week => [
  days,
  days,
  days,
  days,
  days,
  saturday,
  sunday,
];

const [, ...fromTuesday] = week(hoursBetween(9, 18));

export const weeks = {
  mall: week(hoursBetween(10, 21)),
  late: week(hoursBetween(10, 22)),
  daily: week(hoursBetween(9, 20)),
  shortSunday: week(hoursBetween(9, 20), hoursBetween(9, 20), hoursBetween(10, 18)),
  closedSunday: week(hoursBetween(9, 18), hoursBetween(9, 17), null),
  closedMonday: [null, ...fromTuesday],
  early: week(hoursBetween(8, 20)),
} satisfies Record<string, Week>;

/** Filters of the store finder, in display order, and what the branches of each offer. */
export const storeCategories = [
  {
    id: 1,
    slug: 'flagship',
    name: text('แฟล็กชิปสโตร์', 'Flagship store'),
    description: text('สินค้าครบทุกหมวด มีเครื่องจริงให้ลองใช้', 'Every department, with most models on display to try'),
  },
  {
    id: 2,
    slug: 'mall',
    name: text('สาขาในห้าง', 'In a shopping mall'),
    description: text('เปิดตามเวลาห้าง มีที่จอดรถของห้าง', 'Open as long as the mall, with its car park'),
  },
  {
    id: 3,
    slug: 'street-shop',
    name: text('สาขานอกห้าง', 'Street shop'),
    description: text('ร้านริมถนนใกล้บ้าน แวะซื้ออุปกรณ์เสริมได้สะดวก', 'A shop on the street, quick for accessories'),
  },
  {
    id: 4,
    slug: 'service-centre',
    name: text('ศูนย์บริการ', 'Service centre'),
    description: text(
      'รับเครื่องส่งซ่อมและเคลมตามประกันผู้ผลิต โปรดนำใบเสร็จมาด้วย',
      'Takes in devices for repair and warranty claims: please bring your receipt',
    ),
  },
  {
    id: 5,
    slug: 'pickup-point',
    name: text('จุดรับสินค้า', 'Pickup point'),
    description: text('สั่งออนไลน์แล้วเลือกรับที่สาขานี้ ไม่มีค่าจัดส่ง', 'Order online and pick up here, without a delivery fee'),
  },
] as const satisfies { id: number; slug: string; name: Localised; description: Localised }[];

interface StoreKind {
  categories: (typeof storeCategories)[number]['slug'][];
  /** Default opening hours. */
  hours: keyof typeof weeks;
  /** Average share of the SKUs in stock. */
  share: number;
}

export const storeKinds = {
  flagship: { categories: ['flagship', 'mall', 'service-centre', 'pickup-point'], hours: 'late', share: 0.6 },
  mall: { categories: ['mall', 'pickup-point'], hours: 'mall', share: 0.2 },
  street: { categories: ['street-shop', 'pickup-point'], hours: 'shortSunday', share: 0.05 },
  service: { categories: ['service-centre', 'pickup-point'], hours: 'closedSunday', share: 0.02 },
  pickup: { categories: ['pickup-point'], hours: 'early', share: 0 },
} satisfies Record<string, StoreKind>;

/** A branch: on a floor of a mall of the same name, or at a street address. */
export type SeedStore = {
  /** Without the name of the shop. */
  name: Localised;
  hours?: keyof typeof weeks;
  road: Localised;
  /** Thai names of province, district and subdistrict, and the postcode. */
  place: [province: string, district: string, subdistrict: string, postcode: string];
  /** Latitude and longitude. */
  location: [number, number];
} & ({ kind: 'flagship' | 'mall'; floor: string } | { kind: 'street' | 'service' | 'pickup'; house: string });
