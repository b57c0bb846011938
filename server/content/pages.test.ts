import { describe, expect, test } from 'vitest';
import { previewKey } from '../preview-key.ts';
import { blogCategoryRows, blogTagRows, phoneArticle } from '../testing/blog-rows.ts';
import { createBrand, createCategory, createProduct } from '../testing/catalogue-factory.ts';
import { createFlashSale } from '../testing/offer-factory.ts';
import { jsonLines, runImportExport, runShopCommand } from '../testing/run-shop-command.ts';
import { createStore } from '../testing/store-factory.ts';
import { createTestShop, dataOf, failureOf } from '../testing/test-shop.ts';
import { blockKinds } from './blocks/block-kinds.ts';
import { contentImportExport, contentPreviewCommand } from './commands.ts';
import { invalidateChangedPages } from './page-queries.ts';

const shop = await createTestShop();
const start = shop.clock();
const english = shop.client();
const thai = shop.client({ locale: 'th' });
const hours = (count: number) => new Date(start.getTime() + count * 3_600_000);
const text = (en: string, th = `${en} ไทย`) => ({ th, en });

const importPage = (path: string, blocks: object[], columns: object = {}) =>
  runImportExport(
    shop,
    contentImportExport,
    ['import'],
    jsonLines({
      type: 'page',
      path,
      title_th: 'ลดราคา',
      title_en: 'Sale',
      description_th: 'ลดทั้งร้าน',
      description_en: 'Everything on sale',
      ...columns,
      blocks,
    }),
  );
const savePage = async (...args: Parameters<typeof importPage>) => {
  const { output, errors } = await importPage(...args);
  expect(errors).not.toMatch(/^row \d+: /m);
  expect(output).toMatch(/1 (new|changed)/);
};
const landing = (path: string, client = english) => client('GET /pagerender/landing/page', { query: { path } });
const blocksOf = async (path: string, client = english) => dataOf(await landing(path, client)).blocks;
const heading = (id: string, extra: object = {}) => ({
  id,
  type: 'rich_text',
  data: { html: text(`<h2>${id}</h2>`) },
  ...extra,
});

const { productId, slug, skuId } = await createProduct(shop, { name: 'Lamp', brand: 'Voltara', category: 'lamps' });
const second = await createProduct(shop, { name: 'Torch', brand: 'Nimbus', category: 'lamps/torches' });
await createCategory(shop.db, 'cables');
await runImportExport(
  shop,
  contentImportExport,
  ['import'],
  jsonLines(...blogCategoryRows, ...blogTagRows, phoneArticle),
);
const { storeId } = await createStore(shop, { name: text('Siam') });
const { slug: siam } = await shop.db
  .selectFrom('stores')
  .select('slug')
  .where('store_id', '=', storeId)
  .executeTakeFirstOrThrow();
await createFlashSale(shop, { items: [{ skuId, price: 500 }] });
const brand = await createBrand(shop.db, 'Aster');
await shop.db.updateTable('brands').set({ pin_flag: true, position: 1 }).where('brand_id', '!=', brand).execute();

describe('the home page', () => {
  test('has the categories and the rows of a new shop until it is imported', async () => {
    const { title, blocks, changesAt } = dataOf(await thai('GET /pagerender/page/home'));
    expect([title, changesAt]).toEqual(['หน้าแรก', null]);
    expect(blocks.map(({ id }) => id)).toEqual(['categories', 'flash-sale', 'special', 'newest', 'popular']);
    await savePage('/', [heading('hello')]);
    const home = dataOf(await english('GET /pagerender/page/home'));
    expect([home.title, home.blocks.map(({ id }) => id)]).toEqual(['Sale', ['hello']]);
  });

  test('cannot have a window', async () => {
    const { errors } = await importPage('/', [], { ends_at: hours(1).toISOString() });
    expect(errors).toContain('starts_at, ends_at: must not be given for the home page');
  });
});

