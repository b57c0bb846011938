import type { Kind } from '../drawings/drawing.ts';
import type { Measures } from '../drawings/sketch.ts';
import type { SeedProduct, SeedSku } from '../types.ts';
import { type Facts, factsOf } from './shape-facts.ts';

/** Millimetres of a text such as `150 × 71.9 × 8.75 mm`, the largest first. */
function statedMillimetres(text = ''): number[] {
  const [, one, two, three] = /([\d.]+) × ([\d.]+) × ([\d.]+) mm/.exec(text) ?? [];
  return [one, two, three].flatMap((value) => (value ? [Number(value)] : [])).sort((a, b) => b - a);
}

const MILLIMETRES_PER_INCH = 25.4;
/** The long and the short side of a wide screen of one inch. */
const WIDE = [0.8716 * MILLIMETRES_PER_INCH, 0.4903 * MILLIMETRES_PER_INCH] as const;
/** Those of an ultra-wide one. */
const ULTRAWIDE = [0.922 * MILLIMETRES_PER_INCH, 0.387 * MILLIMETRES_PER_INCH] as const;

/** Inches of the variant, such as `55-inch`, or else of the product. */
function screenInches({ drawing }: SeedProduct, sku: SeedSku): number {
  const size = sku.attributes.find(({ code }) => code === 'size')?.value;
  return Number(/^([\d.]+)-inch$/.exec(size ?? '')?.[1]) || drawing.shape?.inches || 24;
}

/** A screen with its border. */
function screenMeasures(product: SeedProduct, sku: SeedSku): Measures {
  const inches = screenInches(product, sku);
  const [long, short] = product.drawing.line === 'ultrawide' ? ULTRAWIDE : WIDE;
  return { width: inches * long + 12, height: inches * short + 24, depth: 40 };
}

/** A phone by its specification, or about what phones of its screen measure; a foldable one as it is closed. */
function phoneMeasures({ drawing }: SeedProduct, facts: Facts): Measures {
  const [height, width, depth] = statedMillimetres(facts('dimensions'));
  if (height && width && depth) return { width, height, depth };
  const inches = drawing.shape?.inches ?? 6.6;
  if (drawing.shape?.fold === 'book') return { width: 73, height: 158, depth: 10 };
  return { width: 11.45 * inches, height: 24 * inches, depth: 8 };
}

function tabletMeasures({ drawing }: SeedProduct, facts: Facts): Measures {
  const [height, width, depth] = statedMillimetres(facts('dimensions'));
  if (height && width && depth) return { width, height, depth };
  const [inches, aspect] = [drawing.shape?.inches ?? 11, drawing.shape?.aspect ?? 0.7];
  const long = (inches * MILLIMETRES_PER_INCH) / Math.hypot(1, aspect);
  return { width: long * aspect + 19, height: long + 18, depth: 7 };
}

function laptopMeasures({ drawing }: SeedProduct, facts: Facts): Measures {
  const [width, depth, height] = statedMillimetres(facts('dimensions'));
  if (width && depth && height) return { width, height, depth };
  const inches = drawing.shape?.inches ?? 15.6;
  return { width: 22.7 * inches, height: 19, depth: 15.6 * inches };
}

/** The case of a watch, whose size the variant or the specification states; bands and others without a size are usual ones. */
function watchMeasures({ drawing }: SeedProduct, sku: SeedSku, facts: Facts): Measures {
  const stated = sku.attributes.find(({ code }) => code === 'size')?.valueLabel.en ?? facts('casing') ?? '';
  const height = Number(/(\d\d)(?: \/ \d\d)? mm/.exec(stated)?.[1]) || (drawing.line === 'band' ? 47 : 44);
  return { width: height * 0.9, height, depth: 12 };
}

/** Measures of kinds whose specifications state none, by their lines; those of the first line are the usual ones. */
const USUAL: Partial<Record<Kind, Readonly<Record<string, readonly [width: number, height: number, depth: number]>>>> =
  {
    headphones: {
      'over-ear': [165, 205, 82],
      'on-ear': [155, 180, 70],
      studio: [165, 205, 85],
      gaming: [180, 215, 95],
    },
    earbuds: { stem: [60, 48, 22], bud: [64, 50, 28], clip: [66, 50, 27], hook: [78, 66, 34] },
    speaker: {
      portable: [76, 178, 76],
      smart: [132, 120, 132],
      soundbar: [950, 64, 110],
      party: [320, 600, 320],
      pair: [150, 240, 190],
      box: [210, 150, 110],
      brick: [165, 80, 70],
    },
    camera: {
      mirrorless: [126, 90, 70],
      rangefinder: [116, 66, 62],
      compact: [104, 60, 42],
      action: [70, 48, 36],
      panoramic: [46, 114, 38],
    },
    console: {
      handheld: [272, 116, 14],
      tower: [96, 358, 216],
      'one-piece': [208, 92, 14],
      'handheld-pc': [290, 121, 21],
      portal: [300, 120, 40],
      box: [151, 301, 151],
      slab: [151, 275, 65],
    },
  };

function usualMeasures({ drawing: { kind, line } }: SeedProduct): Measures | undefined {
  const lines = USUAL[kind];
  const [width, height, depth] = lines?.[line ?? ''] ?? Object.values(lines ?? {})[0] ?? [];
  return width && height && depth ? { width, height, depth } : undefined;
}

function chargerMeasures({ drawing }: SeedProduct): Measures {
  const watts = drawing.shape?.watts ?? 65;
  const width = drawing.line === 'multi' ? 38 + 0.14 * watts : 29 + 0.2 * watts;
  return { width, height: width * (drawing.line === 'multi' ? 1.33 : 1.07), depth: width };
}

function powerBankMeasures({ drawing }: SeedProduct): Measures {
  const capacity = drawing.shape?.capacity ?? 20_000;
  if (drawing.line === 'magnetic') return { width: 69, height: 105, depth: 8 + capacity / 1250 };
  const width = 62 + capacity / 2500;
  return { width, height: width * 1.8, depth: 10 + capacity / 1000 };
}

/** How large a variant is, in millimetres, by its specification where that says so; undefined for kinds that are not drawn to scale. */
export function measuresOf(product: SeedProduct, sku: SeedSku): Measures | undefined {
  const facts = factsOf(product);
  switch (product.drawing.kind) {
    case 'phone':
      return phoneMeasures(product, facts);
    case 'tablet':
      return tabletMeasures(product, facts);
    case 'laptop':
      return laptopMeasures(product, facts);
    case 'tv':
    case 'monitor':
      return screenMeasures(product, sku);
    case 'watch':
      return watchMeasures(product, sku, facts);
    case 'charger':
      return chargerMeasures(product);
    case 'power-bank':
      return powerBankMeasures(product);
    default:
      return usualMeasures(product);
  }
}
