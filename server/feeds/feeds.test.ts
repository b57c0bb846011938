import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createProduct } from '../testing/catalogue-factory.ts';
import { createFlashSale } from '../testing/offer-factory.ts';
import { jsonLines, runImportExport, runShopCommand } from '../testing/run-shop-command.ts';
import { createTestShop, dataOf, failureOf } from '../testing/test-shop.ts';
import { feedCategoriesImportExport, feedCommand } from './commands.ts';

const shop = await createTestShop();
const { origin } = shop.settings;

beforeEach(async () => {
  shop.setClock('2026-11-20T03:00:00Z');
  await shop.db.updateTable('products').set({ visible: false }).execute();
});

/** Adds texts such as a GTIN to the attributes of a SKU. */
async function describeSku(skuId: number, texts: Record<string, string>, weightGrams: number | null = null) {
  const attributes = Object.entries(texts).map(([code, value]) => {
    const label = { th: value, en: value };
    return { code, type: 'text', value, label, name: { th: code, en: code } };
  });
  await sql`update skus set attributes = attributes || ${JSON.stringify(attributes)}::jsonb, weight_grams = ${weightGrams}
    where sku_id = ${skuId}`.execute(shop.db);
}

const write = (format: string, ...more: string[]) =>
  runShopCommand(shop, (cli) => feedCommand({ ...cli, withContext: (work) => work(shop) }), [
    '--format',
    format,
    ...more,
  ]);

async function rowsOf(format: string, ...more: string[]): Promise<Record<string, string>[]> {
  const { output } = await write(format, ...more);
  return parse(output, { columns: true, bom: true }) as Record<string, string>[];
}

/** The items of Google's feed, as the texts of each element. */
async function itemsOf(...more: string[]): Promise<Record<string, string[]>[]> {
  const { output } = await write('google', ...more);
  return [...output.matchAll(/<item>([\s\S]*?)<\/item>/g)].map(([, item = '']) => {
    const found: Record<string, string[]> = {};
    for (const [, name = '', text = ''] of item.matchAll(/<g:(\w+)>([^<]*)<\/g:\1>/g))
      found[name] = [...(found[name] ?? []), text];
    return found;
  });
}

const validGtin = '8850000000010';

describe('the feed of Google', () => {
  test('has the attributes that Merchant Center requires, in each language', async () => {
    const lamp = await createProduct(shop, {
      name: { th: 'โคมไฟ', en: 'Lamp' },
      category: 'home/lamps',
      price: 900,
      options: { colour: 'Black' },
      images: ['/images/a.svg', '/images/b.svg'],
    });
    expect(await itemsOf('--language', 'en')).toEqual([
      {
        id: [String(lamp.skuId)],
        title: ['Lamp Black'],
        description: [expect.any(String)],
        link: [`${origin}/en/product/${lamp.slug}`],
        image_link: [`${origin}/images/a.svg?width=1200`],
        additional_image_link: [`${origin}/images/b.svg?width=1200`],
        availability: ['in_stock'],
        price: ['900.00 THB', '0.00 THB'],
        brand: ['Voltara'],
        identifier_exists: ['no'],
        condition: ['new'],
        color: ['Black'],
        product_type: [expect.stringContaining(' &gt; ')],
        country: ['TH'],
      },
    ]);
    expect(await itemsOf()).toMatchObject([{ link: [`${origin}/product/${lamp.slug}`] }]);
    const { output } = await write('google');
    expect(output).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0" xmlns:g=[\s\S]*<\/rss>\n$/);
  });

  test('groups variants, each with its address, stock, and the fee at its price', async () => {
    const lamp = await createProduct(shop, {
      skus: [
        { price: 700, options: { colour: 'Black', storage: '256GB' } },
        { price: 900, options: { colour: 'White', storage: '1TB' }, stock: 0 },
      ],
    });
    expect(await itemsOf('--language', 'en')).toMatchObject([
      {
        item_group_id: [String(lamp.productId)],
        link: [`${origin}/en/product/${lamp.slug}?sku=${lamp.skuIds[0]}`],
        size: ['256GB'],
        price: ['700.00 THB', '50.00 THB'],
      },
      { availability: ['out_of_stock'], size: ['1TB'], price: ['900.00 THB', '0.00 THB'] },
    ]);
  });

  test('has a special price with its window, also a future one, and a flash-sale price while it runs', async () => {
    const [from, to, flashTo] = ['2026-12-01', '2026-12-08', '2026-12-02'].map((day) => new Date(`${day}T00:00:00Z`));
    const { skuId } = await createProduct(shop, {
      price: 500,
      specialPrice: { price: 450, ...(from && { from }), ...(to && { to }) },
    });
    if (from && flashTo) await createFlashSale(shop, { items: [{ skuId, price: 400, quota: 1 }], from, to: flashTo });
    expect(await itemsOf()).toMatchObject([
      { sale_price: ['450.00 THB'], sale_price_effective_date: ['2026-12-01T00:00:00Z/2026-12-08T00:00:00Z'] },
    ]);
    shop.setClock('2026-12-01T00:00:00Z');
    expect(await itemsOf()).toMatchObject([{ sale_price: ['400.00 THB'] }]);
    shop.setClock('2026-12-08T00:00:00Z');
    expect((await itemsOf())[0]).not.toHaveProperty('sale_price');
  });

  test('is well formed with any text, and cuts long titles', async () => {
    await createProduct(shop, { name: `จอ 27" <b>QHD</b> & 'IPS' ${'ก'.repeat(200)}` });
    const [item] = await itemsOf();
    expect(item?.title?.[0]).toMatch(/^จอ 27&quot; &lt;b&gt;QHD&lt;\/b&gt; &amp; &apos;IPS&apos; ก+…$/);
  });

  test('has the category of the closest parent that was imported, and the number of the manufacturer', async () => {
    const lamp = await createProduct(shop, { category: 'home/lamps' });
    await describeSku(lamp.skuId, { gtin: validGtin, mpn: 'GP-1/B' });
    const rows = [{ feed: 'google', category: 'home', feed_category: '632' }];
    await runImportExport(shop, feedCategoriesImportExport, ['import'], jsonLines(...rows));
    expect(await itemsOf()).toMatchObject([{ google_product_category: ['632'], gtin: [validGtin], mpn: ['GP-1/B'] }]);
    const closer = { feed: 'google', category: 'home/lamps', feed_category: '4636' };
    await runImportExport(shop, feedCategoriesImportExport, ['import'], jsonLines(closer));
    expect(await itemsOf()).toMatchObject([{ google_product_category: ['4636'] }]);
    await shop.db.deleteFrom('feed_categories').execute();
  });

  test.each([
    ['2026-11-25', '2026-11-25T00:00+0700'],
    ['2027-11-20', '2027-11-20T00:00+0700'],
    ['2026-11-20', undefined],
    ['2027-11-22', undefined],
    ['soon', undefined],
  ])('has pre-orders with a day to come within a year, and leaves out others: %s', async (day, expected) => {
    const lamp = await createProduct(shop, { sku: `PRE-${day}`, preOrderStock: 5 });
    await describeSku(lamp.skuId, { 'available-from': day });
    const { errors, failed } = await write('google');
    if (expected) {
      expect(await itemsOf()).toMatchObject([{ availability: ['preorder'], availability_date: [expected] }]);
      expect([errors, failed]).toEqual(['1 SKUs written, 0 left out\n', false]);
    } else {
      expect(errors).toBe(
        `SKU PRE-${day} left out: availability_date: must be given for a pre-order: a future day within a year, in the attribute available-from\n0 SKUs written, 1 left out\n`,
      );
      expect(failed).toBe(true);
    }
  });
});

