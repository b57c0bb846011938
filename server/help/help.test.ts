import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../app.ts';
import { ResponseCache } from '../http/response-cache.ts';
import { previewKey } from '../preview-key.ts';
import { jsonLines, runImportExport, runShopCommand } from '../testing/run-shop-command.ts';
import { createStore } from '../testing/store-factory.ts';
import { createTestShop, dataOf, failureOf } from '../testing/test-shop.ts';
import { helpCommand, helpImportExport } from './commands.ts';

const shop = await createTestShop();
const english = shop.client();
const thai = shop.client({ locale: 'th' });
const importRows = (...rows: object[]) => runImportExport(shop, helpImportExport, ['import'], jsonLines(...rows));
const text = (th: string, en: string) => ({ th, en });
const both = (name: string, th: string, en: string) => ({ [`${name}_th`]: th, [`${name}_en`]: en });

const helpType = (type: string, th: string, en: string, position: number) => ({
  type: 'help-type',
  help_type: type,
  ...both('label', th, en),
  ...both('description', `เรื่อง${th}`, `About ${en}`),
  position,
});
const html = (th: string, en: string) => ({ id: 'text', type: 'rich_text', data: { html: text(th, en) } });
const returns = {
  type: 'help',
  path: '/help/returns',
  help_type: 'after-sales',
  position: 1,
  ...both('title', 'คืนสินค้าและคืนเงิน', 'Returns and refunds'),
  ...both('description', 'คืนสินค้าอย่างไร', 'How to send goods back'),
  ...both('question', 'คืนสินค้าได้ภายในกี่วัน', 'How many days do I have to return an item?'),
  related: ['warranty', 'no-such-page', 'delivery'],
  blocks: [
    html('<p>แจ้งคืนภายใน <strong>7 วัน</strong></p>', '<p>Tell us within <strong>7 days</strong></p>'),
    {
      id: 'faq',
      type: 'faq',
      data: {
        title: text('คำถามที่พบบ่อย', 'Questions'),
        items: [
          {
            question: text('แกะซีลแล้วคืนได้ไหม', 'May I open the seal?'),
            answer: text('ได้หากสินค้าเสีย', 'Yes, if it is faulty'),
          },
          {
            question: text('เงินเข้าเมื่อไร', 'When is the money back?'),
            answer: text('ตามรอบของธนาคาร', 'It depends on the bank'),
          },
        ],
      },
    },
  ],
};
const warranty = {
  type: 'help',
  path: '/help/warranty',
  help_type: 'after-sales',
  position: 2,
  ...both('title', 'การรับประกัน', 'Warranty'),
  ...both('description', 'สินค้ามีประกัน', 'Covered goods'),
  blocks: [html('<p>ประกันศูนย์ไทย</p>', '<p>Thai warranty for refunds of faulty parts</p>')],
};
const delivery = {
  type: 'help',
  path: '/help/delivery',
  help_type: 'delivery',
  ...both('title', 'การจัดส่ง', 'Delivery'),
  ...both('description', 'ค่าจัดส่งและระยะเวลา', 'Fees and times'),
  blocks: [html('<p>ส่งโดยขนส่งเอกชน</p>', '<p>By courier</p>')],
};

test('are imported after their types, and a second import changes nothing', async () => {
  const rows = [
    helpType('delivery', 'จัดส่ง', 'Delivery', 1),
    helpType('after-sales', 'หลังการขาย', 'After the sale', 2),
    helpType('empty', 'ว่าง', 'Empty', 3),
    returns,
    warranty,
    delivery,
  ];
  expect(await importRows(...rows)).toMatchObject({
    errors: '',
    output: '6 read, 6 new, 0 changed, 0 unchanged, 0 refused\n',
  });
  const { output } = await runImportExport(shop, helpImportExport, ['export']);
  const again = await runImportExport(shop, helpImportExport, ['import'], output);
  expect(again.output).toBe('6 read, 0 new, 0 changed, 6 unchanged, 0 refused\n');
});

test('an import says what is wrong with a row', async () => {
  const { errors } = await importRows(
    { ...delivery, path: '/help/a', help_type: 'nothing' },
    { ...delivery, path: '/delivery' },
    { ...delivery, path: '/help/b', question_th: 'กี่วัน' },
    { ...delivery, path: '/help/c', blocks: [html('<script>1</script>', '<p>a</p>')] },
    { ...delivery, path: '/help/d', starts_at: '2026-12-02T00:00:00Z', ends_at: '2026-12-01T00:00:00Z' },
  );
  expect(errors.trim().split('\n')).toEqual([
    'row 1: help_type: there is no type nothing',
    'row 2: path: must be /help/ and words in small Latin letters and digits, joined by dashes',
    'row 3: question_th, question_en: must be given in both languages or in none',
    'row 4: blocks[0].data.html.th: must not have <script>',
    expect.stringMatching(/^row 5: /),
  ]);
});

