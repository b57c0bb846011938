import type { Kind } from '../drawings/drawing.ts';
import type { BoxItem } from '../drawings/gallery/box-items.ts';
import type { Localised, SeedProduct } from '../types.ts';

/** Which items the words of a list of box contents name. */
const WORDS: readonly (readonly [RegExp, BoxItem])[] = [
  [/magnetic (?:fast )?charger|wireless charger/i, 'charging-puck'],
  [/(?:USB-C|charge|charging|MagSafe 3|USB-B|USB) cables?\b|\bMagSafe 3 cable/i, 'usb-cable'],
  [/audio cable/i, 'audio-cable'],
  [/HDMI cable|video cables|DisplayPort cable|^HDMI,/i, 'video-cable'],
  [/power cord|^power and video|, power and/i, 'power-cord'],
  [/power adapter|AC adapter|USB-C adapter/i, 'power-adapter'],
  [/quick start guide/i, 'quick-start-guide'],
  [/eject pin/i, 'eject-pin'],
  [/clear case/i, 'clear-case'],
  [/remote/i, 'remote'],
  [/batteries/i, 'batteries'],
  [/screws/i, 'screws'],
  [/ear tips/i, 'ear-tips'],
  [/^strap$/i, 'strap'],
  [/dongle|receiver/i, 'dongle'],
  [/carrying case|pouch/i, 'pouch'],
  [/sleeve/i, 'sleeve'],
  [/backpack/i, 'backpack'],
  [/\bdock\b/i, 'dock'],
  [/(?:NP-FZ100|LP-E17|extreme) battery|^battery and/i, 'camera-battery'],
  [/neck strap|shoulder strap/i, 'neck-strap'],
  [/^S Pen$/, 'stylus'],
];

/** What an item is for some kinds. */
const OF_KIND: Partial<Record<Kind, Partial<Record<BoxItem, BoxItem>>>> = {
  watch: { 'usb-cable': 'charging-puck' },
  laptop: { 'power-adapter': 'laptop-adapter' },
};

/** More are not shown beside a product. */
const LIMIT = 4;

/** The list of what is in the box that the product's page shows, whose first item is the product. */
export function boxListOf({ description }: SeedProduct): Localised[] {
  const heading = description.findIndex((block) => block.type === 'header' && block.data.text.en === 'In the box');
  const list = description[heading + 1];
  return list?.type === 'list' ? list.data.items : [];
}

/** What comes in the box besides the product, by the list of its page. */
export function boxItemsOf(product: SeedProduct): BoxItem[] {
  const items = boxListOf(product)
    .slice(1)
    .flatMap(({ en }) => {
      const puck = /magnetic (?:fast )?charger/i.test(en);
      return WORDS.filter(([words, item]) => words.test(en) && !(puck && item === 'usb-cable')).map(([, item]) => item);
    });
  const own = items.map((item) => OF_KIND[product.drawing.kind]?.[item] ?? item);
  return [...new Set(own)].slice(0, LIMIT);
}
