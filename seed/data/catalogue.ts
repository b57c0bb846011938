import type { AttributeCode, SeedCategory, SeedProduct } from '../types.ts';
import { brands } from './brands.ts';
import { categories as tree } from './categories.ts';
import { withHandWrittenAttributes } from './hand-written-attributes.ts';
import { withTemplateRows } from './hand-written-specifications.ts';
import { composedCables, composedChargers, composedPowerBanks, composedWirelessChargers } from './kinds/charging.ts';
import { composedCases, composedCoolers, composedMemory, composedPowerSupplies } from './kinds/components-body.ts';
import { composedGraphicsCards, composedMotherboards, composedProcessors } from './kinds/components-core.ts';
import { composedConsoles } from './kinds/consoles.ts';
import { composedControllers } from './kinds/controllers.ts';
import { composedBagsAndGadgets, composedCreatorGear, composedHolders } from './kinds/creator-car.ts';
import { composedDesktops, composedHubs, composedInks, composedPrinters, composedWebcams } from './kinds/desk.ts';
import { composedEarbuds } from './kinds/earbuds.ts';
import { composedChairs, composedMousePads } from './kinds/gaming-room.ts';
import { composedHeadphones } from './kinds/headphones.ts';
import { composedAirDevices, composedCleaners, composedSmartGadgets } from './kinds/home.ts';
import { composedKeyboards } from './kinds/keyboards.ts';
import { composedLaptops } from './kinds/laptops.ts';
import { composedMice } from './kinds/mice.ts';
import { composedRouters, composedSecurity, composedSwitches } from './kinds/network.ts';
import { composedPhoneCases, composedScreenProtectors } from './kinds/phone-protection.ts';
import { composedPhones } from './kinds/phones.ts';
import { composedCameras, composedLenses, composedTripods } from './kinds/photography.ts';
import { composedMonitors, composedTelevisions } from './kinds/screens.ts';
import { composedSpeakers } from './kinds/speakers.ts';
import { composedStorage } from './kinds/storage.ts';
import { composedTablets } from './kinds/tablets.ts';
import { composedVrHeadsets } from './kinds/vr-headsets.ts';
import { composedWatches } from './kinds/watches.ts';
import { withModelShapes } from './model-shapes.ts';
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
import { pathWithAncestors, withRelated } from './related.ts';

export { brands };

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
  ...composedProcessors,
  ...composedMotherboards,
  ...composedGraphicsCards,
  ...composedMemory,
  ...composedPowerSupplies,
  ...composedCases,
  ...composedCoolers,
  ...composedChargers,
  ...composedWirelessChargers,
  ...composedCables,
  ...composedPowerBanks,
  ...composedPhoneCases,
  ...composedScreenProtectors,
  ...composedStorage,
  ...composedCameras,
  ...composedLenses,
  ...composedTripods,
  ...composedConsoles,
  ...composedControllers,
  ...composedMice,
  ...composedKeyboards,
  ...composedMousePads,
  ...composedChairs,
  ...composedVrHeadsets,
  ...composedDesktops,
  ...composedHubs,
  ...composedWebcams,
  ...composedPrinters,
  ...composedInks,
  ...composedRouters,
  ...composedSwitches,
  ...composedSecurity,
  ...composedSmartGadgets,
  ...composedCleaners,
  ...composedAirDevices,
  ...composedCreatorGear,
  ...composedHolders,
  ...composedBagsAndGadgets,
  ...composedHeadphones,
  ...composedEarbuds,
];

/** All products of the demo shop: hand-written products before those composed from tables. */
export const products: SeedProduct[] = withModelShapes(
  withRelated([...handWritten.map(withHandWrittenAttributes).map(withTemplateRows), ...composed]),
);

const paths = new Map<number, string>();
// Parents come before their children.
for (const { categoryId, parentId, slug } of tree) {
  paths.set(categoryId, parentId === null ? slug : `${paths.get(parentId)}/${slug}`);
}

const codesBelow = new Map<string, Set<AttributeCode>>();
for (const { category, attributes, skus } of products) {
  for (const path of pathWithAncestors(category)) {
    const codes = codesBelow.get(path) ?? new Set();
    for (const { code } of [...attributes, ...skus.flatMap((sku) => sku.attributes)]) codes.add(code);
    codesBelow.set(path, codes);
  }
}

/** All categories, parents before their children. A listing filters only by attributes that some of its products have. */
export const categories: SeedCategory[] = tree.map((category) => {
  const codes = codesBelow.get(paths.get(category.categoryId) ?? '');
  return { ...category, filterAttributes: category.filterAttributes.filter((code) => codes?.has(code)) };
});