describe('the list of help pages', () => {
  test('has the types that have pages, in order and in the language of the request', async () => {
    const types = dataOf(await thai('GET /utils/api/help-information/types'));
    expect(types).toEqual([
      { type: 'delivery', label: 'จัดส่ง', description: 'เรื่องจัดส่ง' },
      { type: 'after-sales', label: 'หลังการขาย', description: 'เรื่องหลังการขาย' },
    ]);
  });

  test('has the pages of a type, with the popular questions', async () => {
    const path = 'GET /utils/api/help-information/types/{type}/contents';
    const contents = dataOf(await english(path, { params: { type: 'after-sales' } }));
    expect(contents).toEqual([
      {
        slug: 'returns',
        title: 'Returns and refunds',
        description: 'How to send goods back',
        question: 'How many days do I have to return an item?',
      },
      { slug: 'warranty', title: 'Warranty', description: 'Covered goods', question: null },
    ]);
    for (const type of ['empty', 'unknown'])
      expect(await english(path, { params: { type } })).toMatchObject({ status: 404, code: 'help_type_not_found' });
  });

  test('has all of them in one call', async () => {
    const menus = dataOf(await english('GET /pagerender/content/faq-menus'));
    expect(menus.map(({ label, items }) => [label, items.map(({ slug }) => slug)])).toEqual([
      ['Delivery', ['delivery']],
      ['After the sale', ['returns', 'warranty']],
    ]);
  });
});

describe('a help page', () => {
  const read = (slug: string, query: object = {}) =>
    english('GET /pagerender/content/faq/{slug}', { params: { slug }, query });

  test('has blocks, its type and the related pages that exist', async () => {
    const page = dataOf(await read('Returns'));
    expect(page).toMatchObject({
      path: '/help/returns',
      slug: 'returns',
      title: 'Returns and refunds',
      helpType: { type: 'after-sales', label: 'After the sale' },
      changesAt: null,
    });
    expect(page.blocks.map(({ type }) => type)).toEqual(['rich_text', 'faq']);
    expect(page.related.map(({ slug }) => slug)).toEqual(['warranty', 'delivery']);
  });

  test.each(['unknown', '..%2f', 'returns%2Fmore', '%00'])('is not found by the slug %s', async (slug) => {
    const response = await shop.app.inject(`/pagerender/content/faq/${slug}`);
    expect(response.statusCode).toBe(404);
  });

  test('begins and ends to the second, in lists too, and is seen before by its preview', async () => {
    const begin = '2026-12-01T00:00:00.000Z';
    await importRows({ ...warranty, starts_at: begin, ends_at: '2026-12-02T00:00:00Z' });
    const slugs = async () =>
      dataOf(await english('GET /pagerender/content/faq-menus')).flatMap(({ items }) => items.map(({ slug }) => slug));
    shop.setClock('2026-11-30T23:59:59Z');
    expect(await read('warranty')).toMatchObject({ code: 'page_not_found' });
    expect(await slugs()).not.toContain('warranty');
    const key = previewKey(shop, `page /help/warranty ${begin}`);
    expect(dataOf(await read('warranty', { at: begin, previewKey: key })).title).toBe('Warranty');
    expect(await read('warranty', { at: begin, previewKey: 'guess' })).toMatchObject({ code: 'page_not_found' });
    shop.setClock(begin);
    expect(dataOf(await read('warranty')).changesAt).toBe('2026-12-02T00:00:00.000Z');
    expect(await slugs()).toContain('warranty');
    shop.setClock('2026-12-02T00:00:00Z');
    expect(await read('warranty')).toMatchObject({ code: 'page_not_found' });
    await importRows({ ...warranty, starts_at: null, ends_at: null });
  });
});

test('pages that are in their window are in the sitemap', async () => {
  await importRows({ ...warranty, ends_at: '2020-01-01T00:00:00Z' });
  const page = await english('GET /pim/api/page-addresses/{kind}', { params: { kind: 'help' }, query: { limit: 10 } });
  expect(dataOf(page).items.map(({ slug }) => slug)).toEqual(['returns', 'delivery']);
  await importRows({ ...warranty, ends_at: null });
});

