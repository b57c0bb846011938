/** What goes with a thing: a category of accessories, or some by their English names where not every one of a category does. */
export type WantedAccessory = string | { names: readonly string[] };

/** What shoppers take with the things of a department, the most wanted first; the first rule that a thing falls under counts. */
export const dealRules: readonly { beside: string; with: readonly WantedAccessory[] }[] = [
  {
    beside: 'smartphones-tablets/smartphones',
    with: [
      'mobile-accessories/phone-cases',
      'mobile-accessories/screen-protectors',
      'mobile-accessories/chargers/phone-chargers',
      'mobile-accessories/power-banks',
      'audio/earbuds/value-earbuds',
    ],
  },
  {
    beside: 'smartphones-tablets/tablets',
    with: [
      'mobile-accessories/screen-protectors',
      'smartphones-tablets/tablet-accessories/stylus-pens',
      'smartphones-tablets/tablet-accessories/tablet-keyboards',
      'mobile-accessories/chargers',
      'mobile-accessories/cables/usb-c-cables',
    ],
  },
  {
    beside: 'laptops/gaming-laptops',
    with: ['gaming/gaming-mice', 'gaming/gaming-headsets', 'gaming/mouse-pads'],
  },
  { beside: 'laptops/laptop-accessories', with: [] },
  {
    beside: 'laptops',
    with: [
      'computer-accessories/mice/wireless-mice',
      'computer-accessories/hubs-docks/usb-c-hubs',
      'laptops/laptop-accessories/laptop-backpacks',
    ],
  },
  {
    beside: 'desktop-computers',
    with: ['computer-accessories/keyboards/wireless-keyboards', 'computer-accessories/webcams'],
  },
  {
    beside: 'cameras/mirrorless-cameras',
    with: ['computer-accessories/memory-cards/sd-cards', 'cameras/tripods'],
  },
  {
    beside: 'drones-creator-gear/drones',
    with: [
      'computer-accessories/memory-cards/microsd-cards',
      'mobile-accessories/power-banks/high-capacity-power-banks',
    ],
  },
  {
    beside: 'gaming/game-consoles/playstation',
    with: [
      { names: ['PlayStation DualSense Wireless Controller', 'Sony DualSense Edge Controller'] },
      'gaming/gaming-headsets',
    ],
  },
  {
    beside: 'gaming/game-consoles/xbox',
    with: [
      { names: ['Microsoft Xbox Wireless Controller', 'Razer Wolverine V3 Pro Controller'] },
      'gaming/gaming-headsets',
    ],
  },
  {
    beside: 'gaming/game-consoles/nintendo',
    with: [
      { names: ['8BitDo SN30 Pro Controller'] },
      'mobile-accessories/power-banks/high-capacity-power-banks',
      'gaming/gaming-headsets',
    ],
  },
  {
    beside: 'gaming/game-consoles/handheld-gaming-pcs',
    with: [
      { names: ['Microsoft Xbox Wireless Controller', '8BitDo Ultimate 2C Controller'] },
      'computer-accessories/hubs-docks/usb-c-hubs',
      'gaming/gaming-headsets',
    ],
  },
  { beside: 'tvs-monitors/tvs', with: ['audio/soundbars', 'tvs-monitors/media-players'] },
  {
    beside: 'wearables/smartwatches',
    with: ['audio/earbuds/value-earbuds', 'mobile-accessories/power-banks'],
  },
];
