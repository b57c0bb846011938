import type { Kind } from '../drawings/drawing.ts';
import type { CaseMaterial, Fold, LensCount, ModelShape, ScreenTop } from '../drawings/model-shape.ts';
import type { Scene } from '../drawings/screen.ts';
import type { SeedProduct, SeedSku } from '../types.ts';
import {
  cableShape,
  chargerShape,
  flashDriveShape,
  hubShape,
  powerBankShape,
  wirelessChargerShape,
} from './connector-shapes.ts';
import { amountOf, type Facts, factsOf, inchesOf } from './shape-facts.ts';
import { socketsOf } from './sockets.ts';

/** Lenses of a text such as `48MP main + 12MP ultra wide`; undefined if no drawing has so many. */
function lensesOf(cameras = ''): LensCount | undefined {
  const count = cameras.split('+').length;
  return cameras && (count === 1 || count === 2 || count === 3 || count === 4) ? count : undefined;
}

/** Screens that fold like a book are about square and larger than those of other phones. */
const foldOf = (inches: number): Fold => (inches > 7.3 ? 'book' : 'flip');

function screenTopOf({ brand, name }: SeedProduct): ScreenTop {
  if (brand !== 'apple') return 'hole';
  return /iPhone (?:14|16e)$/.test(name.en) ? 'notch' : 'island';
}

const scenes: readonly Scene[] = ['ribbons', 'dunes', 'aurora', 'prism'];
const tints = ['#3f74f6', '#7a4ff0', '#0f9fa8', '#e0623f', '#c8458f', '#2f9e62', '#d99a1e', '#4a5f8f', '#b23a48'];

/** A screen's picture that differs from those of neighbouring products. */
function wallpaperOf({ productId }: SeedProduct): NonNullable<ModelShape['wallpaper']> {
  const scene = scenes[productId % scenes.length] ?? 'ribbons';
  return { scene, tint: tints[productId % tints.length] ?? '' };
}

function phoneShape(product: SeedProduct, facts: Facts): ModelShape {
  const [lenses, inches] = [lensesOf(facts('mainCamera')), inchesOf(facts('display'))];
  return {
    ...(lenses && { lenses }),
    ...(inches && { inches }),
    ...(inches && facts('cover') && { fold: foldOf(inches) }),
    screenTop: screenTopOf(product),
    wallpaper: wallpaperOf(product),
  };
}

/** Words of a case's material, and how it is drawn. */
const materials: [RegExp, CaseMaterial][] = [
  [/silicone/i, 'silicone'],
  [/reinforced/i, 'rugged'],
  [/leather/i, 'leather'],
  [/fabric/i, 'fabric'],
  [/carbon fibre/i, 'carbon'],
  [/clear|polycarbonate/i, 'clear'],
];

function caseShape(product: SeedProduct, facts: Facts): ModelShape {
  const material = /Bumper/.test(product.name.en)
    ? 'bumper'
    : materials.find(([words]) => words.test(facts('material') ?? ''))?.[1];
  const magnets = facts('magnets');
  return {
    wallpaper: wallpaperOf(product),
    ...(material && { material }),
    ...(magnets && { magnets: magnets !== 'None' }),
    ...(/Card Slot/.test(product.name.en) && { cardPocket: true }),
  };
}

function filmShape(product: SeedProduct, facts: Facts): ModelShape {
  const type = facts('type') ?? '';
  return {
    wallpaper: wallpaperOf(product),
    surface: /privacy/i.test(type) ? 'privacy' : /matte|paper/i.test(type) ? 'matte' : 'clear',
    frame: /frame/i.test(facts('included') ?? ''),
  };
}

function keyboardShape(product: SeedProduct, facts: Facts): ModelShape {
  const [type, light] = [`${facts('switches')} ${facts('type')}`, facts('lighting') ?? ''];
  return {
    wallpaper: wallpaperOf(product),
    keys: /scissor|dome/i.test(type) ? 'flat' : 'tall',
    lighting: light.includes('RGB') ? 'rgb' : light.startsWith('White') ? 'white' : 'none',
    touchPad: /Magic Keyboard for|Combo Touch/.test(product.name.en),
  };
}

