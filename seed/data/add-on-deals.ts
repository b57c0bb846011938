/** What shoppers take with a thing of a department: categories of accessories, the most wanted first. */
export const dealRules: readonly { beside: string; with: readonly string[] }[] = [
  {
    beside: 'smartphones-tablets/smartphones',
    with: [
      'mobile-accessories/chargers/phone-chargers',
      'mobile-accessories/power-banks/magnetic-power-banks',
      'audio/earbuds/value-earbuds',
    ],
  },
  {
    beside: 'smartphones-tablets/tablets',
    with: [
      'mobile-accessories/chargers/laptop-gan-chargers',
      'smartphones-tablets/tablet-accessories/stylus-pens',
      'mobile-accessories/cables/usb-c-cables',
    ],
  },
  {
    beside: 'laptops/gaming-laptops',
    with: ['gaming/gaming-mice', 'gaming/gaming-headsets', 'gaming/mouse-pads'],
  },
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
  { beside: 'gaming/game-consoles', with: ['gaming/controllers', 'gaming/gaming-headsets'] },
  { beside: 'tvs-monitors/tvs', with: ['audio/soundbars', 'tvs-monitors/media-players'] },
  { beside: 'wearables/smartwatches', with: ['mobile-accessories/chargers/wireless-chargers'] },
];
