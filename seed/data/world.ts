import type { SeedProduct } from '../types.ts';
import { brands } from './brands.ts';
import { categories } from './categories.ts';
import { cameras } from './products/cameras.ts';
import { chargersAndCables } from './products/chargers-cables.ts';
import { earbuds } from './products/earbuds.ts';
import { galaxies } from './products/galaxies.ts';
import { gaming } from './products/gaming.ts';
import { gamingLaptops } from './products/gaming-laptops.ts';
import { iphones } from './products/iphones.ts';
import { keyboardsAndMice } from './products/keyboards-mice.ts';
import { macbooks } from './products/macbooks.ts';
import { monitors } from './products/monitors.ts';
import { oppoPhones } from './products/oppo-phones.ts';
import { powerBanksAndCases } from './products/power-banks-cases.ts';
import { realmePhones } from './products/realme-phones.ts';
import { smartHome } from './products/smart-home.ts';
import { speakers } from './products/speakers.ts';
import { storageAndPrinters } from './products/storage-printers.ts';
import { tablets } from './products/tablets.ts';
import { televisions } from './products/televisions.ts';
import { thinLaptops } from './products/thin-laptops.ts';
import { vivoPhones } from './products/vivo-phones.ts';
import { watches } from './products/watches.ts';
import { xiaomiPhones } from './products/xiaomi-phones.ts';

export { brands, categories };

/** Every product of the demo shop, in the order of its ids. */
export const products: SeedProduct[] = [
  ...iphones,
  ...galaxies,
  ...xiaomiPhones,
  ...oppoPhones,
  ...vivoPhones,
  ...realmePhones,
  ...macbooks,
  ...thinLaptops,
  ...gamingLaptops,
  ...tablets,
  ...televisions,
  ...monitors,
  ...earbuds,
  ...speakers,
  ...watches,
  ...cameras,
  ...gaming,
  ...keyboardsAndMice,
  ...storageAndPrinters,
  ...chargersAndCables,
  ...powerBanksAndCases,
  ...smartHome,
];
