import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ProductCard } from '#contract/products.ts';
import { demoCustomer } from '#contract/shop.ts';
import { contentCheckCommand } from '#server/content/commands.ts';
import { reindex } from '#server/search/search.ts';
import { runShopCommand } from '#server/testing/run-shop-command.ts';
import { createTestShop, dataOf } from '#server/testing/test-shop.ts';
import { banners } from './banners.ts';
import { brands, products } from './data/catalogue.ts';
import { contentPages } from './data/content-pages.ts';
import { seedDemoRows, seedDemoShop, shopIsEmpty } from './seed.ts';

const shop = await createTestShop({ cachesPromotions: true });
const client = shop.client();
const images = join(shop.settings.dataFolder, 'images');
const tables = [
  'brands',
  'categories',
  'products',
  'skus',
  'stocks',
  'special_prices',
  'product_relations',
  'brand_landings',
  'brand_landing_products',
  'installment_agents',
  'installment_plans',
  'product_installment_plans',
  'add_on_deals',
  'flash_sales',
  'flash_sale_items',
  'promotions',
  'promotion_gifts',
  'coupons',
  'shipping_zones',
  'shipping_rates',
  'public_holidays',
  'coupon_codes',
  'customer_coupons',
  'link_contents',
  'category_banners',
  'customers',
  'customer_addresses',
];
const progress: [done: number, total: number][] = [];
const seed = () => seedDemoShop(shop, { onProgress: (done, total) => void progress.push([done, total]) });

/** The pictures that are not in the shop: `expect` for each of ten thousand takes seconds. */
const missing = (urls: readonly (string | null)[]) =>
  urls.filter((url) => url === null || !existsSync(join(images, '..', url)));

/** All rows with the transaction that wrote each: equal only if no row was written again. */
async function rowsOf(table: string): Promise<string> {
  const { rows } = await sql<{
    all: string;
  }>`select string_agg(xmin::text || t::text, '\n' order by t::text) as all from ${sql.table(table)} t`.execute(
    shop.db,
  );
  return rows[0]?.all ?? '';
}

beforeAll(async () => {
  expect(await shopIsEmpty(shop.db)).toBe(true);
  await seed();
  // Three times as fast as an update of all products before the first request.
  await reindex(shop);
});

