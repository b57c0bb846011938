import type { Localised } from '../types.ts';

/** Opening hours of a day, in minutes since midnight; null if closed. */
export type Day = { opens: number; closes: number } | null;

/** From Monday to Sunday. */
export type Week = readonly [Day, Day, Day, Day, Day, Day, Day];

const between = (opens: number, closes: number): Day => ({ opens: opens * 60, closes: closes * 60 });

const week = (days: Day, saturday: Day = days, sunday: Day = saturday): Week => [
  days,
  days,
  days,
  days,
  days,
  saturday,
  sunday,
];

const [, ...fromTuesday] = week(between(9, 18));

export const weeks = {
  mall: week(between(10, 21)),
  late: week(between(10, 22)),
  daily: week(between(9, 20)),
  shortSunday: week(between(9, 20), between(9, 20), between(10, 18)),
  closedSunday: week(between(9, 18), between(9, 17), null),
  closedMonday: [null, ...fromTuesday],
  early: week(between(8, 20)),
} satisfies Record<string, Week>;

/** Filters of the store finder, in display order. */
export const storeCategories = [
  { id: 1, slug: 'flagship', name: { th: 'แฟล็กชิปสโตร์', en: 'Flagship store' } },
  { id: 2, slug: 'mall', name: { th: 'สาขาในห้าง', en: 'In a shopping mall' } },
  { id: 3, slug: 'street-shop', name: { th: 'สาขานอกห้าง', en: 'Street shop' } },
  { id: 4, slug: 'service-centre', name: { th: 'ศูนย์บริการ', en: 'Service centre' } },
  { id: 5, slug: 'pickup-point', name: { th: 'จุดรับสินค้า', en: 'Pickup point' } },
] as const satisfies { id: number; slug: string; name: Localised }[];

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