function mouseShape(_: SeedProduct, facts: Facts): ModelShape {
  const buttons = Number.parseInt(facts('buttons') ?? '', 10);
  const isUnlit = facts('lighting') === 'None';
  return {
    ...(buttons && { buttons }),
    ...(isUnlit && { lighting: 'none' }),
    wired: /wired/i.test(facts('connection') ?? ''),
  };
}

/** Watches with a case of their own. */
const watchCases: [RegExp, NonNullable<ModelShape['watchCase']>][] = [
  [/T-Rex|Instinct|fēnix/, 'rugged'],
  [/Galaxy Watch Ultra|Galaxy Watch8/, 'cushion'],
];

/** Children's watches have a friendly face; others of the same form alternate between their two dials. */
function watchShape(product: SeedProduct): ModelShape {
  const { category, productId } = product;
  const isSecond = Math.floor(productId / 2) % 2 === 1;
  const watchCase = watchCases.find(([names]) => names.test(product.name.en))?.[1];
  return {
    wallpaper: wallpaperOf(product),
    ...(watchCase && { watchCase }),
    ...(category.endsWith('/kids-watches') ? { dial: 'friendly' } : isSecond ? { dial: 'figures' } : {}),
  };
}

/** A box for the bass is among the functions or in the box. */
function speakerShape(_: SeedProduct, facts: Facts): ModelShape {
  const hasBass = /subwoofer/i.test(`${facts('functions')} ${facts('included')}`);
  const watts = amountOf(facts('output'));
  return { subwoofer: hasBass, ...(watts && { watts }) };
}

/** Laptops of 15 inches and more have a block of numbers, except Apple's. */
function laptopShape(product: SeedProduct, facts: Facts): ModelShape {
  const [inches, keyboard] = [inchesOf(facts('display')), facts('keyboard') ?? ''];
  const sockets = socketsOf(facts('ports') ?? '');
  return {
    wallpaper: wallpaperOf(product),
    ...(inches && { inches }),
    ...(sockets.length > 0 && { sockets }),
    numberPad: (inches ?? 0) >= 15 && product.brand !== 'apple',
    lighting: /RGB/.test(keyboard) ? 'rgb' : /backlit/i.test(keyboard) ? 'white' : 'none',
  };
}

/** The short side as a share of the long one, of a resolution such as `2360 × 1640`. */
function aspectOf(resolution = ''): number | undefined {
  const [, long, short] = /(\d+) × (\d+)/.exec(resolution) ?? [];
  return long && short ? Number(short) / Number(long) : undefined;
}

function tabletShape(product: SeedProduct, facts: Facts): ModelShape {
  const [inches, aspect] = [inchesOf(facts('display')), aspectOf(facts('resolution'))];
  const lenses = lensesOf(facts('mainCamera'));
  return {
    wallpaper: wallpaperOf(product),
    ...(inches && { inches }),
    ...(aspect && { aspect }),
    ...(lenses && { lenses }),
  };
}

const shapes: Partial<Record<Kind, (product: SeedProduct, facts: Facts) => ModelShape>> = {
  phone: phoneShape,
  'phone-case': caseShape,
  'screen-protector': filmShape,
  keyboard: keyboardShape,
  mouse: mouseShape,
  watch: watchShape,
  charger: chargerShape,
  'wireless-charger': wirelessChargerShape,
  'power-bank': powerBankShape,
  cable: cableShape,
  'flash-drive': flashDriveShape,
  hub: hubShape,
  controller: ({ brand }) => ({ colouredButtons: brand === 'microsoft' || brand === 'razer' }),
  earbuds: (_, facts) => ({ tips: !/open/i.test(facts('type') ?? '') }),
  laptop: laptopShape,
  tablet: tabletShape,
  camera: (product, facts) => ({
    wallpaper: wallpaperOf(product),
    isFullFrame: /full frame/i.test(facts('sensor') ?? ''),
  }),
  speaker: speakerShape,
  lens: (_, facts) => {
    const focalLength = Number(facts('focal')?.match(/(\d+)\s?mm/)?.[1]);
    return focalLength ? { focalLength } : {};
  },
  printer: (_, facts) => ({ scanner: /scan|copy/i.test(facts('functions') ?? '') }),
  console: (product) => ({ wallpaper: wallpaperOf(product) }),
};