describe('blocks', () => {
  test.each(Object.values(blockKinds))(
    'a block of kind $type can be imported and exported',
    async ({ type, sample }) => {
      await savePage('/samples', [{ id: 'sample', type, data: sample }]);
      const { output } = await runImportExport(shop, contentImportExport, ['export']);
      const exported = output
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
        .find(({ path }) => path === '/samples');
      expect(exported.blocks).toEqual([{ id: 'sample', type, data: sample }]);
      const again = await importPage('/samples', exported.blocks);
      expect(again.output).toContain('1 unchanged');
    },
  );

  test('are shown in the order of the file and in the language of the request', async () => {
    const kinds = Object.values(blockKinds).filter(({ type }) => !['coupons', 'campaign_placeholder'].includes(type));
    const special = { products: { ids: [second.productId, 999_999, productId] } };
    const blocks = kinds.map(({ type, sample }) => ({
      id: type.replaceAll('_', '-'),
      type,
      data: JSON.stringify(sample).includes('"special"') ? { ...(sample as object), ...special } : sample,
    }));
    await savePage('/all-kinds', blocks);
    const shown = kinds.map(({ type }) => type).filter((type) => type !== 'pop_up');
    expect((await blocksOf('/all-kinds')).map(({ type }) => type)).toEqual(shown);
    expect((await blocksOf('/all-kinds', thai)).map(({ type }) => type)).toEqual(shown);
    const row = (await blocksOf('/all-kinds', thai)).find(({ type }) => type === 'product_row');
    expect(row?.data).toMatchObject({
      title: 'ลดราคาอยู่ตอนนี้',
      products: [{ productId: second.productId }, { productId, slug }],
    });
  });

  test('list the products of a query', async () => {
    const row = (id: string, products: object) => ({
      id,
      type: 'product_grid',
      data: { title: text('Row'), products },
    });
    await savePage('/rows', [
      row('category', { category: 'lamps' }),
      row('below', { category: 'lamps/torches' }),
      row('brand', { brand: 'Voltara' }),
      row('empty', { category: 'cables' }),
      row('unknown', { category: 'no-such' }),
    ]);
    const rows = (await blocksOf('/rows')).flatMap(({ id, type, data }) =>
      type === 'product_grid' ? [[id, data.products.map((product) => product.productId).sort()]] : [],
    );
    expect(rows).toEqual([
      ['category', [productId, second.productId]],
      ['below', [second.productId]],
      ['brand', [productId]],
    ]);
  });

  test('show chosen branches in their order, or those of a province or category', async () => {
    const { storeId } = await createStore(shop, { name: text('Nimman'), postcode: '50200', categories: ['flagship'] });
    const { slug: nimman } = await shop.db
      .selectFrom('stores')
      .select('slug')
      .where('store_id', '=', storeId)
      .executeTakeFirstOrThrow();
    const block = (id: string, selection: object) => ({
      id,
      type: 'branches',
      data: { title: text('Branches'), ...selection },
    });
    await savePage('/branches', [
      block('chosen', { branches: [nimman, 'no-such', siam] }),
      block('province', { province: 'เชียงใหม่' }),
      block('category', { category: 'flagship', limit: 1 }),
      block('nowhere', { province: 'Atlantis' }),
      block('none', { category: 'airport' }),
    ]);
    const shown = (await blocksOf('/branches')).flatMap(({ id, type, data }) =>
      type === 'branches' ? [[id, data.branches.map((branch) => branch.slug), data.link.replace(/\d+/, '1')]] : [],
    );
    expect(shown).toEqual([
      ['chosen', [nimman, siam], '/store'],
      ['province', [nimman], '/store?province=1'],
      ['category', [nimman], '/store?category=flagship'],
    ]);
  });

  test('are not shown in a language in which one of their texts is missing', async () => {
    await savePage('/one-language', [
      { id: 'thai', type: 'rich_text', data: { html: { th: '<p>ไทย</p>' } } },
      { id: 'english', type: 'rich_text', data: { html: { en: '<p>English</p>' } } },
    ]);
    expect((await blocksOf('/one-language')).map(({ id }) => id)).toEqual(['english']);
    expect((await blocksOf('/one-language', thai)).map(({ id }) => id)).toEqual(['thai']);
  });

  test('that this version does not know or cannot read are left out, and the others are shown', async () => {
    await savePage('/newer', [heading('known')]);
    const blocks = JSON.stringify([
      { id: 'a', type: 'hologram', data: {} },
      { id: 'b', type: 'faq', data: { items: 'none' } },
      { id: 'c', type: 'toString', data: {} },
      heading('known'),
    ]);
    await shop.db.updateTable('content_pages').set({ blocks }).where('path', '=', '/newer').execute();
    expect((await blocksOf('/newer')).map(({ id }) => id)).toEqual(['known']);
  });

  test('with a script that was stored without an import are not shown', async () => {
    await savePage('/html', [heading('html')]);
    const html = '<p>ok<script>b()</script></p>';
    const blocks = JSON.stringify([{ id: 'html', type: 'rich_text', data: { html: { th: html, en: html } } }]);
    await shop.db.updateTable('content_pages').set({ blocks }).where('path', '=', '/html').execute();
    expect(await blocksOf('/html')).toEqual([]);
  });

  test('a placeholder stands where no campaign runs', async () => {
    const placeholder = {
      id: 'placeholder',
      type: 'campaign_placeholder',
      data: blockKinds.campaign_placeholder.sample,
    };
    const campaign = {
      id: 'campaign',
      type: 'mega_campaign',
      data: blockKinds.mega_campaign.sample,
      starts_at: hours(1).toISOString(),
      ends_at: hours(2).toISOString(),
    };
    await savePage('/campaign', [campaign, placeholder]);
    expect(await blocksOf('/campaign')).toEqual([
      {
        id: 'placeholder',
        type: 'campaign_placeholder',
        data: { title: 'Savings for you', link: '/coupon', saveUpTo: 200, minimumSaving: 50 },
      },
    ]);
    shop.setClock(hours(1));
    expect(await blocksOf('/campaign')).toMatchObject([{ id: 'campaign', data: { endDate: hours(2).toISOString() } }]);
    shop.setClock(hours(2));
    expect((await blocksOf('/campaign')).map(({ id }) => id)).toEqual(['placeholder']);
    shop.setClock(start);
  });

  test('of one kind are read by calls of their own', async () => {
    const kinds = ['pop_up', 'product_row', 'common_campaign', 'mega_campaign', 'mini_highlights'] as const;
    await savePage(
      '/calls',
      kinds.map((type) => {
        const sample = blockKinds[type].sample as object;
        return {
          id: type.replace('_', '-'),
          type,
          data: type === 'product_row' ? { ...sample, products: { ids: [productId] } } : sample,
        };
      }),
    );
    const query = { path: '/calls' };
    expect(dataOf(await english('GET /pagerender/landing/pop-up', { query }))).toMatchObject({ id: 'pop-up' });
    expect(dataOf(await english('GET /pagerender/landing/pop-up', { query: { path: '/no-such' } }))).toBeNull();
    const at = hours(2).toISOString();
    const later = { id: 'later', type: 'pop_up', data: blockKinds.pop_up.sample, starts_at: at };
    await savePage('/pop-up', [later]);
    const popUp = (preview: object) =>
      english('GET /pagerender/landing/pop-up', { query: { path: '/pop-up', ...preview } });
    expect(dataOf(await popUp({}))).toBeNull();
    expect(dataOf(await popUp({ at, previewKey: 'forged' }))).toBeNull();
    expect(dataOf(await popUp({ at, previewKey: previewKey(shop, `page /pop-up ${at}`) }))).toMatchObject({
      id: 'later',
    });
    for (const [call, id] of [
      ['GET /pagerender/landing/feature-product-group', 'product-row'],
      ['GET /pagerender/landing/common-campaign', 'common-campaign'],
      ['GET /pagerender/landing/mega-campaign', 'mega-campaign'],
      ['GET /pagerender/landing/mini-highlight', 'mini-highlights'],
    ] as const)
      expect(dataOf(await english(call, { query }))).toMatchObject([{ id }]);
    expect(dataOf(await english('GET /pagerender/landing/mega-campaign'))).toEqual([]);
  });
});