describe('the demo shop', () => {
  test('sells all its products, with pictures, prices and stock', async () => {
    expect(await shopIsEmpty(shop.db)).toBe(false);
    const [done, all] = progress.at(-1) ?? [];
    expect(done).toBe(all);
    const { total } = dataOf(await client('GET /pim/api/products', { query: { limit: 1 } }));
    expect(total).toBe(products.length);
    const { rows } = await sql<{ url: string }>`select distinct unnest(images) as url from skus`.execute(shop.db);
    expect(rows.length).toBeGreaterThan(products.length);
    expect(missing(rows.map(({ url }) => url))).toEqual([]);
    // Every twentieth product is enough.
    for (const { productId, name, skus } of products.filter((_, index) => index % 20 === 0)) {
      const product = dataOf(await client('GET /pim/api/products/{id}', { params: { id: productId } }));
      expect(product.productName).toBe(name.en);
      expect(product.children.map(({ productId: id, price }) => [id, price])).toEqual(
        skus.map((sku) => [sku.productId, sku.price]),
      );
      const inText = product.description.flatMap((block) => (block.type === 'image' ? [block.data] : []));
      expect([name.en, inText.map(({ caption }) => caption)]).toEqual([name.en, [name.en]]);
      const gallery = product.children.flatMap(({ galleryImage }) => galleryImage);
      expect(missing([...inText, ...gallery].map(({ url }) => url))).toEqual([]);
    }
  });

  test('has a page for every brand with logo and products; twelve brands have banners and subpages', async () => {
    const { items } = dataOf(await client('GET /pim/api/brand-pages/list'));
    expect(items.map(({ slug }) => slug).sort()).toEqual(brands.map(({ slug }) => slug).sort());
    let written = 0;
    for (const { slug, about, brandLogoUrl } of items) {
      const page = dataOf(await client('GET /pagerender/content/brand-landing/{slug}', { params: { slug } }));
      expect([slug, page.products.length > 0, about]).toEqual([slug, true, expect.stringMatching(/\w/)]);
      expect(missing([brandLogoUrl])).toEqual([]);
      if (page.content.length === 0) continue;
      written += 1;
      expect(page.subLandings.length).toBeGreaterThanOrEqual(2);
      expect(missing([page, ...page.subLandings].map(({ bannerImage }) => bannerImage))).toEqual([]);
    }
    expect(written).toBe(12);
  });

  test('has texts for every category page of the two upper levels, and a banner for every department', async () => {
    const menu = dataOf(await client('GET /pim/api/categories/menu', { query: { levels: 2 } }));
    const upper = menu.flatMap((department) => [department, ...department.subcategories]);
    const titles = new Set<string>();
    for (const path of ['/brand', '/product-category', ...upper.map((one) => `/product-category/${one.path}`)]) {
      for (const locale of ['th', 'en'] as const) {
        const page = dataOf(await shop.client({ locale })('GET /utils/api/link', { query: { path } }));
        expect([path, page.content.length >= 2 && page.content.length <= 4]).toEqual([path, true]);
        // Search engines cut off longer titles and descriptions.
        expect([path, page.title.length < 70, page.description.length < 180]).toEqual([path, true, true]);
        titles.add(page.title);
      }
    }
    expect(titles.size).toBe(2 * (2 + upper.length));
    for (const { path } of menu) {
      const { banners } = dataOf(await client('GET /pagerender/content/product-category-banner', { query: { path } }));
      expect([path, banners.length]).toEqual([path, 1]);
      expect([path, banners[0]?.link]).toEqual([path, expect.stringContaining(`/product-category/${path}/`)]);
      expect(missing(banners.flatMap(({ image, mobileImage }) => [image, mobileImage]))).toEqual([]);
    }
  });

  test('has a home page and landing pages all of whose blocks are shown in both languages', async () => {
    for (const page of contentPages(shop.clock()))
      for (const locale of ['th', 'en'] as const) {
        const read = shop.client({ locale });
        const shown = dataOf(await read('GET /pagerender/landing/page', { query: { path: page.path } }));
        const popUp = dataOf(await read('GET /pagerender/landing/pop-up', { query: { path: page.path } }));
        const ids = [...shown.blocks, ...(popUp ? [popUp] : [])].map(({ id }) => id);
        expect([page.path, ...ids]).toEqual([page.path, ...page.blocks.map(({ id }) => id)]);
        expect([page.path, shown.title.length < 70, shown.description.length < 180]).toEqual([page.path, true, true]);
        const pictures = JSON.stringify(page.blocks).match(/\/images\/[^"]+/g) ?? [];
        expect(missing(pictures)).toEqual([]);
      }
  });

  test('has no dead link and no missing picture in its menus, pages, articles and help', async () => {
    const { output } = await runShopCommand(
      shop,
      ({ withShop, markFailed, output: written }) =>
        contentCheckCommand({ withContext: withShop, markFailed, output: written }),
      [],
    );
    expect(output).toBe('0 dead, 0 remarks\n');
  });

  test('has current and upcoming special prices, pre-orders and sold-out products', async () => {
    const { items, total } = dataOf(
      await client('GET /pim/api/products', { query: { promotion: 'special', sort: 'discount', limit: 100 } }),
    );
    expect(items).toHaveLength(Math.min(total, 100));
    expect(items[0]?.isSpecialPrice).toBe(true);
    const all: ProductCard[] = [];
    for (const offset of [0, 100])
      all.push(...dataOf(await client('GET /pim/api/products', { query: { limit: 100, offset } })).items);
    expect(all.some(({ isSpecialPrice, specialPrice }) => specialPrice && !isSpecialPrice)).toBe(true);
    expect(all.some(({ preOrderFlag, stock, stockAvailable }) => preOrderFlag && stock === 0 && stockAvailable)).toBe(
      true,
    );
    const productIds = products.flatMap(({ skus }) => skus.map((sku) => sku.productId)).slice(0, 200);
    const stocks = dataOf(await client('POST /inventory/api/stock', { body: { productIds } }));
    expect(new Set(stocks.map(({ stockAvailable }) => stockAvailable))).toEqual(new Set([true, false]));
  });

  test('has a menu whose categories all have products and an icon', async () => {
    const menu = dataOf(await client('GET /pim/api/categories/menu'));
    const flat = (categories: typeof menu): typeof menu =>
      categories.flatMap((category) => [category, ...flat(category.subcategories)]);
    for (const { path, categoryIconImage, categoryHoverImage } of flat(menu)) {
      expect([
        path,
        dataOf(await client('GET /pim/api/products', { query: { category: path, limit: 1 } })).total,
      ]).not.toEqual([path, 0]);
      expect(missing([...categoryIconImage, ...categoryHoverImage].map(({ url }) => url))).toEqual([]);
    }
  }, 60_000);

  test('serves its drawings by the image handler', async () => {
    for (const path of [
      'placeholder.svg',
      'categories/phone-icon.svg',
      ...Object.keys(banners).map((name) => `banners/${name}.svg`),
    ]) {
      const response = await shop.app.inject(`/images/${path}?width=320`);
      expect([path, response.statusCode, (await sharp(response.rawPayload).metadata()).width]).toEqual([
        path,
        200,
        320,
      ]);
    }
  });

  test('has a demo customer who can sign in and has an address in Bangkok', async () => {
    const credentials = { username: demoCustomer.email, password: demoCustomer.password };
    const { accessToken } = dataOf(await client('POST /authen/api/auth/login', { body: credentials }));
    const profile = await shop.app.inject({
      url: '/account/api/customers/profile',
      headers: { authorization: `Bearer ${accessToken}`, 'accept-language': 'en' },
    });
    expect(profile.json().data).toMatchObject({
      email: demoCustomer.email,
      addressInformation: [
        {
          type: 'shipping',
          province: { label: 'Bangkok' },
          district: { label: 'Khlong Toei' },
          postcode: '10110',
          defaultFlag: true,
        },
      ],
    });
  });
});

test('keeps coupons for the demo customer, one of which was used and one is over', async () => {
  const coupons = shop.db
    .selectFrom('customer_coupons')
    .innerJoin('customers', 'customers.customer_id', 'customer_coupons.customer_id')
    .select('customer_coupons.used')
    .where('customers.email', '=', demoCustomer.email);
  const kept = await coupons.where('expires_at', '>', shop.clock()).execute();
  expect(await coupons.where('expires_at', '<=', shop.clock()).execute()).toEqual([{ used: 0 }]);
  expect(kept.map(({ used }) => used).sort()).toEqual([0, 0, 0, 0, 0, 1]);
});

// Each test processes the whole demo shop and its search index.
describe('seeding again', () => {
  test('on the same day writes no row, and only missing or changed pictures', async () => {
    const [missing, different] = ['placeholder.svg', 'banners/phones-wide.svg'] as const;
    const original = readFileSync(join(images, different), 'utf8');
    rmSync(join(images, missing));
    writeFileSync(join(images, different), 'scribble');
    const files = globSync('**/*.svg', { cwd: images })
      .filter((file) => file !== different)
      .sort();
    const state = async () => [
      ...(await Promise.all(tables.map(rowsOf))),
      files.map((file) => statSync(join(images, file)).mtimeMs),
    ];
    const before = await state();
    await seed();
    expect(await state()).toEqual(before);
    expect(existsSync(join(images, missing))).toBe(true);
    expect(readFileSync(join(images, different), 'utf8')).toBe(original);
  });

  test('on a later day moves the special prices to that day and does not change the stock', async () => {
    await shop.db.updateTable('stocks').set({ stock: 1 }).execute();
    const specials = async () => {
      const { rows } = await sql<{ running: number }>`
        select count(*)::integer as running from special_prices
        where starts_at <= ${shop.clock()} and ends_at > ${shop.clock()}`.execute(shop.db);
      return rows[0]?.running;
    };
    const before = { specials: await specials(), stocks: await rowsOf('stocks'), products: await rowsOf('products') };
    shop.setClock(new Date(shop.clock().getTime() + 90 * 86_400_000));
    expect(await specials()).toBe(0);
    await seedDemoRows(shop);
    expect({ specials: await specials(), stocks: await rowsOf('stocks'), products: await rowsOf('products') }).toEqual(
      before,
    );
  });
});