test.each([
  ['8850000000011', 'gtin: has a wrong check digit: 8850000000011'],
  ['885-000', 'gtin: must have 8, 12, 13 or 14 digits, not "885-000"'],
])('a SKU with the wrong GTIN %s is left out and named, with the rule', async (gtin, reason) => {
  const lamp = await createProduct(shop, { sku: `G-${gtin}` });
  await createProduct(shop);
  await describeSku(lamp.skuId, { gtin });
  for (const format of ['google', 'meta', 'tiktok'])
    expect((await write(format)).errors).toBe(`SKU G-${gtin} left out: ${reason}\n1 SKUs written, 1 left out\n`);
});

test('a SKU of which shoppers see the placeholder is left out and named', async () => {
  await createProduct(shop, { sku: 'NO-PICTURE', images: ['/images/placeholder.svg'] });
  for (const format of ['google', 'meta', 'tiktok', 'line'])
    expect((await write(format)).errors).toContain('SKU NO-PICTURE left out: ');
  expect((await write('google')).errors).toContain('image_link: must be given');
});

test('the feed of Meta has its words for availability, and further pictures as a list', async () => {
  const lamp = await createProduct(shop, { images: ['/images/a.svg', '/images/b.svg', '/images/c.svg'], stock: 0 });
  expect(await rowsOf('meta')).toMatchObject([
    {
      id: String(lamp.skuId),
      availability: 'out of stock',
      condition: 'new',
      price: '1000.00 THB',
      image_link: `${origin}/images/a.svg?width=1200`,
      additional_image_link: `${origin}/images/b.svg?width=1200,${origin}/images/c.svg?width=1200`,
    },
  ]);
  expect((await write('meta')).output.startsWith('id,title,description,')).toBe(true);
});

test('the feed of Meta cuts a title to its limit of 200 characters', async () => {
  await createProduct(shop, { name: 'ก'.repeat(250) });
  const [row] = await rowsOf('meta');
  expect(row?.title).toBe(`${'ก'.repeat(199)}…`);
});

