import { expect, test } from 'vitest';
import type { SeedProduct } from '../types.ts';
import { boxItemsOf } from './box-items.ts';
import { products } from './catalogue.ts';
import { measuresOf } from './measures.ts';

function named(name: string): SeedProduct {
  const product = products.find((each) => each.name.en === name);
  if (!product) throw new Error(`There is no ${name}.`);
  return product;
}

const measuresOfEach = (product: SeedProduct) => product.skus.map((sku) => measuresOf(product, sku));

test('a phone measures what its specification states', () => {
  expect(measuresOfEach(named('Apple iPhone 17 Pro'))[0]).toEqual({ height: 150, width: 71.9, depth: 8.75 });
});

test('a phone without stated measures is about as large as others with its screen', () => {
  const [measures] = measuresOfEach(named('Samsung Galaxy Z Flip7 5G'));
  expect(measures?.height).toBeGreaterThan(140);
  expect(measures?.height).toBeLessThan(175);
});

test('each size of a television measures its own diagonal', () => {
  const diagonals = measuresOfEach(named('LG OLED evo C5 4K TV')).map(
    (measures) => measures && Math.hypot(measures.width, measures.height) / 25.4,
  );
  expect(diagonals.map((inches) => Math.round(inches ?? 0))).toEqual([56, 66, 78]);
});

test('each size of a watch measures its own case', () => {
  const sizes = new Set(measuresOfEach(named('Apple Watch Series 11 GPS')).map((measures) => measures?.height));
  expect([...sizes]).toEqual([42, 46]);
});

test('a product that is not shown to scale has no measures', () => {
  const motherboard = products.find(({ drawing }) => drawing.kind === 'motherboard');
  expect(motherboard && measuresOfEach(motherboard)[0]).toBeUndefined();
});

test('the box of a phone shows what its page lists', () => {
  expect(boxItemsOf(named('Samsung Galaxy Z Flip7 5G'))).toEqual(['usb-cable', 'eject-pin', 'quick-start-guide']);
});

test('the box of a charger without a cable shows none', () => {
  const chargers = products.filter(({ drawing }) => drawing.kind === 'charger');
  expect(new Set(chargers.flatMap(boxItemsOf))).toEqual(new Set(['quick-start-guide']));
});

test('the box of a television shows its remote, its batteries and its screws', () => {
  const [television] = products.filter(({ drawing, brand }) => drawing.kind === 'tv' && brand === 'hisense');
  expect(television && boxItemsOf(television)).toEqual(['remote', 'batteries', 'screws', 'quick-start-guide']);
});

test('the item that is the product itself is not shown again', () => {
  expect(boxItemsOf(named('Apple AirPods Pro 3'))).toEqual(['ear-tips']);
});
