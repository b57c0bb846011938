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

/** Ids of the phones, tablets and laptops whose English names begin with one of these words, in the order of the words. */
export const devicesCalled = (...beginnings: string[]): number[] => [
  ...new Set(
    beginnings.flatMap((beginning) => {
      const ids = devices.filter(({ name }) => name.en.startsWith(beginning)).map(({ productId }) => productId);
      if (ids.length === 0) throw new Error(`No device is called ${beginning}`);
      return ids;
    }),
  ),
];

/** Id of the one device of this very name. */
export const deviceNamed = (name: string): number => {
  const device = devices.find(({ name: { en } }) => en === name);
  if (!device) throw new Error(`No device is named ${name}`);
  return device.productId;
};