describe('a landing page', () => {
  test('is found in its window only', async () => {
    await savePage('/new-year', [heading('hello')], {
      starts_at: hours(1).toISOString(),
      ends_at: hours(3).toISOString(),
    });
    expect(await landing('/new-year')).toMatchObject({ status: 404, code: 'page_not_found' });
    shop.setClock(hours(1));
    expect(dataOf(await landing('/New-Year/?utm=1'))).toMatchObject({
      path: '/new-year',
      changesAt: hours(3).toISOString(),
    });
    shop.setClock(hours(3));
    expect(await landing('/new-year')).toMatchObject({ status: 404 });
    shop.setClock(start);
  });

  test('gives none of its blocks outside of its window', async () => {
    const popUp = { id: 'hello', type: 'pop_up', data: blockKinds.pop_up.sample };
    const row = { id: 'row', type: 'product_row', data: { title: text('Row'), products: { ids: [productId] } } };
    await savePage('/soon', [popUp, row], { starts_at: hours(1).toISOString() });
    const given = async () => [
      dataOf(await english('GET /pagerender/landing/pop-up', { query: { path: '/soon' } }))?.id,
      dataOf(await english('GET /pagerender/landing/feature-product-group', { query: { path: '/soon' } })).length,
    ];
    expect(await given()).toEqual([undefined, 0]);
    shop.setClock(hours(1));
    expect(await given()).toEqual(['hello', 1]);
    shop.setClock(start);
  });

  test('names the time of the next change of its blocks, and is invalidated then', async () => {
    await savePage('/changing', [
      heading('first', { ends_at: hours(5).toISOString() }),
      heading('second', { starts_at: hours(4).toISOString() }),
    ]);
    expect(dataOf(await landing('/changing'))).toMatchObject({
      blocks: [{ id: 'first' }],
      changesAt: hours(4).toISOString(),
    });
    expect(await invalidateChangedPages(shop.db, hours(3.5), hours(3.9))).toBe(false);
    expect(await invalidateChangedPages(shop.db, hours(3.9), hours(4))).toBe(true);
    expect(await invalidateChangedPages(shop.db, hours(4), hours(4.9))).toBe(false);
    expect(await invalidateChangedPages(shop.db, hours(4.9), hours(5.1))).toBe(true);
  });

  test('is shown as it will be by the links of the command, in both languages', async () => {
    const at = hours(2).toISOString();
    await savePage('/soon', [heading('later', { starts_at: at })], { starts_at: at });
    const run = (...args: string[]) =>
      runShopCommand(
        shop,
        ({ withShop, output, errors }) => contentPreviewCommand({ withContext: withShop, output, errors }),
        args,
      );
    const links = (await run('/soon', '--at', '2026-11-20T12:00:00+07:00')).output.trim().split('\n');
    expect(links.map((link) => new URL(link).pathname)).toEqual(['/soon', '/en/soon']);
    for (const link of links) {
      const query = { path: '/soon', ...Object.fromEntries(new URL(link).searchParams) };
      expect(dataOf(await english('GET /pagerender/landing/page', { query })).blocks).toMatchObject([{ id: 'later' }]);
    }
    expect((await run('/no-such', '--at', at)).errors).toContain('There is no page /no-such; import it first.');
    const inForm = await run('/soon', '--at', '20/11/2569 12:00');
    expect(new URL(inForm.output.trim().split('\n')[0] ?? '').searchParams.get('at')).toBe('2026-11-20T05:00:00.000Z');
    expect((await run('/soon', '--at', 'tomorrow')).errors).toContain(
      'It must be a day or time, such as 2026-11-23 10:00',
    );
    for (const impossible of ['2026-11-20T25:00:00+07:00', '2026-11-31T12:00:00+07:00', '2569-11-20T12:00:00+07:00'])
      expect((await run('/soon', '--at', impossible)).output).toBe('');
  });

  test('names the end of a countdown as its next change', async () => {
    const end = hours(1).toISOString();
    await savePage('/counting', [{ id: 'countdown', type: 'countdown', data: { title: text('Soon'), end } }]);
    expect(dataOf(await landing('/counting')).changesAt).toBe(end);
  });

  test('can be seen as it will be, with the key of a preview link', async () => {
    const at = hours(2).toISOString();
    await savePage('/secret', [heading('later', { starts_at: at })], { starts_at: at });
    const read = (query: Record<string, string>) =>
      shop.app.inject({ url: '/pagerender/landing/page', query: { path: '/secret', ...query } });
    const preview = await read({ at, previewKey: previewKey(shop, `page /secret ${at}`) });
    expect(preview.json().data.blocks).toMatchObject([{ id: 'later' }]);
    expect(preview.headers['cache-control']).toBe('no-store');
    const notFound = { status: 404, code: 'page_not_found' };
    expect(failureOf(await read({ path: '/', at, previewKey: 'forged' }))).toEqual(notFound);
    expect(failureOf(await read({}))).toEqual(notFound);
    expect(failureOf(await read({ at, previewKey: previewKey(shop, `page /other ${at}`) }))).toEqual(notFound);
    const other = hours(3).toISOString();
    expect(failureOf(await read({ at: other, previewKey: previewKey(shop, `page /secret ${at}`) }))).toEqual(notFound);
  });
});