describe('the search', () => {
  const found = async (query: string, client = thai) =>
    dataOf(await client('GET /utils/api/help-information/search', { query: { query } }));
  const slugs = async (query: string, client = thai) => (await found(query, client)).map(({ slug }) => slug);

  test('finds pages by words of a Thai question without spaces, the best first', async () => {
    expect(await slugs('คืนสินค้าได้กี่วัน')).toEqual(['returns']);
    expect(await slugs('สินค้า')).toEqual(['returns', 'warranty']);
    expect(await slugs('รับประกัน')).toEqual(['warranty']);
  });

  test('finds English words, their plural, and a word that is being typed', async () => {
    expect(await slugs('parts', english)).toEqual(['warranty']);
    expect(await slugs('cour', english)).toEqual(['delivery']);
    expect(await slugs('when is the money back', english)).toEqual(['returns']);
  });

  test('leaves out pages that only mention what is the title of another', async () => {
    expect(await slugs('refunds', english)).toEqual(['returns']);
  });

  test('names the questions of a page that fit', async () => {
    expect((await found('money back', english))[0]?.questions).toEqual(['When is the money back?']);
    expect((await found('แกะซีล'))[0]).toMatchObject({ label: 'หลังการขาย', questions: ['แกะซีลแล้วคืนได้ไหม'] });
  });

  test('reads what a page shows, not the kinds, choices and addresses in its blocks', async () => {
    const guide = {
      id: 'guide',
      type: 'description',
      data: { blocks: { en: [{ type: 'paragraph', data: { text: 'Keep the receipt' } }] } },
    };
    const branches = { id: 'near', type: 'branches', data: { title: text('สาขา', 'Counters'), category: 'repair' } };
    await importRows({ ...warranty, blocks: [guide, branches] });
    expect(await slugs('receipt', english)).toEqual(['warranty']);
    expect(await slugs('counters', english)).toEqual(['warranty']);
    for (const query of ['paragraph', 'repair']) expect([query, await slugs(query, english)]).toEqual([query, []]);
    await importRows({ ...warranty, blocks: [branches, { ...guide, ends_at: '2020-01-01T00:00:00Z' }] });
    expect(await slugs('receipt', english)).toEqual([]);
    await importRows(warranty);
  });

  test.each(['zebra', '', '   ', '%', '<strong>', 'blocks'])('finds nothing for %j', async (query) => {
    expect(await slugs(query, english)).toEqual([]);
  });
});

describe('votes', () => {
  const vote = (slug: string, helpful: unknown, { visitor = randomUUID() as string, locale = 'th' } = {}) =>
    shop.app.inject({
      method: 'POST',
      url: `/utils/api/help-information/contents/${slug}/votes`,
      headers: { 'session-id': visitor, 'accept-language': locale },
      payload: { helpful },
    });
  const counts = async (...args: string[]) =>
    (await runShopCommand(shop, helpCommand, ['votes', ...args])).output.trim().split('\n').slice(1);

  test('count one per visitor and page; a later one replaces it, also at the same time', async () => {
    const visitor = randomUUID();
    expect((await vote('returns', true, { visitor })).statusCode).toBe(204);
    await Promise.all(Array.from({ length: 8 }, () => vote('returns', false, { visitor })));
    await vote('returns', true);
    await vote('returns', true, { locale: 'en' });
    await vote('delivery', true, { visitor });
    expect((await counts()).map((line) => line.split(/ {2,}/))).toEqual([
      ['/help/returns', 'th', '1', '1', '50'],
      ['/help/delivery', 'th', '1', '0', '100'],
      ['/help/returns', 'en', '1', '0', '100'],
    ]);
    expect(await counts('--since', '2026-12-03')).toEqual([]);
  });

  test('do not say whose they are', async () => {
    const visitor = randomUUID();
    await vote('returns', true, { visitor });
    await vote('delivery', true, { visitor });
    const rows = await shop.db.selectFrom('help_votes').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(visitor);
    expect(new Set(rows.map(({ visitor_hash }) => visitor_hash)).size).toBe(rows.length);
  });

  test('are for pages that exist, by a visitor', async () => {
    expect(failureOf(await vote('unknown', true))).toEqual({ status: 404, code: 'page_not_found' });
    expect(failureOf(await vote('returns', 'yes'))).toEqual({ status: 422, code: 'validation_failed' });
    expect(failureOf(await vote('returns', true, { visitor: 'x' }))).toEqual({
      status: 422,
      code: 'validation_failed',
    });
  });

  test('of one visitor are limited', async () => {
    const limited = await createTestShop({ environment: { RATE_LIMITS: 'on' } });
    const call = (visitor: string) =>
      limited.app.inject({
        method: 'POST',
        url: '/utils/api/help-information/contents/returns/votes',
        headers: { 'session-id': visitor },
        payload: { helpful: true },
      });
    const visitor = randomUUID();
    for (let calls = 0; calls < 20; calls += 1) expect((await call(visitor)).statusCode).toBe(404);
    expect(failureOf(await call(visitor)).code).toBe('too_many_requests');
    expect((await call(randomUUID())).statusCode).toBe(404);
  });
});

test('a page that shows branches is read again when a branch changes', async () => {
  const { storeId } = await createStore(shop, { name: text('Siam', 'Siam') });
  const branches = { id: 'branches', type: 'branches', data: { title: text('Branches', 'Branches') } };
  await importRows({ ...delivery, blocks: [branches] });
  const responseCache = new ResponseCache();
  const app = await buildApp({ ...shop, responseCache });
  onTestFinished(() => app.close());
  const read = async () => (await app.inject('/pagerender/content/faq/delivery')).body;
  expect(await read()).toContain('"Siam"');
  await shop.db
    .updateTable('stores')
    .set({ name: JSON.stringify(text('Silom', 'Silom')) })
    .where('store_id', '=', storeId)
    .execute();
  responseCache.invalidate('stores');
  expect(await read()).toContain('"Silom"');
});
