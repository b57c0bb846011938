import { composedLaptops } from './kinds/laptops.ts';
import { composedPhones } from './kinds/phones.ts';
import { composedTablets } from './kinds/tablets.ts';
import { galaxies } from './products/galaxies.ts';
import { iphones } from './products/iphones.ts';
import { macbooks } from './products/macbooks.ts';
import { oppoPhones } from './products/oppo-phones.ts';
import { realmePhones } from './products/realme-phones.ts';
import { tablets } from './products/tablets.ts';
import { vivoPhones } from './products/vivo-phones.ts';
import { xiaomiPhones } from './products/xiaomi-phones.ts';

const devices = [
  ...iphones,
  ...galaxies,
  ...oppoPhones,
  ...vivoPhones,
  ...realmePhones,
  ...xiaomiPhones,
  ...composedPhones,
  ...tablets,
  ...composedTablets,
  ...macbooks,
  ...composedLaptops,
];

/** Ids of phones, tablets and laptops whose English names start with one of the prefixes, in the order of the prefixes. */
export const deviceIdsByPrefix = (...prefixes: string[]): number[] => [
  ...new Set(
    prefixes.flatMap((prefix) => {
      const ids = devices.filter(({ name }) => name.en.startsWith(prefix)).map(({ productId }) => productId);
      if (ids.length === 0) throw new Error(`No device has a name that starts with ${prefix}`);
      return ids;
    }),
  ),
];

/** Id of the device with this English name. */
export const deviceIdByName = (name: string): number => {
  const device = devices.find(({ name: { en } }) => en === name);
  if (!device) throw new Error(`No device is named ${name}`);
  return device.productId;
};
