import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { invalidateChangedAds } from '../../blog/blog.ts';
import { previewKey } from '../../preview-key.ts';
import { adRow, blogCategoryRows, blogTagRows, laptopArticle, phoneArticle } from '../../testing/blog-rows.ts';
import { jsonLines, runImportExport } from '../../testing/run-shop-command.ts';
import { createTestShop, dataOf } from '../../testing/test-shop.ts';
import { contentImportExport } from '../commands.ts';
import { invalidateChangedPages } from '../page-queries.ts';
import { pagePreview } from '../page-rules.ts';

const shop = await createTestShop();
const english = shop.client();
const thai = shop.client({ locale: 'th' });
const run = (args: string[], input?: string) => runImportExport(shop, contentImportExport, args, input);
const imported = async (...rows: object[]) => {
  const { errors } = await run(['import'], jsonLines(...rows));
  expect(errors).toBe('');
};
const listed = async (query: object = {}, client = english) =>
  dataOf(await client('GET /pagerender/content/blog-list', { query })).items.map(({ slug }) => slug);
const articleOf = (slug: string, client = english, query = {}) =>
  client('GET /pagerender/content/blog/{slug}', { params: { slug }, query });
const [laptop, phone] = [laptopArticle.slug, phoneArticle.slug];

shop.setClock('2026-11-20T00:00:00Z');
await imported(...blogCategoryRows, ...blogTagRows, laptopArticle, phoneArticle, adRow);

describe('the list of articles', () => {
  test('has the newest first, with what cards show in the language of the request', async () => {
    const page = dataOf(await thai('GET /pagerender/content/blog-list', { query: { limit: 1 } }));
    expect(page).toEqual({
      items: [
        {
          slug: phone,
          title: 'ทำให้มือถือใช้ได้ทั้งวัน',
          description: 'ชาร์จอย่างไรให้แบตอึด',
          image: null,
          category: { slug: 'tips', name: 'เคล็ดลับ' },
          tags: [{ slug: 'battery', name: 'แบตเตอรี่' }],
          author: 'ทีมสายฟ้า',
          publishedAt: '2025-01-10T02:00:00.000Z',
          readingMinutes: 1,
        },
      ],
      total: 2,
      limit: 1,
      offset: 0,
      changesAt: null,
    });
    expect(await listed({ offset: 1 })).toEqual([laptop]);
    expect(dataOf(await english('GET /pagerender/content/blog-list', { query: { offset: 9 } })).total).toBe(2);
  });

  test('can be that of a category or of a tag', async () => {
    expect(await listed({ category: 'guides' })).toEqual([laptop]);
    expect(await listed({ tag: 'battery' })).toEqual([phone, laptop]);
    expect(await listed({ category: 'tips', tag: 'laptops' })).toEqual([]);
    expect(await listed({ category: 'no-such' })).toEqual([]);
  });

  test.each([
    ['memory', [laptop]],
    ['phones', [phone]],
    ['laptop work', [laptop]],
    ['memory charging', []],
    ['โนตบุ๊ค', [laptop, phone]],
    ['จอที่สอง', [laptop]],
    ['ไอแพด', [laptop]],
    ['best laptop', [laptop, phone]],
    ['มือถือ รุ่นไหนดี', [phone]],
    ['amp', []],
    ['%', []],
    ["o'clock\\", []],
  ])('is searched for %j in both languages, whichever the shopper reads', async (query, slugs) => {
    expect(await listed({ query })).toEqual(slugs);
    expect(await listed({ query }, thai)).toEqual(slugs);
  });

  test('has categories and tags with their numbers of articles', async () => {
    expect(dataOf(await english('GET /pagerender/content/blog-category-list'))).toEqual([
      { slug: 'guides', name: 'Buying guides', articles: 1 },
      { slug: 'tips', name: 'Tips', articles: 1 },
    ]);
    expect(dataOf(await thai('GET /pagerender/content/blog-tag-list'))).toEqual([
      { slug: 'battery', name: 'แบตเตอรี่', articles: 2 },
      { slug: 'laptops', name: 'โน้ตบุ๊ก', articles: 1 },
    ]);
  });

  test('has a top list of chosen articles', async () => {
    const top = async () => dataOf(await english('GET /pagerender/content/blog-top-list')).map(({ slug }) => slug);
    expect(await top()).toEqual([]);
    await imported({ ...laptopArticle, top_position: 1 }, { ...phoneArticle, top_position: 2 });
    expect(await top()).toEqual([laptop, phone]);
  });
});

