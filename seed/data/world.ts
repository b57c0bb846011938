import { KINDS } from '../drawings/drawing.ts';
import type { SeedBrand, SeedCategory, SeedProduct } from '../types.ts';
import { brands as allBrands } from './brands.ts';
import { categories as allCategories } from './categories.ts';
import { withHandWrittenAttributes } from './hand-written-attributes.ts';
import { composedEarbuds } from './kinds/earbuds.ts';
import { composedHeadphones } from './kinds/headphones.ts';
import { composedLaptops } from './kinds/laptops.ts';
import { composedPhones } from './kinds/phones.ts';
import { composedMonitors, composedTelevisions } from './kinds/screens.ts';
import { composedSpeakers } from './kinds/speakers.ts';
import { composedTablets } from './kinds/tablets.ts';
import { composedWatches } from './kinds/watches.ts';
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
import { withRelated } from './related.ts';

const handWritten: SeedProduct[] = [
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

const composed: SeedProduct[] = [
  ...composedPhones,
  ...composedTablets,
  ...composedWatches,
  ...composedSpeakers,
  ...composedLaptops,
  ...composedMonitors,
  ...composedTelevisions,
  ...composedHeadphones,
  ...composedEarbuds,
];

/** Every product of the demo shop, in the order of its ids. */
export const products: SeedProduct[] = withRelated(
  [...handWritten.map(withHandWrittenAttributes), ...composed].filter(({ drawing }) => KINDS.includes(drawing.kind)),
);

const sold = new Set(products.map(({ brand }) => brand));

export const brands: SeedBrand[] = allBrands.filter(({ slug }) => sold.has(slug));

const paths = new Map<number, string>();
for (const { categoryId, parentId, slug } of allCategories) {
  paths.set(categoryId, parentId === null ? slug : `${paths.get(parentId)}/${slug}`);
}

const codesBelow = new Map<string, Set<string>>();
for (const { category, attributes, skus } of products) {
  const steps = category.split('/');
  for (let depth = 1; depth <= steps.length; depth += 1) {
    const path = steps.slice(0, depth).join('/');
    const codes = codesBelow.get(path) ?? new Set();
    for (const { code } of [...attributes, ...skus.flatMap((sku) => sku.attributes)]) codes.add(code);
    codesBelow.set(path, codes);
  }
}

/** The tree; a listing filters only by what some of its products have. */
export const categories: SeedCategory[] = allCategories.flatMap((category) => {
  const path = paths.get(category.categoryId) ?? '';
  const codes = codesBelow.get(path);
  return codes ? [{ ...category, filterAttributes: category.filterAttributes.filter((code) => codes.has(code)) }] : [];
});