describe('the page of a brand or a category', () => {
  test('can have blocks, whose title replaces the stored one while they are in their window', async () => {
    const path = '/product-category/lamps/torches';
    const seoTitle = async () => dataOf(await english('GET /utils/api/link', { query: { path } })).title;
    const link = { title_th: 'ไฟฉาย', title_en: 'Torches', description_th: 'ไฟฉาย', description_en: 'Torches' };
    await runImportExport(shop, contentImportExport, ['import'], jsonLines({ type: 'link', path, ...link }));
    expect(await seoTitle()).toBe('Torches');
    await savePage(path, [heading('guide')], { ends_at: hours(1).toISOString() });
    await savePage('/brand/voltara', [heading('story')]);
    expect(await seoTitle()).toBe('Sale');
    expect((await blocksOf(path)).map(({ id }) => id)).toEqual(['guide']);
    expect((await blocksOf('/brand/voltara', thai)).map(({ id }) => id)).toEqual(['story']);
    shop.setClock(hours(1));
    expect(await seoTitle()).toBe('Torches');
    shop.setClock(start);
    const { output } = await runImportExport(shop, contentImportExport, ['export']);
    expect(output).toContain('"path":"/brand/voltara"');
  });

  test.each([
    ['/brand/none', 'path: there is no such brand'],
    ['/product-category/lamps/none', 'path: there is no such category'],
  ])('that does not exist cannot have blocks: %s', async (path, message) => {
    expect((await importPage(path, [heading('good')])).errors).toContain(message);
  });
});