test('the feed of TikTok leaves out titles with emoji', async () => {
  await createProduct(shop, { sku: 'EMOJI', name: 'Lamp 🔥' });
  await createProduct(shop, { name: 'Lamp™ 2' });
  expect(await rowsOf('tiktok', '--language', 'en')).toMatchObject([
    { title: 'Lamp™ 2', availability: 'in stock', price: '1000.00 THB' },
  ]);
  expect((await write('tiktok')).errors).toContain('SKU EMOJI left out: title: must be without emoji');
});

describe('the files of marketplaces', () => {
  const categories = ['shopee', 'lazada', 'line'].map((feed) => ({
    feed,
    category: 'gadgets',
    feed_category: '100123',
  }));

  test('say what a SKU lacks', async () => {
    const { sku } = await createProduct(shop, { name: 'Lamp', brand: 'Lumo' });
    expect((await write('shopee', '--language', 'en')).errors).toBe(
      `SKU ${sku} left out: ps_category: must be given: import it with feed-categories; ps_product_name: must have at least 20 characters, not 9; ps_product_description: must have at least 20 characters, not 12; ps_weight: must be given: weight_grams of the SKU\n0 SKUs written, 1 left out\n`,
    );
    expect((await write('lazada')).errors).toContain(
      'package_length: must be given: the attribute package-length of the SKU, in centimetres',
    );
    expect((await write('line')).errors).toContain('categoryId: must be given: import it with feed-categories');
  });

  test('have each SKU as a variant, with kilograms, category and price', async () => {
    const name = 'Lantern that never goes out';
    const lamp = await createProduct(shop, {
      ...{ name, brand: 'Lumo', price: 900 },
      specialPrice: { price: 790, from: new Date('2026-11-19T17:00:00Z'), to: new Date('2026-11-29T16:59:59Z') },
      skus: [{ options: { colour: 'Black' } }, { options: { colour: 'White' }, stock: 0 }],
    });
    await runImportExport(shop, feedCategoriesImportExport, ['import'], jsonLines(...categories));
    const packed = { 'package-length': '20', 'package-width': '10.5', 'package-height': '8' };
    for (const skuId of lamp.skuIds) await describeSku(skuId, packed, 350);
    await sql`update products set short_description = ${JSON.stringify({ th: 'ก'.repeat(30), en: 'a'.repeat(30) })}::jsonb
      where product_id = ${lamp.productId}`.execute(shop.db);
    expect(await rowsOf('shopee', '--language', 'en')).toMatchObject([
      {
        ps_category: '100123',
        ps_product_name: `Lumo ${name}`,
        et_title_variation_integration_no: String(lamp.productId),
        et_title_option_for_variation_1: 'Black',
        ps_price: '790.00',
        ps_stock: '10',
        ps_weight: '0.35',
        ps_length: '20',
      },
      { et_title_option_for_variation_1: 'White', ps_stock: '0' },
    ]);
    expect(await rowsOf('lazada')).toMatchObject([
      {
        PrimaryCategory: '100123',
        price: '900.00',
        special_price: '790.00',
        special_from_date: '2026-11-20 00:00:00',
        special_to_date: '2026-11-29 23:59:59',
        package_weight: '0.35',
        package_width: '10.5',
      },
      { quantity: '0' },
    ]);
    expect(await rowsOf('line')).toMatchObject([
      { categoryId: '100123', code: String(lamp.productId), price: '900.00', discountedPrice: '790.00' },
      { onHandNumber: '0' },
    ]);
  });
});

describe('the parts of a feed', () => {
  test('are together the file that the command writes', async () => {
    for (let count = 0; count < 5; count += 1) await createProduct(shop);
    for (const feed of ['google', 'meta'] as const) {
      let text = '';
      for (let after: number | null = 0; after !== null; ) {
        const request = { params: { feed }, query: { after, limit: 2 } };
        const part: { text: string; next: number | null } = dataOf(
          await shop.client({ locale: 'th' })('GET /pim/api/feeds/{feed}', request),
        );
        text += part.text;
        after = part.next;
      }
      expect(text).toBe((await write(feed)).output);
    }
  });

  test('of a shop without goods are a file without SKUs', async () => {
    await createProduct(shop, { kind: 'service' });
    expect(await itemsOf()).toEqual([]);
    expect(await rowsOf('meta')).toEqual([]);
  });

  test.each([
    '/pim/api/feeds/google?limit=501',
    '/pim/api/feeds/shopee?limit=1',
    '/pim/api/feeds/google?limit=1&after=-1',
  ])('%s is rejected', async (url) => {
    expect(failureOf(await shop.app.inject(url))).toEqual({ status: 422, code: 'validation_failed' });
  });
});

test('a feed category of an unknown feed or category is refused', async () => {
  const { errors } = await runImportExport(
    shop,
    feedCategoriesImportExport,
    ['import'],
    jsonLines(
      { feed: 'ebay', category: 'gadgets', feed_category: '1' },
      { feed: 'google', category: 'no/such', feed_category: '1' },
    ),
  );
  expect(errors.trim().split('\n')).toEqual([
    expect.stringMatching(/^row 1: feed: /),
    'row 2: category: there is no category no/such',
  ]);
});
