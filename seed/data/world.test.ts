import { describe, expect, test } from 'vitest';
import { KINDS, linesOf } from '../drawings/drawing.ts';
import type { Localised, SeedProduct, SeedSku } from '../types.ts';
import { brandLandings } from './brand-landings.ts';
import { slugOf } from './text.ts';
import { brands, categories, products } from './world.ts';

const skus = products.flatMap((product) => product.skus);

const repeated = (values: (string | number)[]) => values.filter((value, index) => values.indexOf(value) !== index);

/** Below are the products whose pages are written one by one. */
const firstComposedId = 2000;

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
const tradeNames = /Snapdragon 8 Elite for Galaxy|\b(realme|vivo|micro HDMI|evo|cache|core|mics|dpi|ppi|mini)\b/g;

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

  test('is as large as that of a real retailer', () => {
    expect(products.length).toBeGreaterThanOrEqual(800);
    expect(skus.length).toBeGreaterThanOrEqual(2400);
    expect(categories.length).toBeGreaterThanOrEqual(180);
    expect(categories.filter(({ parentId }) => parentId === null).length).toBeGreaterThanOrEqual(14);
    expect(brands.length).toBeGreaterThanOrEqual(70);
  });

  test('has brands under every letter, and under a digit', () => {
    const initials = new Set(brands.map(({ title }) => title.charAt(0).toUpperCase()));
    expect([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((letter) => !initials.has(letter))).toEqual([]);
    expect([...initials].some((initial) => /\d/.test(initial))).toBe(true);
  });

  test('departments lead down to four levels, with a dash in a name', () => {
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

  test('every page of a brand names a brand and categories that exist', () => {
    const paths = new Set(categories.map(({ categoryId }) => pathOf(categoryId)));
    const slugs = new Set(brands.map(({ slug }) => slug));
    const astray = brandLandings.flatMap(({ brand, subLandings, ...own }) => [
      ...(slugs.has(brand) ? [] : [brand]),
      ...[own, ...Object.values(subLandings)].flatMap((landing) =>
        landing.categories.filter((path) => !paths.has(path)),
      ),
    ]);
    expect(astray).toEqual([]);
  });

  test('no two products share a name or a page address', () => {
    expect(repeated(products.map(({ name }) => name.th))).toEqual([]);
    expect(repeated(products.map(({ name }) => slugOf(name.en)))).toEqual([]);
  });
});

/** The English names of the products of which this does not hold. */
const except = (holds: (product: SeedProduct) => boolean) =>
  products.filter((product) => !holds(product)).map(({ name }) => name.en);

describe('every listing', () => {
  test('filters by what its products have', () => {
    const listed = (path: string) => products.filter(({ category }) => `${category}/`.startsWith(`${path}/`));
    const idle = categories.flatMap(({ categoryId, filterAttributes }) => {
      const path = pathOf(categoryId);
      const known = new Set(
        listed(path).flatMap(({ attributes, skus: units }) =>
          [...attributes, ...units.flatMap((sku) => sku.attributes)].map(({ code }) => code),
        ),
      );
      return filterAttributes.filter((code) => !known.has(code)).map((code) => `${path} by ${code}`);
    });
    expect(idle).toEqual([]);
  });

  test('has something to filter by, besides brand and price', () => {
    expect(categories.filter(({ filterAttributes }) => filterAttributes.length === 0)).toEqual([]);
  });

  test('never filters by one thing twice', () => {
    expect(categories.filter(({ filterAttributes }) => repeated(filterAttributes).length > 0)).toEqual([]);
    expect(
      except(({ attributes, skus: units }) => {
        const common = attributes.map(({ code }) => code);
        const own = units[0]?.attributes.map(({ code }) => code) ?? [];
        return repeated([...common, ...own]).length === 0;
      }),
    ).toEqual([]);
  });
});

describe('every product', () => {
  test('has one default SKU, which can be bought', () => {
    expect(
      except(({ skus: units }) => {
        const defaults = units.filter((sku) => sku.default);
        return defaults.length === 1 && (defaults[0]?.stock ?? 0) > 0;
      }),
    ).toEqual([]);
  });

  test('tells its variants apart by the same attributes, no two alike', () => {
    expect(
      except(({ skus: units }) => {
        const codes = units.map(({ attributes }) => attributes.map(({ code }) => code).join());
        const choices = units.map(({ attributes }) => attributes.map(({ value }) => value).join());
        return (
          new Set(codes).size === 1 &&
          (codes[0] === '') === (units.length === 1) &&
          units.length <= 9 &&
          repeated(choices).length === 0
        );
      }),
    ).toEqual([]);
  });

  test('asks more for more storage or memory of the same make', () => {
    const amount = (label: string) => Number.parseFloat(label) * (label.endsWith('TB') ? 1024 : 1);
    expect(
      except(({ skus: units }) =>
        units.every((one) =>
          units.every((other) => {
            const differing = one.attributes.filter(({ value }, place) => value !== other.attributes[place]?.value);
            const [only] = differing;
            if (differing.length !== 1 || (only?.code !== 'storage' && only?.code !== 'memory')) return true;
            const place = one.attributes.indexOf(only);
            const twin = other.attributes[place]?.valueLabel.en ?? '';
            return amount(only.valueLabel.en) < amount(twin) ? one.price < other.price : one.price > other.price;
          }),
        ),
      ),
    ).toEqual([]);
  });

  test('costs whole baht, and less while on special', () => {
    const right = ({ price, specialPrice }: SeedSku) =>
      Number.isInteger(price) &&
      price >= 100 &&
      (!specialPrice ||
        (Number.isInteger(specialPrice.price) &&
          specialPrice.price < price &&
          specialPrice.price > price / 2 &&
          specialPrice.startDay < specialPrice.endDay));
    expect(except(({ skus: units }) => units.every(right))).toEqual([]);
  });

  test('never has more in stock than was put on sale', () => {
    expect(
      except(({ skus: units }) =>
        units.every(
          ({ stock, totalStock }) =>
            Number.isInteger(stock) && stock >= 0 && (totalStock === null || stock <= totalStock),
        ),
      ),
    ).toEqual([]);
  });

  test('wears the pre-order badge only when all of it is on pre-order', () => {
    expect(
      except(({ badges, skus: units }) => badges.includes('pre-order') === units.every(({ preOrder }) => preOrder)),
    ).toEqual([]);
  });

  test('says enough: highlights, description, questions and a full specification', () => {
    expect(
      except(
        ({ productId, keyHighlight, description, faq, specification }) =>
          keyHighlight.length >= 3 &&
          keyHighlight.length <= 6 &&
          description.some(({ type }) => type === 'paragraph' || type === 'table' || type === 'list') &&
          faq.length >= 2 &&
          faq.length <= 4 &&
          specification.length <= 30 &&
          specification.length >= (productId < firstComposedId ? 8 : 10) &&
          repeated(specification.map(({ label }) => label.en)).length === 0 &&
          repeated(keyHighlight.map(({ th }) => th)).length === 0 &&
          repeated(faq.map(({ question }) => question.th)).length === 0,
      ),
    ).toEqual([]);
  });

  test('names only products that exist, and not itself, as what it fits or what goes with it', () => {
    const ids = new Set(products.map(({ productId }) => productId));
    expect(
      except(
        ({ productId, fits, related }) =>
          [...fits, ...related].every((id) => ids.has(id) && id !== productId) &&
          repeated(fits).length === 0 &&
          repeated(related).length === 0 &&
          related.length >= 3,
      ),
    ).toEqual([]);
  });

  test('is shown beside the accessories made for it', () => {
    const accessory = products.find(({ name }) => name.en.startsWith('Spigen Ultra Hybrid MagFit Case for iPhone 17'));
    const iphone = products.find(({ name }) => name.en === 'Apple iPhone 17');
    expect(accessory?.fits).toContain(iphone?.productId);
    expect(iphone?.related.some((id) => products.find(({ productId }) => productId === id)?.fits.length)).toBe(true);
  });
});

describe('both languages', () => {
  const texts = [
    ...products.flatMap((product) => textsIn(product, product.name.en)),
    ...categories.flatMap((category) => textsIn(category, category.name.en)),
    ...brands.map(({ title, about }) => ({ way: title, text: about })),
    ...brandLandings.flatMap((landing) => textsIn(landing, landing.brand)),
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

  test('every product speaks Thai', () => {
    expect(
      except((product) =>
        [
          product.name,
          product.shortDescription,
          ...product.keyHighlight,
          ...textsIn(product.faq, 'faq').map(({ text }) => text),
          ...product.specification.map(({ label }) => label),
        ].every(({ th, en }) => thaiLetter.test(th) && th !== en),
      ),
    ).toEqual([]);
  });

  test('no template shows its seams', () => {
    expect(
      texts.filter(({ text }) => [text.th, text.en].some((side) => /undefined|NaN|null|\[object|\s\s|\(\)/.test(side))),
    ).toEqual([]);
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

  test('everything that can be drawn is sold', () => {
    expect(KINDS.filter((kind) => !products.some(({ drawing }) => drawing.kind === kind))).toEqual([]);
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
