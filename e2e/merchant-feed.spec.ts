import { expect } from '@playwright/test';
import { test } from './support/test.ts';

type Item = ReturnType<typeof readItem>;

const unescapeXml = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => {
    return { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }[name] ?? '';
  });

function readItem(xml: string) {
  const all = (name: string) =>
    [...xml.matchAll(new RegExp(`<g:${name}>([^<]*)</g:${name}>`, 'g'))].map(([, text = '']) => unescapeXml(text));
  return { all, one: (name: string) => all(name)[0] ?? '', has: (name: string) => all(name).length > 0 };
}

const itemsOf = (xml: string) =>
  [...xml.matchAll(/<item>([\s\S]*?)<\/item>/g)].map(([, inner = '']) => readItem(inner));

const baht = (text: string) => Number(/^(\d+\.\d{2}) THB$/.exec(text)?.[1]);
/** Parses a time in the format of Merchant Center: ISO 8601 with a UTC offset, seconds optional. */
const parseTime = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?([+-]\d{4}|Z)$/.test(text)
    ? Date.parse(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'))
    : Number.NaN;
const isGtin = (text: string) =>
  /^(\d{8}|\d{12,14})$/.test(text) &&
  [...text].reverse().reduce((sum, digit, place) => sum + Number(digit) * (place % 2 === 0 ? 1 : 3), 0) % 10 === 0;

/** The names of the requirements of Google Merchant Center, for a shop in Thailand, that an item violates. */
function violations(item: Item, origin: string, now: number): string[] {
  const { all, one, has } = item;
  const availability = one('availability');
  const rules: Record<string, boolean> = {
    'id: at most 50 characters': /^.{1,50}$/.test(one('id')),
    'title: at most 150 characters': one('title').length > 0 && [...one('title')].length <= 150,
    'description: at most 5000 characters': one('description').length > 0 && [...one('description')].length <= 5000,
    'link: on this shop': one('link').startsWith(`${origin}/`),
    'images: on this shop, and at most ten additional ones':
      one('image_link').startsWith(`${origin}/`) && all('additional_image_link').length <= 10,
    'availability: a known value': ['in_stock', 'out_of_stock', 'preorder'].includes(availability),
    'availability_date: for pre-orders only, within a year':
      availability === 'preorder'
        ? parseTime(one('availability_date')) > now && parseTime(one('availability_date')) <= now + 366 * 86_400_000
        : !has('availability_date'),
    'price: above zero': baht(all('price')[0] ?? '') > 0,
    'sale_price: below the price': !has('sale_price') || baht(one('sale_price')) < baht(one('price')),
    'sale_price_effective_date: not over, and only with a sale price': (() => {
      if (!has('sale_price')) return !has('sale_price_effective_date');
      const [start = Number.NaN, end = Number.NaN] = one('sale_price_effective_date').split('/').map(parseTime);
      return start < end && end > now && one('sale_price_effective_date').length <= 51;
    })(),
    'brand: at most 70 characters': /^.{1,70}$/.test(one('brand')),
    'gtin or mpn, or identifier_exists: no':
      one('identifier_exists') === 'no'
        ? !has('gtin') && !has('mpn')
        : has('gtin')
          ? isGtin(one('gtin'))
          : /^.{1,70}$/.test(one('mpn')),
    'condition: new': one('condition') === 'new',
    'color: at most 100 characters': [...one('color')].length <= 100,
    'size: at most 100 characters': [...one('size')].length <= 100,
    'product_type: at most 750 characters': /^.{1,750}$/.test(one('product_type')),
    'shipping: to Thailand, with a price': one('country') === 'TH' && baht(all('price').at(-1) ?? '') >= 0,
  };
  return Object.keys(rules).filter((rule) => !rules[rule]);
}

for (const language of ['th', 'en'] as const)
  test(`every item of the feed meets the requirements of Merchant Center: ${language}`, { tag: '@desktop' }, async ({
    request,
    baseURL,
  }) => {
    const xml = await (await request.get(`/feeds/products-${language}.xml`)).text();
    const items = itemsOf(xml);
    expect(items.length).toBeGreaterThan(500);
    const { origin } = new URL(baseURL ?? '');
    const now = Date.now();
    const failures = items.flatMap((item) => violations(item, origin, now).map((rule) => `${item.one('id')}: ${rule}`));
    expect(failures).toEqual([]);
    expect(new Set(items.map(({ one }) => one('id'))).size).toBe(items.length);
    // Merchant Center tells the variants of a product apart by colour and size only.
    const variants = items.filter(({ has }) => has('item_group_id'));
    const distinct = new Set(variants.map(({ one }) => [one('item_group_id'), one('color'), one('size')].join('|')));
    expect(distinct.size).toBe(variants.length);
    expect(items.filter(({ one }) => one('availability') === 'preorder').length).toBeGreaterThan(3);
  });

test('the price of an item matches the current price on its product page', { tag: '@desktop' }, async ({ request }) => {
  const items = itemsOf(await (await request.get('/feeds/products-en.xml')).text());
  const now = Date.now();
  const checked = items.filter((_, index) => index % 40 === 0);
  expect(checked.length).toBeGreaterThan(10);
  for (const { one } of checked) {
    const [start = 0, end = 0] = one('sale_price_effective_date').split('/').map(parseTime);
    const currentPrice = one('sale_price') && start <= now && now < end ? one('sale_price') : one('price');
    const page = await (await request.get(new URL(one('link')).pathname)).text();
    expect([one('id'), page.includes(`"price":"${baht(currentPrice).toFixed(2)}"`)]).toEqual([one('id'), true]);
  }
});
