import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createCategory } from '../testing/catalogue-factory.ts';
import { jsonLines, runImportExport } from '../testing/run-shop-command.ts';
import { createTestShop, dataOf, failureOf } from '../testing/test-shop.ts';
import { contentImportExport } from './commands.ts';
import { invalidateChangedPages } from './page-queries.ts';

const shop = await createTestShop();
const english = shop.client();
const thai = shop.client({ locale: 'th' });
const run = (args: string[], input?: string) => runImportExport(shop, contentImportExport, args, input);

const page = {
  type: 'link',
  path: '/product-category/laptops',
  title_th: 'โน้ตบุ๊ก',
  title_en: 'Laptops',
  description_th: 'โน้ตบุ๊กทำงานและเล่นเกม',
  description_en: 'Laptops for work and play',
  content_th: [{ type: 'paragraph', data: { text: 'เลือกแรม 16 GB' } }],
  content_en: [{ type: 'paragraph', data: { text: 'Choose 16 GB of memory' } }],
};
const banner = {
  type: 'category-banner',
  category: 'laptops',
  position: 0,
  title_th: 'โน้ตบุ๊กทุกสาย',
  title_en: 'Every kind of laptop',
  image: '/images/banners/laptops-wide.svg',
  mobile_image: '/images/banners/laptops-narrow.svg',
  link: '/product-category/laptops?sort=discount',
};
const bannersOf = async (path: string) =>
  dataOf(await english('GET /pagerender/content/product-category-banner', { query: { path } })).banners;

await createCategory(shop.db, 'laptops/gaming/cheap');
await createCategory(shop.db, 'laptops/ultrabooks');
await createCategory(shop.db, 'laptops-for-rent');
expect((await run(['import'], jsonLines(page, banner))).output).toContain('2 new');

describe('the content of a page', () => {
  test('is in the language of the request', async () => {
    const query = { path: '/product-category/laptops' };
    expect(dataOf(await thai('GET /utils/api/link', { query }))).toEqual({
      path: '/product-category/laptops',
      title: 'โน้ตบุ๊ก',
      description: 'โน้ตบุ๊กทำงานและเล่นเกม',
      content: page.content_th,
    });
    expect(dataOf(await english('GET /utils/api/link', { query }))).toMatchObject({
      title: 'Laptops',
      content: page.content_en,
    });
  });

  test.each(['/product-category/laptops/', 'product-category//laptops', '/Product-Category/LAPTOPS?sort=newest#all'])(
    'is found by the non-canonical path %s',
    async (path) => {
      expect(dataOf(await english('GET /utils/api/link', { query: { path } })).title).toBe('Laptops');
    },
  );

  test('can be written for fixed pages; a row for a page with texts of its own gets a warning', async () => {
    const file = jsonLines({ ...page, path: '/flash-sale' }, { ...page, path: '/cart' });
    const { errors } = await run(['import', '--dry-run'], file);
    expect(errors).toBe('row 2, warning: path: this page has texts of its own and does not show these\n');
  });

  test('is not found for a page without content; invalid paths are rejected', async () => {
    const response = await shop.app.inject('/utils/api/link?path=/product-category/laptops/gaming');
    expect(failureOf(response)).toEqual({ status: 404, code: 'link_not_found' });
    expect(response.json<{ message: string }>().message).toBe('ไม่พบเนื้อหาของหน้านี้');
    for (const url of ['/utils/api/link', `/utils/api/link?path=${'a'.repeat(301)}`, '/utils/api/link?path=%01'])
      expect(failureOf(await shop.app.inject(url))).toEqual({ status: 422, code: 'validation_failed' });
  });
});