describe('an article', () => {
  test('has its blocks, its headings with the ids of the text, and related articles', async () => {
    const article = dataOf(await articleOf(laptop));
    expect(article).toMatchObject({
      path: `/blog/${laptop}`,
      title: 'Choosing a laptop that fits your work',
      author: 'The Saifah team',
      headings: [
        { id: 'start-1', text: 'How much memory & storage' },
        { id: 'screen', text: 'Screen' },
      ],
      related: [{ slug: phone }],
    });
    expect(JSON.stringify(article.blocks)).toContain('<h2 id=\\"start-1\\">How much memory &amp; storage</h2>');
  });

  test('has a heading for each place, also if an editor gave two of them one id', async () => {
    const html = '<h2 id="size">Size</h2><p>14 inches</p><h2 id="size">Weight</h2><p>1 kg</p>';
    const blocks = [{ id: 'parts', type: 'rich_text', data: { html: { th: html, en: html } } }];
    await imported({ ...phoneArticle, slug: 'two-of-one-id', blocks });
    const article = dataOf(await articleOf('two-of-one-id'));
    expect(article.headings).toEqual([
      { id: 'size', text: 'Size' },
      { id: 'parts-2', text: 'Weight' },
    ]);
    expect(JSON.stringify(article.blocks)).toContain('<h2 id=\\"parts-2\\">Weight</h2>');
    await imported({ ...phoneArticle, slug: 'two-of-one-id', ends_at: '2025-02-01T00:00:00Z' });
  });

  test('is found in other spellings of its address, and not under others', async () => {
    expect(dataOf(await articleOf('Choosing-A-LAPTOP')).slug).toBe(laptop);
    expect(await articleOf('no-such')).toMatchObject({ ok: false, code: 'page_not_found' });
    expect(await articleOf('a/b')).toMatchObject({ ok: false, code: 'page_not_found' });
  });

  test('is shown by a block of teasers, chosen or the newest', async () => {
    const teasers = { type: 'blog_teasers', data: { title: { th: 'อ่าน', en: 'Read' } } };
    const page = { type: 'page', path: '/read', title_th: 'อ่าน', title_en: 'Read' };
    await imported({
      ...page,
      ...{ description_th: 'อ่าน', description_en: 'Read' },
      blocks: [
        { ...teasers, id: 'newest' },
        { ...teasers, id: 'chosen', data: { ...teasers.data, articles: [laptop, 'gone', phone] } },
        { ...teasers, id: 'tips', data: { ...teasers.data, category: 'tips' } },
        { ...teasers, id: 'none', data: { ...teasers.data, category: 'empty' } },
      ],
    });
    const { blocks } = dataOf(await english('GET /pagerender/landing/page', { query: { path: '/read' } }));
    const shown = blocks.map(({ id, data }) => [
      id,
      'articles' in data && data.articles.map(({ slug }) => slug),
      'link' in data && data.link,
    ]);
    expect(shown).toEqual([
      ['newest', [phone, laptop], '/blog'],
      ['chosen', [laptop, phone], '/blog'],
      ['tips', [phone], '/blog?category=tips'],
    ]);
  });
});

describe('an article of the future', () => {
  const future = { ...phoneArticle, slug: 'soon', published_at: '2026-12-01T00:00:00.000Z', top_position: 0 };

  test('is found, listed, counted and searched from its publication on, and announced to cached pages', async () => {
    await imported(future);
    const everywhere = async () => {
      const found = await articleOf('soon');
      return [
        found.ok,
        (await listed()).includes('soon'),
        (await listed({ query: 'phone' })).includes('soon'),
        dataOf(await english('GET /pagerender/content/blog-top-list')).some(({ slug }) => slug === 'soon'),
        dataOf(await english('GET /pagerender/content/blog-tag-list'))[0]?.articles === 3,
        dataOf(await articleOf(laptop)).related.some(({ slug }) => slug === 'soon'),
        (await english('GET /utils/api/link', { query: { path: '/blog/soon' } })).ok,
      ];
    };
    shop.setClock('2026-11-30T23:59:59.999Z');
    expect(await everywhere()).toEqual(Array(7).fill(false));
    const { changesAt } = dataOf(await english('GET /pagerender/content/blog-list'));
    expect(changesAt).toBe('2026-12-01T00:00:00.000Z');
    expect(dataOf(await articleOf(laptop)).changesAt).toBe(changesAt);
    // Before a part of its own ends.
    const [block] = phoneArticle.blocks;
    await imported({ ...phoneArticle, blocks: [{ ...block, ends_at: '2026-12-05T00:00:00Z' }] });
    expect(dataOf(await articleOf(phone)).changesAt).toBe(changesAt);
    await imported(phoneArticle);
    shop.setClock('2026-12-01T00:00:00.000Z');
    expect(await everywhere()).toEqual(Array(7).fill(true));
    const second = (at: string) => new Date(`2026-${at}Z`);
    expect(await invalidateChangedPages(shop.db, second('11-30T23:59:59'), second('12-01T00:00:00'))).toBe(true);
    expect(await invalidateChangedPages(shop.db, second('12-01T00:00:00'), second('12-01T00:00:01'))).toBe(false);
  });

  test('is seen before by those with a preview link', async () => {
    shop.setClock('2026-11-20T00:00:00Z');
    const at = '2026-12-02T00:00:00.000Z';
    const key = previewKey(shop, pagePreview('/blog/soon', at));
    expect(dataOf(await articleOf('soon', english, { at, previewKey: key })).slug).toBe('soon');
    expect(await articleOf('soon', english, { at, previewKey: 'guess' })).toMatchObject({ ok: false });
    await imported({ ...future, published_at: '2026-01-01T00:00:00.000Z', ends_at: '2026-01-02T00:00:00.000Z' });
    expect(await articleOf('soon')).toMatchObject({ ok: false, code: 'page_not_found' });
  });
});