describe('an import of a page', () => {
  test.each([
    ['/cart', 'path: /cart is a page of the shop itself'],
    ['/sale/phones', 'path: must have one segment'],
    ['/en/sale', 'path: must not start with /en'],
  ])('refuses the path %s, at which it would never be shown', async (path, message) => {
    expect((await importPage(path, [heading('good')])).errors).toContain(message);
  });

  const bad = (block: object) => importPage('/bad', [heading('good'), { id: 'bad', ...block }]);

  test.each([
    ['an unknown kind', { type: 'hologram', data: {} }, 'blocks[1].type: must be one of hero, banner_layout'],
    [
      'a missing text',
      { type: 'countdown', data: { title: {} } },
      'blocks[1].data.title: must be given in Thai or in English',
    ],
    ['an unknown field', { type: 'flash_sale', data: { title: text('Sale'), colour: 'red' } }, 'must not have colour'],
    [
      'a script',
      { type: 'rich_text', data: { html: { th: '<p onclick="x()">a<script>1</script></p>' } } },
      'blocks[1].data.html.th: must not have onclick of <p>, <script>',
    ],
    [
      'a dangerous link',
      { type: 'rich_text', data: { html: { th: '<a href="javascript:x()">a</a>' } } },
      'must not have the link javascript:x()',
    ],
    [
      'a link to a foreign protocol',
      { type: 'picture', data: { title: text('A'), image: '/images/a.svg', link: '//evil.example' } },
      'blocks[1].data.link: must begin with / or https://',
    ],
    [
      'a time in a zone that does not exist',
      heading('bad', { starts_at: '2026-12-01T00:00:00+17:00' }),
      'blocks[1].starts_at: must be a time with its zone',
    ],
    ['the id of another block', { ...heading('good') }, 'blocks[1].id: must not be used twice'],
    [
      'a window that ends before it begins',
      heading('bad', { starts_at: '2026-12-02T00:00:00Z', ends_at: '2026-12-01T00:00:00Z' }),
      'blocks[1].ends_at: must be after starts_at',
    ],
    [
      'rows of a table with too few cells',
      { type: 'table', data: { caption: text('A'), headings: [text('A'), text('B')], rows: [[text('1')]] } },
      'each row must have as many cells as there are headings',
    ],
  ])('refuses %s by row and path, and stores nothing', async (_name, block, message) => {
    const { errors, failed } = await bad(block);
    expect(errors).toContain(message);
    expect(failed).toBe(true);
    expect(await landing('/bad')).toMatchObject({ status: 404 });
  });
});
