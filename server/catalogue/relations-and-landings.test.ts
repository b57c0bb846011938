import { expect, test } from 'vitest';
import { createProduct } from '../testing/catalogue-factory.ts';
import { jsonLines, runImportExport } from '../testing/run-shop-command.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';
import { catalogueImportExport } from './commands.ts';

const shop = await createTestShop();
const client = shop.client();
const run = (...rows: object[]) => runImportExport(shop, catalogueImportExport, ['import'], jsonLines(...rows));

test('importing related products replaces the whole list, and reports invalid rows', async () => {
  const phone = await createProduct(shop);
  const cover = await createProduct(shop);
  const film = await createProduct(shop);
  const row = { type: 'relations', id: phone.productId, related: [film.productId, cover.productId] };
  const related = async () =>
    dataOf(await client('GET /pim/api/products/related-product', { query: { productId: phone.productId } })).map(
      ({ productId }) => productId,
    );
  expect((await run(row)).output).toContain('1 new');
  expect(await related()).toEqual([film.productId, cover.productId]);
  expect((await run(row)).output).toContain('1 unchanged');
  expect((await run({ ...row, related: [cover.productId] })).output).toContain('1 changed');
  expect(await related()).toEqual([cover.productId]);
  const { errors } = await run(
    { ...row, id: 1_999_999 },
    { ...row, related: [1_999_999] },
    { ...row, fits: [phone.productId] },
    { ...row, related: [cover.productId, cover.productId] },
  );
  expect(errors.trim().split('\n')).toEqual([
    'row 1: id: there is no product 1999999',
    'row 2: related: there is no product 1999999',
    'row 3: fits: must not name the product itself',
    'row 4: related: must name each product once',
  ]);
});

test('a product loses its relations once, however often it is imported without them', async () => {
  const { productId } = await createProduct(shop);
  const row = { type: 'relations', id: (await createProduct(shop)).productId, related: [productId] };
  await run(row);
  const without = { ...row, related: [] };
  for (const outcome of ['1 changed', '1 unchanged', '1 unchanged'])
    expect((await run(without)).output).toContain(outcome);
  expect((await run(row)).output).toContain('1 new');
  expect((await run({ ...without, id: 1_999_999 })).errors).toBe('row 1: id: there is no product 1999999\n');
});

test('landing pages of brands are imported together with the pages below them', async () => {
  const { productId, brandId } = await createProduct(shop, { brand: 'Nimbus' });
  const { slug: brand } = await shop.db
    .selectFrom('brands')
    .select('slug')
    .where('brand_id', '=', brandId)
    .executeTakeFirstOrThrow();
  const texts = { title_th: 'นิมบัส', title_en: 'Nimbus', summary_th: 'สรุป', summary_en: 'Summary' };
  const own = { type: 'landing', id: 1, brand, slug: brand, ...texts, products: [productId] };
  const below = { ...own, id: 2, slug: 'nimbus-sound', parent: brand };
  expect((await run(own, below)).output).toContain('2 new');
  const page = dataOf(await client('GET /pagerender/content/brand-landing/{slug}', { params: { slug: brand } }));
  expect(page).toMatchObject({ products: [{ productId }], subLandings: [{ slug: 'nimbus-sound' }] });
  const { errors } = await run(
    { ...own, id: 3 },
    { ...own, id: 4, brand: 'nobody' },
    { ...below, id: 5, parent: 'nobody', slug: 'x' },
    { ...own, id: 6, slug: 'another' },
    { ...below, id: 7, slug: 'y', products: [1_999_999] },
  );
  expect(errors.trim().split('\n')).toEqual([
    expect.stringMatching(/^row 1: (brand: already has a landing page|slug: is used by another landing page)$/),
    'row 2: brand: there is no brand nobody',
    'row 3: parent: there is no main landing page nobody',
    'row 4: slug: must be the slug of the brand, nimbus',
    'row 5: products: there is no product 1999999',
  ]);
});
