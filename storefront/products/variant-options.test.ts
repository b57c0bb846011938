import { expect, test } from 'vitest';
import type { Product, Sku } from '#contract/products.ts';
import { selectedOrDefaultSku, variantGroups } from './variant-options.ts';

const sku = (productId: number, colour: string, storage: string, stock = 5) =>
  ({
    productId,
    stock,
    attributes: [
      { type: 'integer', code: 'colour', value: colour, label: colour },
      { type: 'integer', code: 'storage', value: storage, label: storage },
      { type: 'text', code: 'material', value: 'glass', label: 'Glass' },
    ],
  }) as unknown as Sku;

const options = (...values: string[]) => values.map((value) => ({ value, label: value, hex: null }));

const black256 = sku(1, 'black', '256gb');
const black512 = sku(2, 'black', '512gb', 0);
const blue256 = sku(3, 'blue', '256gb');
const white512 = sku(4, 'white', '512gb');
const phone = {
  defaultProductId: 3,
  children: [black256, black512, blue256, white512],
  attributeOptions: [
    { code: 'colour', label: 'Colour', options: options('black', 'blue', 'white', 'gold') },
    { code: 'storage', label: 'Storage', options: options('256gb', '512gb') },
  ],
} as unknown as Product;

const inStock = ({ stock }: Sku) => stock > 0;
const option = (shown: Sku, code: string, value: string) =>
  variantGroups(phone, shown, inStock)
    .find((group) => group.code === code)
    ?.options.find((entry) => entry.value === value);

test('the URL decides which variant is shown, else the one whose price the card shows', () => {
  expect(selectedOrDefaultSku(phone, 2)).toBe(black512);
  expect(selectedOrDefaultSku(phone, undefined)).toBe(blue256);
  expect(selectedOrDefaultSku(phone, 999)).toBe(blue256);
});

test('the shown variant is selected in each group', () => {
  expect(option(black256, 'colour', 'black')).toMatchObject({ selected: true, skuId: 1, unavailable: null });
  expect(option(black256, 'storage', '256gb')).toMatchObject({ selected: true, skuId: 1 });
  expect(option(black256, 'colour', 'blue')).toMatchObject({ selected: false });
});

test('another value keeps the other selected values', () => {
  expect(option(black256, 'colour', 'blue')).toMatchObject({ skuId: 3, unavailable: null });
});

test('a sold-out variant can be selected and is marked', () => {
  expect(option(black256, 'storage', '512gb')).toMatchObject({ skuId: 2, unavailable: 'stock' });
});

test('a value unavailable with the others is marked and selects the closest variant', () => {
  expect(option(black256, 'colour', 'white')).toMatchObject({ skuId: 4, unavailable: 'combination' });
});

test('of several equally close variants an available one is selected', () => {
  const gold = sku(9, 'gold', '1tb');
  const withGold = { ...phone, children: [black512, black256, gold] } as Product;
  const [colours] = variantGroups(withGold, gold, inStock);
  expect(colours?.options.find(({ value }) => value === 'black')).toMatchObject({ skuId: 1 });
});

test('a value that no variant has is not offered', () => {
  expect(option(black256, 'colour', 'gold')).toBeUndefined();
});
