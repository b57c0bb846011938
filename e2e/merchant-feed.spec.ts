import { expect } from '@playwright/test';
import { test } from './support/test.ts';

type Item = ReturnType<typeof readItem>;

const unescaped = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => {
    return { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }[name] ?? '';
  });

function readItem(xml: string) {
  const all = (name: string) =>
    [...xml.matchAll(new RegExp(`<g:${name}>([^<]*)</g:${name}>`, 'g'))].map(([, text = '']) => unescaped(text));
  return { all, one: (name: string) => all(name)[0] ?? '', has: (name: string) => all(name).length > 0 };
}

const baht = (text: string) => Number(/^(\d+\.\d{2}) THB$/.exec(text)?.[1]);
/** As Merchant Center reads a time: with seconds or without, with its distance to UTC. */
const timeOf = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?([+-]\d{4}|Z)$/.test(text)
    ? Date.parse(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'))
    : Number.NaN;
const isGtin = (text: string) =>
  /^(\d{8}|\d{12,14})$/.test(text) &&
  [...text].reverse().reduce((sum, digit, place) => sum + Number(digit) * (place % 2 === 0 ? 1 : 3), 0) % 10 === 0;

/** What Google Merchant Center asks of an item of a shop in Thailand, by the name of the rule that it breaks. */
function broken(item: Item, origin: string, now: number): string[] {
  const { all, one, has } = item;
  const availability = one('availability');
  const rules: Record<string, boolean> = {
    'an id of 50 characters at most': /^.{1,50}$/.test(one('id')),
    'a title of 150 characters at most': one('title').length > 0 && [...one('title')].length <= 150,
    'a description of 5000 characters at most': one('description').length > 0 && [...one('description')].length <= 5000,
    'a link of the shop': one('link').startsWith(`${origin}/`),
    'a picture of the shop, and ten further ones at most':
      one('image_link').startsWith(`${origin}/`) && all('additional_image_link').length <= 10,
    'a known availability': ['in_stock', 'out_of_stock', 'preorder'].includes(availability),
    'the day of a pre-order, within a year, and of nothing else':
      availability === 'preorder'
        ? timeOf(one('availability_date')) > now && timeOf(one('availability_date')) <= now + 366 * 86_400_000
        : !has('availability_date'),
    'a price': baht(all('price')[0] ?? '') > 0,
    'a sale price below the price': !has('sale_price') || baht(one('sale_price')) < baht(one('price')),
    'the time of the sale, which is not over': (() => {
      if (!has('sale_price')) return !has('sale_price_effective_date');
      const [start = Number.NaN, end = Number.NaN] = one('sale_price_effective_date').split('/').map(timeOf);
      return start < end && end > now && one('sale_price_effective_date').length <= 51;
    })(),
    'a brand of 70 characters at most': /^.{1,70}$/.test(one('brand')),
    'a number of its maker, or that there is none':
      one('identifier_exists') === 'no'
        ? !has('gtin') && !has('mpn')
        : has('gtin')
          ? isGtin(one('gtin'))
          : /^.{1,70}$/.test(one('mpn')),
    'its condition': one('condition') === 'new',
    'a colour of 100 characters at most': [...one('color')].length <= 100,
    'a size of 100 characters at most': [...one('size')].length <= 100,
    'a product type of 750 characters at most': /^.{1,750}$/.test(one('product_type')),
    'delivery in Thailand': one('country') === 'TH' && baht(all('price').at(-1) ?? '') >= 0,
  };
  return Object.keys(rules).filter((rule) => !rules[rule]);
}

for (const language of ['th', 'en'] as const)
  test(`every item of the feed is one that Merchant Center takes: ${language}`, { tag: '@desktop' }, async ({
    request,
    baseURL,
  }) => {
    const xml = await (await request.get(`/feeds/products-${language}.xml`)).text();
    const items = [...xml.matchAll(/<item>([\s\S]*?)<\/item>/g)].map(([, inner = '']) => readItem(inner));
    expect(items.length).toBeGreaterThan(500);
    const { origin } = new URL(baseURL ?? '');
    const now = Date.now();
    const faults = items.flatMap((item) => broken(item, origin, now).map((rule) => `${item.one('id')}: ${rule}`));
    expect(faults).toEqual([]);
    expect(new Set(items.map(({ one }) => one('id'))).size).toBe(items.length);
    // The variants of a thing differ in what Merchant Center knows of them.
    const variants = items.filter(({ has }) => has('item_group_id'));
    const differing = new Set(variants.map(({ one }) => [one('item_group_id'), one('color'), one('size')].join('|')));
    expect(differing.size).toBe(variants.length);
    expect(items.filter(({ one }) => one('availability') === 'preorder').length).toBeGreaterThan(3);
  });

test('an item costs what its page asks at that moment', { tag: '@desktop' }, async ({ request }) => {
  const xml = await (await request.get('/feeds/products-en.xml')).text();
  const now = Date.now();
  for (const [, inner = ''] of [...xml.matchAll(/<item>([\s\S]*?)<\/item>/g)].filter((_, index) => index % 40 === 0)) {
    const { one } = readItem(inner);
    const [start = 0, end = 0] = one('sale_price_effective_date').split('/').map(timeOf);
    const asked = one('sale_price') && start <= now && now < end ? one('sale_price') : one('price');
    const page = await (await request.get(new URL(one('link')).pathname)).text();
    expect([one('id'), page.includes(`"price":"${baht(asked).toFixed(2)}"`)]).toEqual([one('id'), true]);
  }
});
