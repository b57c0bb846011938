import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { products } from '../../data/catalogue.ts';
import { drawingOf } from '../../product-drawing.ts';
import type { SeedProduct } from '../../types.ts';
import { draw, type GalleryView, viewsOf } from '../drawing.ts';

/** Pixels of a picture on a card of 320 pixels on a screen with twice as many. */
const CARD = 640;
const LARGEST_BYTES = 60_000;

const isFullyDrawn = ({ drawing: { kind } }: SeedProduct) => viewsOf(kind).includes('scale');

/** One product of each kind and line that is shown to scale. */
const examples = [
  ...new Map(
    products.filter(isFullyDrawn).map((product) => [`${product.drawing.kind} ${product.drawing.line}`, product]),
  ),
];

function pictureOf(product: SeedProduct, view: GalleryView): string {
  const [sku] = product.skus;
  if (!sku) throw new Error(`${product.name.en} has no variant.`);
  return draw(drawingOf(product, sku), view);
}

describe.each(examples)('the gallery of a %s', (_, product) => {
  test.each(['scale', 'box', 'detail'] as const)('has a sound and light picture of the view %s', async (view) => {
    const svg = pictureOf(product, view);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/);
    expect(svg.length).toBeLessThan(60_000);
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const pixels = sharp(Buffer.from(svg)).resize(CARD, CARD);
    const { data, info } = await pixels.raw().toBuffer({ resolveWithObject: true });
    const bytesOf = async (effort: number) =>
      (await sharp(data, { raw: info }).webp({ quality: 80, effort }).toBuffer()).length;
    // The least effort takes half as long as the usual one, and makes files larger.
    const quickly = await bytesOf(0);
    expect(quickly < LARGEST_BYTES ? quickly : await bytesOf(4)).toBeLessThan(LARGEST_BYTES);
  });
});

test('phones, tablets, laptops, screens, sound, watches, cameras, consoles and chargers are shown to scale', () => {
  const kinds = new Set(products.filter(isFullyDrawn).map(({ drawing }) => drawing.kind));
  expect([...kinds].sort()).toEqual([
    'camera',
    'charger',
    'console',
    'earbuds',
    'headphones',
    'laptop',
    'monitor',
    'phone',
    'power-bank',
    'speaker',
    'tablet',
    'tv',
    'watch',
  ]);
});