describe('the banners of a category', () => {
  test('are its own, or else those of its nearest ancestor', async () => {
    const shown = {
      title: 'Every kind of laptop',
      image: banner.image,
      mobileImage: banner.mobile_image,
      link: banner.link,
    };
    expect(await bannersOf('laptops')).toEqual([shown]);
    expect(await bannersOf('Laptops/gaming/cheap/')).toEqual([shown]);
    const nearer = { ...banner, category: 'laptops/gaming', mobile_image: null, link: null };
    const second = { ...nearer, position: 1, title_en: 'Second', title_th: 'สอง' };
    await run(['import'], jsonLines(second, nearer));
    expect(await bannersOf('laptops/gaming/cheap')).toEqual([
      { ...shown, mobileImage: banner.image, link: null },
      { title: 'Second', image: banner.image, mobileImage: banner.image, link: null },
    ]);
    expect(await bannersOf('laptops')).toEqual([shown]);
  });

  test('are shown in their window only: the ones of an ancestor take their place', async () => {
    const sale = { ...banner, category: 'laptops/ultrabooks', title_en: 'Sale', title_th: 'ลดราคา' };
    await run(['import'], jsonLines(sale));
    const shownAfter = async (window: object) => {
      await run(['import'], jsonLines({ ...sale, ...window }));
      return (await bannersOf('laptops/ultrabooks')).map(({ title }) => title);
    };
    const hours = (count: number) => new Date(shop.clock().getTime() + count * 3_600_000);
    const [past, future] = [hours(-1).toISOString(), hours(1).toISOString()];
    expect(await shownAfter({ starts_at: past, ends_at: future })).toEqual(['Sale']);
    expect(await invalidateChangedPages(shop.db, hours(0), hours(0.9))).toBe(false);
    expect(await invalidateChangedPages(shop.db, hours(0.9), hours(1))).toBe(true);
    expect(await shownAfter({ starts_at: future, ends_at: null })).toEqual(['Every kind of laptop']);
    expect(await shownAfter({ starts_at: null, ends_at: past })).toEqual(['Every kind of laptop']);
    const { errors } = await run(['import'], jsonLines({ ...sale, starts_at: future, ends_at: past }));
    expect(errors).toBe('row 1: ends_at: must be after starts_at\n');
  });

  test('are empty for a category without banners', async () => {
    expect(await bannersOf('laptops-for-rent')).toEqual([]);
    expect(await bannersOf('')).toEqual([]);
    expect(await bannersOf('nowhere')).toEqual([]);
  });
});

describe('import and export of content', () => {
  test('a dry run writes nothing, and the same file a second time changes nothing', async () => {
    const other = { ...page, path: '/brand' };
    expect((await run(['import', '--dry-run'], jsonLines(other))).output).toContain('1 new');
    expect((await english('GET /utils/api/link', { query: { path: '/brand' } })).ok).toBe(false);
    await run(['import'], jsonLines(other));
    for (const format of ['jsonl', 'csv']) {
      const { output: file } = await run(['export', '--format', format]);
      expect((await run(['import', '--format', format], file)).output).toMatch(
        /^(\d+) read, 0 new, 0 changed, \1 unchanged, 0 refused\n$/,
      );
    }
  });

  test('a row with some columns does not change the others', async () => {
    await run(['import'], jsonLines({ type: 'link', path: '/brand', title_en: 'All brands' }));
    expect(dataOf(await english('GET /utils/api/link', { query: { path: '/brand' } }))).toMatchObject({
      title: 'All brands',
      description: 'Laptops for work and play',
    });
  });

  test('invalid rows are reported with number and reason, and the others are imported', async () => {
    const { errors, output } = await run(
      ['import'],
      jsonLines(
        { ...page, path: '/en/brand' },
        { ...page, path: 'Brand/' },
        { ...page, path: '/a', title_th: '' },
        { ...page, path: '/b', content_en: [{ type: 'shout', data: {} }] },
        { ...banner, category: 'nowhere' },
        { ...banner, position: 2, link: '//elsewhere.example' },
        { type: 'category-banner', category: 'laptops', position: 3 },
        { type: 'poster' },
        { ...page, path: '/c' },
      ),
    );
    expect(errors.trim().split('\n')).toEqual([
      'row 1: path: must not start with /en',
      'row 2: path: must be written /brand',
      'row 3: title_th: must not be empty',
      'row 4: content_en[0].type: is not of the right form',
      'row 5: category: there is no category nowhere',
      'row 6: link: must begin with / or https://',
      'row 7: title_th, title_en, image: must be given for a new row',
      expect.stringMatching(/^row 8: type: must be one of link, category-banner, page, /),
      'row 9, warning: path: there is no such landing page',
    ]);
    expect(output).toBe('9 read, 1 new, 0 changed, 0 unchanged, 8 refused, 1 warning\n');
  });

  test('check constraints reject what the import would refuse', async () => {
    const link = (path: string, title: string) =>
      sql`insert into link_contents (path, title, description) values (${path}, ${title}::jsonb, '{"th":"ก","en":"a"}')`.execute(
        shop.db,
      );
    await expect(link('/Up', '{"th":"ก","en":"a"}')).rejects.toThrow('link_contents_path_check');
    await expect(link('/a/', '{"th":"ก","en":"a"}')).rejects.toThrow('link_contents_path_check');
    await expect(link('/ok', '{"th":"ก","en":""}')).rejects.toThrow('link_contents_title_check');
  });
});

test('a change invalidates cached pages', async () => {
  const invalidatedTags: string[] = [];
  const stop = await shop.database.listen(
    'page_tags',
    (tag) => void invalidatedTags.push(tag),
    () => {},
  );
  await run(['import'], jsonLines({ ...page, path: '/changed' }));
  await expect.poll(() => invalidatedTags).toContain('content');
  await stop();
});
