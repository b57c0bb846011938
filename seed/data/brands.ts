import type { SeedBrand } from '../types.ts';
import { slugOf } from './text.ts';

/** In the order of their ids, which never changes: a new brand goes to the end. */
const titles = [
  'Apple',
  'Samsung',
  'Xiaomi',
  'OPPO',
  'vivo',
  'realme',
  'ASUS',
  'Acer',
  'Lenovo',
  'HP',
  'Dell',
  'LG',
  'TCL',
  'Sony',
  'JBL',
  'Marshall',
  'Soundcore',
  'Garmin',
  'HUAWEI',
  'Canon',
  'DJI',
  'Nintendo',
  'HyperX',
  'Logitech',
  'Keychron',
  'SanDisk',
  'Epson',
  'TP-Link',
  'Anker',
  'UGREEN',
  'Eloop',
  'Spigen',
  'Roborock',
] as const;

const pinned: readonly string[] = [
  'Apple',
  'Samsung',
  'Xiaomi',
  'ASUS',
  'Sony',
  'OPPO',
  'Lenovo',
  'vivo',
  'JBL',
  'Logitech',
  'Anker',
  'LG',
];

/** All brands of the demo shop; more are pinned than the ten that the shop shows on top. */
export const brands: SeedBrand[] = titles.map((title, index) => {
  const pin = pinned.indexOf(title);
  return {
    brandId: index + 1,
    slug: slugOf(title),
    title,
    pinFlag: pin >= 0,
    position: pin >= 0 ? pin + 1 : null,
  };
});