test('published articles are in the sitemap', async () => {
  await imported({ ...phoneArticle, slug: 'in-2099', published_at: '2099-01-01T00:00:00.000Z' });
  const params = { kind: 'articles' } as const;
  const { items } = dataOf(await english('GET /pim/api/page-addresses/{kind}', { params, query: { limit: 99 } }));
  expect(items.map(({ slug }) => slug)).toEqual([laptop, phone]);
});

describe('banners of the blog', () => {
  test('are shown in their window, with their category or everywhere', async () => {
    await imported(
      { ...adRow, slug: 'tips-only', category: 'tips', position: 5 },
      { ...adRow, slug: 'later', starts_at: '2026-11-21T00:00:00.000Z' },
    );
    const shown = async (query: object = {}) =>
      dataOf(await english('GET /pagerender/content/blog-ads-list', { query })).map(({ slug }) => slug);
    expect(await shown()).toEqual(['laptop-sale']);
    expect(await shown({ category: 'tips' })).toEqual(['tips-only', 'laptop-sale']);
    expect(dataOf(await english('GET /pagerender/content/blog-list')).changesAt).toBe('2026-11-21T00:00:00.000Z');
    const seconds = [new Date('2026-11-20T23:59:59Z'), new Date('2026-11-21T00:00:00Z')] as const;
    expect(await invalidateChangedAds(shop.db, ...seconds)).toBe(true);
    shop.setClock(seconds[1]);
    expect(await shown()).toEqual(['laptop-sale', 'later']);
  });
});

describe('importing articles', () => {
  test('gives the same rows as the export, and none of them as pages', async () => {
    const { output } = await run(['export']);
    const rows = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { type: string; path?: string; slug?: string });
    expect(rows.find(({ slug }) => slug === laptop)).toEqual({ ...laptopArticle, top_position: 1 });
    expect(rows.filter(({ type }) => type === 'page').map(({ path }) => path)).toEqual(['/', '/read']);
    expect((await run(['import'], output)).output).toMatch(/^(\d+) read, 0 new, 0 changed, \1 unchanged, 0 refused\n$/);
  });

  test('changes the reading time and what is searched with the text', async () => {
    const html = { th: '<p>ก</p>', en: `<p>${'Unicorns gallop. '.repeat(220)}</p>` };
    await imported({ ...laptopArticle, blocks: [{ id: 'text', type: 'rich_text', data: { html } }] });
    expect(dataOf(await articleOf(laptop)).readingMinutes).toBe(2);
    expect(dataOf(await articleOf(laptop, thai)).readingMinutes).toBe(1);
    expect(await listed({ query: 'unicorn' })).toEqual([laptop]);
    expect(await listed({ query: 'จอที่สอง' })).toEqual([]);
    await imported({ type: 'article', slug: laptop, tags: ['battery', 'laptops'] });
    expect(dataOf(await articleOf(laptop)).tags.map(({ slug }) => slug)).toEqual(['battery', 'laptops']);
    const { rows } = await sql`select from blog_article_tags where path = ${`/blog/${laptop}`}`.execute(shop.db);
    expect(rows).toHaveLength(2);
  });

  test('reports each bad row with its number and reason', async () => {
    const { errors } = await run(
      ['import'],
      jsonLines(
        { ...laptopArticle, slug: 'a', category: 'no-such' },
        { ...laptopArticle, slug: 'b', tags: ['laptops', 'no-such'] },
        { ...laptopArticle, slug: 'c', ends_at: laptopArticle.published_at },
        { ...laptopArticle, slug: 'D e' },
        { ...laptopArticle, slug: 'f', tags: ['laptops', 'laptops'] },
        { ...laptopArticle, slug: 'g', blocks: [{ id: 'x', type: 'hologram', data: {} }] },
        { ...adRow, slug: 'h', category: 'no-such' },
        { ...adRow, slug: 'i', starts_at: '2026-01-02T00:00:00Z', ends_at: '2026-01-01T00:00:00Z' },
        { type: 'page', path: '/blog/j' },
      ),
    );
    expect(errors.trim().split('\n')).toEqual([
      'row 1: category: there is no blog-category no-such',
      'row 2: tags: there is no blog-tag no-such',
      'row 3: ends_at: must be after published_at',
      'row 4: slug: must be words in small Latin letters and digits, joined by dashes',
      'row 5: tags: must not have a tag twice',
      expect.stringMatching(/^row 6: blocks\[0\].type: must be one of hero, /),
      'row 7: category: there is no blog-category no-such',
      'row 8: ends_at: must be after starts_at',
      expect.stringContaining('row 9: '),
    ]);
  });
});
