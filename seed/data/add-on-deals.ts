/** Accessories of a category, or certain accessories by their English names. */
export type AccessoryFilter = string | { names: readonly string[] };

/** Accessories by product category, most popular first. The first matching rule applies. */
export const dealRules: readonly { productCategory: string; accessories: readonly AccessoryFilter[] }[] = [
  {
    productCategory: 'smartphones-tablets/smartphones',
    accessories: [
      'mobile-accessories/phone-cases',
      'mobile-accessories/screen-protectors',
      'mobile-accessories/chargers/phone-chargers',
      'mobile-accessories/power-banks',
      'audio/earbuds/value-earbuds',
    ],
  },
  {
    productCategory: 'smartphones-tablets/tablets',
    accessories: [
      'mobile-accessories/screen-protectors',
      'smartphones-tablets/tablet-accessories/stylus-pens',
      'smartphones-tablets/tablet-accessories/tablet-keyboards',
      'mobile-accessories/chargers',
      'mobile-accessories/cables/usb-c-cables',
    ],
  },
  {
    productCategory: 'laptops/gaming-laptops',
    accessories: ['gaming/gaming-mice', 'gaming/gaming-headsets', 'gaming/mouse-pads'],
  },
  { productCategory: 'laptops/laptop-accessories', accessories: [] },
  {
    productCategory: 'laptops',
    accessories: [
      'computer-accessories/mice/wireless-mice',
      'computer-accessories/hubs-docks/usb-c-hubs',
      'laptops/laptop-accessories/laptop-backpacks',
    ],
  },
  {
    productCategory: 'desktop-computers',
    accessories: ['computer-accessories/keyboards/wireless-keyboards', 'computer-accessories/webcams'],
  },
  {
    productCategory: 'cameras/mirrorless-cameras',
    accessories: ['computer-accessories/memory-cards/sd-cards', 'cameras/tripods'],
  },
  {
    productCategory: 'drones-creator-gear/drones',
    accessories: [
      'computer-accessories/memory-cards/microsd-cards',
      'mobile-accessories/power-banks/high-capacity-power-banks',
    ],
  },
  {
    productCategory: 'gaming/game-consoles/playstation',
    accessories: [
      { names: ['PlayStation DualSense Wireless Controller', 'Sony DualSense Edge Controller'] },
      'gaming/gaming-headsets',
    ],
  },
  {
    productCategory: 'gaming/game-consoles/xbox',
    accessories: [
      { names: ['Microsoft Xbox Wireless Controller', 'Razer Wolverine V3 Pro Controller'] },
      'gaming/gaming-headsets',
    ],
  },
  {
    productCategory: 'gaming/game-consoles/nintendo',
    accessories: [
      { names: ['8BitDo SN30 Pro Controller'] },
      'mobile-accessories/power-banks/high-capacity-power-banks',
      'gaming/gaming-headsets',
    ],
  },
  {
    productCategory: 'gaming/game-consoles/handheld-gaming-pcs',
    accessories: [
      { names: ['Microsoft Xbox Wireless Controller', '8BitDo Ultimate 2C Controller'] },
      'computer-accessories/hubs-docks/usb-c-hubs',
      'gaming/gaming-headsets',
    ],
  },
  { productCategory: 'tvs-monitors/tvs', accessories: ['audio/soundbars', 'tvs-monitors/media-players'] },
  {
    productCategory: 'wearables/smartwatches',
    accessories: ['audio/earbuds/value-earbuds', 'mobile-accessories/power-banks'],
  },
];
