import type { Kind } from '../drawings/drawing.ts';
import type { Fold, LensCount, ModelShape, ScreenTop } from '../drawings/model-shape.ts';
import type { Scene } from '../drawings/screen.ts';
import type { SeedDrawing, SeedProduct, SeedSku } from '../types.ts';
import { specificationLabels } from './specification.ts';

type Facts = (label: keyof typeof specificationLabels) => string | undefined;

/** The English values of a product's specification by label. */
const factsOf =
  ({ specification }: SeedProduct): Facts =>
  (label) =>
    specification.find((row) => row.label.en === specificationLabels[label].en)?.value.en;

/** Inches at the beginning of a text such as `6.3" OLED`. */
const inchesOf = (text = ''): number | undefined => Number(/([\d.]+)"/.exec(text)?.[1]) || undefined;

/** Lenses of a text such as `48MP main + 12MP ultra wide`. */
function lensesOf(cameras: string): LensCount {
  const count = cameras.split('+').length;
  if (count !== 1 && count !== 2 && count !== 3 && count !== 4) throw new Error(`No phone has the cameras ${cameras}.`);
  return count;
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
  const [cameras, inches] = [facts('mainCamera'), inchesOf(facts('display'))];
  return {
    ...(cameras && { lenses: lensesOf(cameras) }),
    ...(inches && { inches }),
    ...(inches && facts('cover') && { fold: foldOf(inches) }),
    screenTop: screenTopOf(product),
    wallpaper: wallpaperOf(product),
  };
}

const shapes: Partial<Record<Kind, (product: SeedProduct, facts: Facts) => ModelShape>> = { phone: phoneShape };

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
export function deviceOf(sku: SeedSku, devices: readonly SeedProduct[]): SeedProduct | undefined {
  const named = sku.attributes.find(({ code }) => code === 'fits' || code === 'edition');
  return named ? devices.find((device) => namesDevice(named.valueLabel.en, device)) : devices[0];
}

const lineAndShape = ({ line, shape }: SeedDrawing) => ({ ...(line && { line }), ...(shape && { shape }) });

/** The case with the cut-outs of the phones that its variants are made for. */
function withDeviceShapes(product: SeedProduct, byId: ReadonlyMap<number, SeedProduct>): SeedProduct {
  const devices = product.fits.flatMap((id) => byId.get(id) ?? []);
  const [first] = devices;
  if (!first) return product;
  const skus = product.skus.map((sku) => {
    const device = deviceOf(sku, devices);
    return device && devices.length > 1 ? { ...sku, drawing: lineAndShape(device.drawing) } : sku;
  });
  return { ...product, drawing: { ...product.drawing, ...lineAndShape(first.drawing) }, skus };
}

/** Adds the shapes of models, which come from their specifications, and of cases, which come from their phones. */
export function withModelShapes(products: readonly SeedProduct[]): SeedProduct[] {
  const shaped = products.map(withOwnShape);
  const byId = new Map(shaped.map((product) => [product.productId, product]));
  return shaped.map((product) => (product.drawing.kind === 'phone-case' ? withDeviceShapes(product, byId) : product));
}
