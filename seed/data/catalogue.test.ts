import { describe, expect, test } from 'vitest';
import { KINDS, linesOf } from '../drawings/drawing.ts';
import type { Localised, SeedProduct, SeedSku } from '../types.ts';
import { brandLandings } from './brand-landings.ts';
import { brands, categories, products } from './catalogue.ts';
import { slugOf } from './text.ts';

const skus = products.flatMap((product) => product.skus);

const repeated = (values: (string | number)[]) => values.filter((value, index) => values.indexOf(value) !== index);

/** Products with lower ids are hand-written. */
const firstComposedId = 2000;

const isRunning = ({ specialPrice }: SeedSku) =>
  specialPrice !== undefined && specialPrice.startDay <= 0 && specialPrice.endDay >= 0;

/** Full path, such as `laptops/macbook`. */
const pathOf = (id: number): string => {
  const category = categories.find(({ categoryId }) => categoryId === id);
  if (!category) throw new Error(`There is no category ${id}`);
  return category.parentId === null ? category.slug : `${pathOf(category.parentId)}/${category.slug}`;
};

const leafCategories = categories.filter(
  ({ categoryId }) => !categories.some(({ parentId }) => parentId === categoryId),
);

const isLocalised = (value: object): value is Localised => 'th' in value && 'en' in value;

/** All texts inside a value, with their paths. */
const textsIn = (value: unknown, path: string): { path: string; text: Localised }[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (isLocalised(value)) return [{ path, text: value }];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
};

const thaiLetter = /[\u0E01-\u0E4E]/;

/** Trade names and units that are written in lower case in both languages. */
const tradeNames = /Snapdragon 8 Elite for Galaxy|\b(realme|vivo|micro HDMI|evo|cache|core|mics|dpi|ppi|mini)\b/g;

/** English words: models are capitalised, units short. */
const wordsOf = (english: string) => english.replace(tradeNames, '').match(/(?<![\w-])[a-z]{3,}(?![\w-])/g) ?? [];

