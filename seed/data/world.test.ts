import { describe, expect, test } from 'vitest';
import { linesOf } from '../drawings/drawing.ts';
import type { Localised, SeedProduct, SeedSku } from '../types.ts';
import { slugOf } from './text.ts';
import { brands, categories, products } from './world.ts';

const skus = products.flatMap((product) => product.skus);

const repeated = (values: (string | number)[]) => values.filter((value, index) => values.indexOf(value) !== index);

const isRunning = ({ specialPrice }: SeedSku) =>
  specialPrice !== undefined && specialPrice.startDay <= 0 && specialPrice.endDay >= 0;

/** From the top, such as `laptops/macbook`. */
const pathOf = (id: number): string => {
  const category = categories.find(({ categoryId }) => categoryId === id);
  if (!category) throw new Error(`There is no category ${id}`);
  return category.parentId === null ? category.slug : `${pathOf(category.parentId)}/${category.slug}`;
};

const leaves = categories.filter(({ categoryId }) => !categories.some(({ parentId }) => parentId === categoryId));

const isLocalised = (value: object): value is Localised => 'th' in value && 'en' in value;

/** Every text inside a value, with the way to it. */
const textsIn = (value: unknown, way: string): { way: string; text: Localised }[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (isLocalised(value)) return [{ way, text: value }];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${way}.${key}`));
};

const thaiLetter = /[\u0E01-\u0E4E]/;

/** Trade names and units that are written in lower case in both languages. */
const tradeNames = /Snapdragon 8 Elite for Galaxy|\b(realme|vivo|micro HDMI|evo|cache|core|mics|dpi|ppi)\b/g;

/** English words: models are capitalised, units short. */
const wordsOf = (english: string) => english.replace(tradeNames, '').match(/(?<![\w-])[a-z]{3,}(?![\w-])/g) ?? [];

describe('the demo world is whole', () => {
  test('no id is used twice, and a product never shares one with a SKU', () => {
    expect(repeated([...products, ...skus].map(({ productId }) => productId))).toEqual([]);
    expect(repeated(categories.map(({ categoryId }) => categoryId))).toEqual([]);
    expect(repeated(brands.map(({ brandId }) => brandId))).toEqual([]);
  });

  test('no two SKUs share a merchant code', () => {
    expect(repeated(skus.map(({ sku }) => sku))).toEqual([]);
  });

  test('every product has a brand that exists, and every brand a product', () => {
    const known = brands.map(({ slug }) => slug).sort();
    expect([...new Set(products.map(({ brand }) => brand))].sort()).toEqual(known);
  });

  test('every product lies in a leaf category, and no leaf is empty', () => {
    const paths = leaves.map(({ categoryId }) => pathOf(categoryId)).sort();
    expect([...new Set(products.map(({ category }) => category))].sort()).toEqual(paths);
  });

  test('ten departments lead down to four levels, with a dash in a name', () => {
    expect(categories.filter(({ parentId }) => parentId === null)).toHaveLength(10);
    expect(Math.max(...leaves.map(({ categoryId }) => pathOf(categoryId).split('/').length))).toBe(4);
    expect(categories.map(({ name }) => name.en)).toContain('Wi-Fi Routers');
  });

  test('no two sibling categories share a path or a position', () => {
    expect(repeated(categories.map(({ categoryId }) => pathOf(categoryId)))).toEqual([]);
    expect(repeated(categories.map(({ parentId, position }) => `${parentId}/${position}`))).toEqual([]);
  });

  test('more brands are pinned than the shop shows, each in its own place', () => {
    const pinned = brands.filter(({ pinFlag }) => pinFlag).map(({ position }) => position);
    expect(pinned.toSorted((one, other) => (one ?? 0) - (other ?? 0))).toEqual(pinned.map((_, index) => index + 1));
    expect(pinned.length).toBeGreaterThan(10);
    expect(brands.filter(({ pinFlag, position }) => !pinFlag && position !== null)).toEqual([]);
  });

  test('no two products share a name or a page address', () => {
    expect(repeated(products.map(({ name }) => name.th))).toEqual([]);
    expect(repeated(products.map(({ name }) => slugOf(name.en)))).toEqual([]);
  });
});

describe.each(products.map((product) => [product.name.en, product] as const))('%s', (_, product: SeedProduct) => {
  test('has one default SKU, which can be bought', () => {
    const defaults = product.skus.filter((sku) => sku.default);
    expect(defaults).toHaveLength(1);
    expect(defaults[0]?.stock).toBeGreaterThan(0);
  });

  test('tells its variants apart by the same attributes', () => {
    const codes = product.skus.map(({ attributes }) => attributes.map(({ code }) => code).join());
    expect(new Set(codes).size).toBe(1);
    expect(codes[0] === '').toBe(product.skus.length === 1);
    const choices = product.skus.map(({ attributes }) => attributes.map(({ value }) => value).join());
    expect(repeated(choices)).toEqual([]);
  });

  test('costs whole baht, and less while on special', () => {
    for (const { price, specialPrice } of product.skus) {
      expect(Number.isInteger(price) && price >= 100).toBe(true);
      if (!specialPrice) continue;
      expect(Number.isInteger(specialPrice.price)).toBe(true);
      expect(specialPrice.price).toBeLessThan(price);
      expect(specialPrice.price).toBeGreaterThan(price / 2);
      expect(specialPrice.startDay).toBeLessThan(specialPrice.endDay);
    }
  });

  test('never has more in stock than was put on sale', () => {
    for (const { stock, totalStock } of product.skus) {
      expect(Number.isInteger(stock) && stock >= 0).toBe(true);
      if (totalStock !== null) expect(stock).toBeLessThanOrEqual(totalStock);
    }
  });

  test('wears the pre-order badge only when all of it is on pre-order', () => {
    expect(product.badges.includes('pre-order')).toBe(product.skus.every(({ preOrder }) => preOrder === true));
  });

  test('says enough: highlights, description, questions and a full specification', () => {
    expect(product.keyHighlight.length).toBeGreaterThanOrEqual(3);
    expect(product.keyHighlight.length).toBeLessThanOrEqual(6);
    expect(product.description.some(({ type }) => type === 'paragraph' || type === 'table' || type === 'list')).toBe(
      true,
    );
    expect(product.faq.length).toBeGreaterThanOrEqual(2);
    expect(product.specification.length).toBeGreaterThanOrEqual(8);
    expect(product.specification.length).toBeLessThanOrEqual(20);
    expect(repeated(product.specification.map(({ label }) => label.en))).toEqual([]);
  });
});

describe('both languages', () => {
  const texts = [
    ...products.flatMap((product) => textsIn(product, product.name.en)),
    ...categories.flatMap((category) => textsIn(category, category.name.en)),
  ];

  test('no text is empty or padded', () => {
    const blank = texts.filter(({ text }) => [text.th, text.en].some((side) => side === '' || side.trim() !== side));
    expect(blank).toEqual([]);
  });

  test('what is words in English is words in Thai', () => {
    expect(texts.filter(({ text }) => wordsOf(text.en).length > 0 && !thaiLetter.test(text.th))).toEqual([]);
  });

  test('a text that differs between the languages is written in Thai on the Thai side', () => {
    expect(texts.filter(({ text }) => text.th !== text.en && !thaiLetter.test(text.th))).toEqual([]);
  });

  test('English never carries Thai letters', () => {
    expect(texts.filter(({ text }) => thaiLetter.test(text.en))).toEqual([]);
  });

  test.each(products.map((product) => [product.name.en, product] as const))('%s speaks Thai', (_, product) => {
    const spoken = [
      product.name,
      product.shortDescription,
      ...product.keyHighlight,
      ...textsIn(product.faq, 'faq').map(({ text }) => text),
    ];
    for (const { th, en } of [...spoken, ...product.specification.map(({ label }) => label)]) {
      expect(th).toMatch(thaiLetter);
      expect(th).not.toBe(en);
    }
  });
});

describe('the shelves look like those of a real shop', () => {
  test('stock is of every sort', () => {
    expect(skus.some(({ stock }) => stock > 20)).toBe(true);
    expect(skus.some(({ stock }) => stock >= 1 && stock <= 3)).toBe(true);
    expect(skus.some(({ stock }) => stock === 0)).toBe(true);
    expect(skus.some(({ preOrder }) => preOrder)).toBe(true);
    expect(skus.some(({ totalStock }) => totalStock === null)).toBe(true);
  });

  test('about a third of the products are on special now; other offers are coming or over', () => {
    const running = products.filter((product) => product.skus.some(isRunning)).length;
    expect(running / products.length).toBeGreaterThan(0.28);
    expect(running / products.length).toBeLessThan(0.4);
    expect(skus.some(({ specialPrice }) => (specialPrice?.startDay ?? 0) > 0)).toBe(true);
    expect(skus.some(({ specialPrice }) => (specialPrice?.endDay ?? 0) < 0)).toBe(true);
  });

  test('at least eighteen kinds of thing are drawn', () => {
    expect(new Set(products.map(({ drawing }) => drawing.kind)).size).toBeGreaterThanOrEqual(18);
  });

  test('each is drawn along a line that its kind has', () => {
    for (const { drawing } of products) {
      if (drawing.line !== undefined) expect(linesOf(drawing.kind)).toContain(drawing.line);
    }
  });

  test('the colour of each thing is known: from its SKUs, or from its drawing', () => {
    for (const { name, drawing, skus: units } of products) {
      const fromSkus = units.every(({ attributes }) => attributes.some(({ code }) => code === 'colour'));
      expect([name.en, drawing.colour !== undefined]).toEqual([name.en, !fromSkus]);
    }
  });
});