/** The product with the shape that its specification states. */
function withOwnShape(product: SeedProduct): SeedProduct {
  const shape = shapes[product.drawing.kind]?.(product, factsOf(product));
  return shape
    ? { ...product, drawing: { ...product.drawing, shape: { ...shape, ...product.drawing.shape } } }
    : product;
}

/** Whether a value such as `For Galaxy S25` or `Galaxy S25` names the device. */
function namesDevice(value: string, { name }: SeedProduct): boolean {
  const model = value.replace(/^For /, '');
  const device = name.en.replace(/ 5G$/, '');
  return device === model || device.endsWith(` ${model}`);
}

/** The device that a variant of an accessory is made for, by its attribute, or the only one that the product fits. */
function deviceOf(sku: SeedSku, devices: readonly SeedProduct[]): SeedProduct | undefined {
  const named = sku.attributes.find(({ code }) => code === 'fits' || code === 'edition');
  return named ? devices.find((device) => namesDevice(named.valueLabel.en, device)) : devices[0];
}

/** The case with the cut-outs of the phones that its variants are made for. */
function withDeviceShapes(product: SeedProduct, byId: ReadonlyMap<number, SeedProduct>): SeedProduct {
  const devices = product.fits.flatMap((id) => byId.get(id) ?? []);
  const [first] = devices;
  if (!first) return product;
  const cutOuts = ({ drawing: { line, shape } }: SeedProduct) => ({
    ...(line && { line }),
    shape: { ...shape, ...product.drawing.shape },
  });
  const skus = product.skus.map((sku) => {
    const device = deviceOf(sku, devices);
    return device && devices.length > 1 ? { ...sku, drawing: cutOuts(device) } : sku;
  });
  return { ...product, drawing: { ...product.drawing, ...cutOuts(first) }, skus };
}

/** The film on the device that it is for. */
function onDevice(product: SeedProduct, byId: ReadonlyMap<number, SeedProduct>): SeedProduct {
  const [device] = product.fits.flatMap((id) => byId.get(id)?.drawing ?? []);
  if (!device) return product;
  const line = device.kind === 'tablet' || device.kind === 'watch' ? device.kind : 'phone';
  const screenTop = device.shape?.screenTop;
  return {
    ...product,
    drawing: { ...product.drawing, line, shape: { ...product.drawing.shape, ...(screenTop && { screenTop }) } },
  };
}

/** The mesh with as many units as each variant has; a router without such variants is one. */
function withUnits(product: SeedProduct): SeedProduct {
  const skus = product.skus.map((sku) => {
    const units = amountOf(sku.attributes.find(({ code }) => code === 'pack')?.valueLabel.en);
    return units ? { ...sku, drawing: { shape: { ...product.drawing.shape, units } } } : sku;
  });
  return { ...product, drawing: { ...product.drawing, shape: { ...product.drawing.shape, units: 1 } }, skus };
}

/** The camera with as many lenses as each variant has. */
function withLenses(product: SeedProduct): SeedProduct {
  const { drawing } = product;
  const skus = product.skus.map((sku) => {
    const edition = sku.attributes.find(({ code }) => code === 'edition')?.valueLabel.en ?? '';
    const form = /^Body only/.test(edition)
      ? { lens: 'none' as const }
      : /two lenses/.test(edition) && { secondLens: true };
    return form
      ? { ...sku, drawing: { shape: { ...drawing.shape, camera: { ...drawing.shape?.camera, ...form } } } }
      : sku;
  });
  return { ...product, skus };
}

/** What depends on the devices that an accessory fits, or on the variant. */
const variants: Partial<Record<Kind, typeof onDevice>> = {
  router: withUnits,
  camera: withLenses,
  'phone-case': withDeviceShapes,
  'screen-protector': onDevice,
};

/** Adds the shapes of models, which come from their specifications, and of variants and accessories. */
export function withModelShapes(products: readonly SeedProduct[]): SeedProduct[] {
  const shaped = products.map(withOwnShape);
  const byId = new Map(shaped.map((product) => [product.productId, product]));
  return shaped.map((product) => variants[product.drawing.kind]?.(product, byId) ?? product);
}