describe('the demo catalogue', () => {
  test('has unique ids; a product never has the id of a SKU', () => {
    expect(repeated([...products, ...skus].map(({ productId }) => productId))).toEqual([]);
    expect(repeated(categories.map(({ categoryId }) => categoryId))).toEqual([]);
    expect(repeated(brands.map(({ brandId }) => brandId))).toEqual([]);
  });

  test('states the same rows for products of one kind: at most 1.5 % of the cells of their comparisons are unknown', () => {
    const pairs = products.flatMap((one, index) =>
      products.slice(index + 1).flatMap((other) => (other.category === one.category ? [[one, other] as const] : [])),
    );
    const labelsOf = ({ specification }: SeedProduct) => new Set(specification.map(({ label }) => label.en));
    const cells = pairs.map(([one, other]) => {
      const [labels, others] = [labelsOf(one), labelsOf(other)];
      const rows = new Set([...labels, ...others]).size;
      return { all: rows * 2, unknown: rows * 2 - labels.size - others.size };
    });
    const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
    const unknown = sum(cells.map((cell) => cell.unknown)) / sum(cells.map((cell) => cell.all));
    expect(unknown).toBeLessThan(0.015);
  });

  test('states the processor of phones, tablets, laptops and consoles in the same row of a comparison', () => {
    const compared = products.filter(({ category }) =>
      /^(smartphones-tablets\/(smartphones|tablets|ipad)|laptops|gaming\/game-consoles)/.test(category),
    );
    const rows = compared.flatMap(({ specification }) =>
      specification.filter(({ value }) => /^(Apple [AM]\d|Intel Core|AMD Ryzen|Snapdragon|Exynos)/.test(value.en)),
    );
    expect([...new Set(rows.map(({ label }) => `${label.th} / ${label.en}`))]).toEqual(['ชิปประมวลผล / Processor']);
  });

  test('has unique merchant codes', () => {
    expect(repeated(skus.map(({ sku }) => sku))).toEqual([]);
  });

  test('has an existing brand for every product, and a product for every brand', () => {
    const known = brands.map(({ slug }) => slug).sort();
    expect([...new Set(products.map(({ brand }) => brand))].sort()).toEqual(known);
  });

  test('has every product in a leaf category, and no empty leaf category', () => {
    const paths = leafCategories.map(({ categoryId }) => pathOf(categoryId)).sort();
    expect([...new Set(products.map(({ category }) => category))].sort()).toEqual(paths);
  });

  test('is as large as that of a real retailer', () => {
    expect(products.length).toBeGreaterThanOrEqual(800);
    expect(skus.length).toBeGreaterThanOrEqual(2400);
    expect(categories.length).toBeGreaterThanOrEqual(180);
    expect(categories.filter(({ parentId }) => parentId === null).length).toBeGreaterThanOrEqual(14);
    expect(brands.length).toBeGreaterThanOrEqual(70);
  });

  test('has brands for every letter and for a digit', () => {
    const initials = new Set(brands.map(({ title }) => title.charAt(0).toUpperCase()));
    expect([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((letter) => !initials.has(letter))).toEqual([]);
    expect([...initials].some((initial) => /\d/.test(initial))).toBe(true);
  });

  test('has categories on four levels, and a dash in a name', () => {
    expect(Math.max(...leafCategories.map(({ categoryId }) => pathOf(categoryId).split('/').length))).toBe(4);
    expect(categories.map(({ name }) => name.en)).toContain('Wi-Fi Routers');
  });

  test('has unique category paths, and unique positions among siblings', () => {
    expect(repeated(categories.map(({ categoryId }) => pathOf(categoryId)))).toEqual([]);
    expect(repeated(categories.map(({ parentId, position }) => `${parentId}/${position}`))).toEqual([]);
  });

  test('has more pinned brands than the shop shows, with unique positions', () => {
    const pinned = brands.filter(({ pinFlag }) => pinFlag).map(({ position }) => position);
    expect(pinned.toSorted((one, other) => (one ?? 0) - (other ?? 0))).toEqual(pinned.map((_, index) => index + 1));
    expect(pinned.length).toBeGreaterThan(10);
    expect(brands.filter(({ pinFlag, position }) => !pinFlag && position !== null)).toEqual([]);
  });

  test('has brand pages of existing brands and categories only', () => {
    const paths = new Set(categories.map(({ categoryId }) => pathOf(categoryId)));
    const slugs = new Set(brands.map(({ slug }) => slug));
    const unknownPaths = brandLandings.flatMap(({ brand, subLandings, ...own }) => [
      ...(slugs.has(brand) ? [] : [brand]),
      ...[own, ...Object.values(subLandings)].flatMap((landing) =>
        landing.categories.filter((path) => !paths.has(path)),
      ),
    ]);
    expect(unknownPaths).toEqual([]);
  });

  test('has unique product names and slugs', () => {
    expect(repeated(products.map(({ name }) => name.th))).toEqual([]);
    expect(repeated(products.map(({ name }) => slugOf(name.en)))).toEqual([]);
  });
});

/** English names of the products that do not meet the condition. */
const failing = (meets: (product: SeedProduct) => boolean) =>
  products.filter((product) => !meets(product)).map(({ name }) => name.en);

describe('every listing', () => {
  test('filters only by attributes of its products', () => {
    const listed = (path: string) => products.filter(({ category }) => `${category}/`.startsWith(`${path}/`));
    const unusedFilters = categories.flatMap(({ categoryId, filterAttributes }) => {
      const path = pathOf(categoryId);
      const known = new Set(
        listed(path).flatMap(({ attributes, skus: units }) =>
          [...attributes, ...units.flatMap((sku) => sku.attributes)].map(({ code }) => code),
        ),
      );
      return filterAttributes.filter((code) => !known.has(code)).map((code) => `${path} by ${code}`);
    });
    expect(unusedFilters).toEqual([]);
  });

  test('has filters besides brand and price', () => {
    expect(categories.filter(({ filterAttributes }) => filterAttributes.length === 0)).toEqual([]);
  });

  test('has no duplicate filters', () => {
    expect(categories.filter(({ filterAttributes }) => repeated(filterAttributes).length > 0)).toEqual([]);
    expect(
      failing(({ attributes, skus: units }) => {
        const common = attributes.map(({ code }) => code);
        const own = units[0]?.attributes.map(({ code }) => code) ?? [];
        return repeated([...common, ...own]).length === 0;
      }),
    ).toEqual([]);
  });
});

describe('every product', () => {
  test('has one default SKU, which is available', () => {
    expect(
      failing(({ skus: units }) => {
        const defaults = units.filter((sku) => sku.default);
        return defaults.length === 1 && (defaults[0]?.stock ?? 0) > 0;
      }),
    ).toEqual([]);
  });

  test('distinguishes all its variants by the same attributes', () => {
    expect(
      failing(({ skus: units }) => {
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

  test('has higher prices for more storage or memory', () => {
    const amount = (label: string) => Number.parseFloat(label) * (label.endsWith('TB') ? 1024 : 1);
    expect(
      failing(({ skus: units }) =>
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

  test('has prices in whole baht, and lower special prices', () => {
    const right = ({ price, specialPrice }: SeedSku) =>
      Number.isInteger(price) &&
      price >= 100 &&
      (!specialPrice ||
        (Number.isInteger(specialPrice.price) &&
          specialPrice.price < price &&
          specialPrice.price > price / 2 &&
          specialPrice.startDay < specialPrice.endDay));
    expect(failing(({ skus: units }) => units.every(right))).toEqual([]);
  });

  test('never has more in stock than was put on sale', () => {
    expect(
      failing(({ skus: units }) =>
        units.every(
          ({ stock, totalStock }) =>
            Number.isInteger(stock) && stock >= 0 && (totalStock === null || stock <= totalStock),
        ),
      ),
    ).toEqual([]);
  });

  test('has the pre-order badge only if all its SKUs are on pre-order', () => {
    expect(
      failing(({ badges, skus: units }) => badges.includes('pre-order') === units.every(({ preOrder }) => preOrder)),
    ).toEqual([]);
  });

  test('has highlights, description, questions and a full specification', () => {
    expect(
      failing(
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

  test('fits and relates to existing products other than itself', () => {
    const ids = new Set(products.map(({ productId }) => productId));
    expect(
      failing(
        ({ productId, fits, related }) =>
          [...fits, ...related].every((id) => ids.has(id) && id !== productId) &&
          repeated(fits).length === 0 &&
          repeated(related).length === 0 &&
          related.length >= 3,
      ),
    ).toEqual([]);
  });

  test('is related to the accessories that fit it', () => {
    const accessory = products.find(({ name }) => name.en.startsWith('Spigen Ultra Hybrid MagFit Case for iPhone 17'));
    const iphone = products.find(({ name }) => name.en === 'Apple iPhone 17');
    expect(accessory?.fits).toContain(iphone?.productId);
    expect(iphone?.related.some((id) => products.find(({ productId }) => productId === id)?.fits.length)).toBe(true);
  });
});

describe('texts', () => {
  const texts = [
    ...products.flatMap((product) => textsIn(product, product.name.en)),
    ...categories.flatMap((category) => textsIn(category, category.name.en)),
    ...brands.map(({ title, about }) => ({ path: title, text: about })),
    ...brandLandings.flatMap((landing) => textsIn(landing, landing.brand)),
  ];

  test('are not empty and have no surrounding spaces', () => {
    const blank = texts.filter(({ text }) => [text.th, text.en].some((side) => side === '' || side.trim() !== side));
    expect(blank).toEqual([]);
  });

  test('are translated if the English text contains words', () => {
    expect(texts.filter(({ text }) => wordsOf(text.en).length > 0 && !thaiLetter.test(text.th))).toEqual([]);
  });

  test('contain Thai letters in Thai if both languages differ', () => {
    expect(texts.filter(({ text }) => text.th !== text.en && !thaiLetter.test(text.th))).toEqual([]);
  });

  test('contain no Thai letters in English', () => {
    expect(texts.filter(({ text }) => thaiLetter.test(text.en))).toEqual([]);
  });

  test('are in Thai for every product', () => {
    expect(
      failing((product) =>
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

  test('contain no template errors', () => {
    expect(
      texts.filter(({ text }) => [text.th, text.en].some((side) => /undefined|NaN|null|\[object|\s\s|\(\)/.test(side))),
    ).toEqual([]);
  });
});

describe('the demo catalogue looks like that of a real shop', () => {
  test('with full, low and sold-out stock', () => {
    expect(skus.some(({ stock }) => stock > 20)).toBe(true);
    expect(skus.some(({ stock }) => stock >= 1 && stock <= 3)).toBe(true);
    expect(skus.some(({ stock }) => stock === 0)).toBe(true);
    expect(skus.some(({ preOrder }) => preOrder)).toBe(true);
    expect(skus.some(({ totalStock }) => totalStock === null)).toBe(true);
  });

  test('with current special prices for about a third of the products, and future and past ones', () => {
    const running = products.filter((product) => product.skus.some(isRunning)).length;
    expect(running / products.length).toBeGreaterThan(0.28);
    expect(running / products.length).toBeLessThan(0.4);
    expect(skus.some(({ specialPrice }) => (specialPrice?.startDay ?? 0) > 0)).toBe(true);
    expect(skus.some(({ specialPrice }) => (specialPrice?.endDay ?? 0) < 0)).toBe(true);
  });

  test('with products of every kind that can be drawn', () => {
    expect(KINDS.filter((kind) => !products.some(({ drawing }) => drawing.kind === kind))).toEqual([]);
  });

  test('with drawings in lines of their kinds', () => {
    for (const { drawing } of products) {
      if (drawing.line !== undefined) expect(linesOf(drawing.kind)).toContain(drawing.line);
    }
  });

  test('with a colour of each product, from its SKUs or its drawing', () => {
    for (const { name, drawing, skus: units } of products) {
      const fromSkus = units.every(({ attributes }) => attributes.some(({ code }) => code === 'colour'));
      expect([name.en, drawing.colour !== undefined]).toEqual([name.en, !fromSkus]);
    }
  });
});

describe('questions and answers', () => {
  const answers = products.flatMap((product) => product.faq.map(({ answer }) => ({ product, answer: answer.en })));

  test('say that ink is sold only if the catalogue has it for the printer', () => {
    const promised = answers.flatMap(({ product, answer }) => {
      const ink = /^Genuine (.+), which we sell\.$/.exec(answer)?.[1];
      return ink ? [{ printer: product.name.en, ink }] : [];
    });
    const unsold = promised.filter(({ ink }) => {
      const models = ink.replace(/^HP /, '').split(' / ');
      return !products.some(
        ({ name }) => /Ink|Cartridge/.test(name.en) && models.every((one) => name.en.includes(one)),
      );
    });
    expect(promised.length).toBeGreaterThan(5);
    expect(unsold).toEqual([]);
  });

  test('promise no message that the shop does not send, and no filters, brushes or bags that it does not sell', () => {
    expect(answers.filter(({ answer }) => /\bSMS\b/.test(answer))).toEqual([]);
    expect(answers.filter(({ answer }) => /(filters|brushes|bags) are sold|in our shop/i.test(answer))).toEqual([]);
  });
});
