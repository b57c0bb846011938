/*
 * What imports report about likely mistakes in rows that they store.
 */
import { expect, test } from 'vitest';
import { catalogueImportExport } from '#server/catalogue/commands.ts';
import { contentImportExport } from '#server/content/commands.ts';
import { flashSalesImportExport } from '#server/flash-sales/commands.ts';
import type { ImportExport } from '#server/import-export/import-export.ts';
import { pricesImportExport } from '#server/pricing/commands.ts';
import { createProduct } from '#server/testing/catalogue-factory.ts';
import { jsonLines, runImportExport } from '#server/testing/run-shop-command.ts';
import { createTestShop } from '#server/testing/test-shop.ts';

const shop = await createTestShop();
const { productId, skuId, sku } = await createProduct(shop, { name: 'Lamp', category: 'lamps', price: 1290 });
const days = (count: number) => new Date(shop.clock().getTime() + count * 86_400_000).toISOString();

const pictures = new Set(['lamp.jpg']);
const hasPicture = async (path: string) => pictures.has(path);
const importRows = (importExport: ImportExport, rows: readonly object[], ...options: string[]) =>
  runImportExport({ ...shop, hasPicture }, importExport, ['import', ...options], jsonLines(...rows));

const skuRow = (id: number, columns: object) => ({
  type: 'sku',
  id,
  product_id: productId,
  sku: `S-${id}`,
  ...columns,
});
const texts = { title_th: 'ก', title_en: 'A', description_th: 'ก', description_en: 'A' };

test('a row whose picture the shop does not have is imported with a warning, also when nothing changes', async () => {
  const rows = [
    skuRow(700, { price: 10, images: ['/images/lamp.jpg'] }),
    skuRow(701, {
      price: 10,
      images: ['/images/lamp.jpg', '/images/phones/a.jpg', 'b.jpg', 'https://cdn.example/c.jpg'],
    }),
  ];
  const warnings = `row 2, warning: images: /images/phones/a.jpg is not among the pictures
row 2, warning: images: b.jpg must be a path such as /images/phones/a.jpg
`;
  expect(await importRows(catalogueImportExport, rows)).toEqual({
    failed: false,
    errors: warnings,
    output: '2 read, 2 new, 0 changed, 0 unchanged, 0 refused, 2 warnings\n',
  });
  expect(await importRows(catalogueImportExport, rows, '--dry-run')).toEqual({
    failed: false,
    errors: warnings,
    output: '2 read, 0 new, 0 changed, 2 unchanged, 0 refused, 2 warnings; nothing was written\n',
  });
});

test('pictures in blocks of texts and of pages are looked for as well', async () => {
  const block = { id: 'lamp', type: 'picture', data: { title: { th: 'ก', en: 'A' }, image: '/images/none.svg' } };
  const content = [{ type: 'image', data: { url: '/images/nowhere.png', caption: '' } }];
  const { errors } = await importRows(contentImportExport, [
    { type: 'page', path: '/sale', ...texts, blocks: [block] },
    { type: 'link', path: '/sale', ...texts, content_en: content },
  ]);
  expect(errors).toBe(
    'row 1, warning: blocks: /images/none.svg is not among the pictures\nrow 2, warning: content_en: /images/nowhere.png is not among the pictures\n',
  );
});

test('pictures on another host are not looked for', async () => {
  const row = skuRow(702, { price: 10, images: ['/images/phones/a.jpg'] });
  expect(await runImportExport(shop, catalogueImportExport, ['import'], jsonLines(row))).toMatchObject({ errors: '' });
});

test('a SKU without pictures shows the placeholder, and the import says so unless its product is hidden', async () => {
  const warning = 'row 1, warning: images: has no picture, so shoppers see the placeholder\n';
  expect((await importRows(catalogueImportExport, [skuRow(703, { price: 10 })])).errors).toBe(warning);
  await shop.db.updateTable('products').set({ visible: false }).where('product_id', '=', productId).execute();
  expect((await importRows(catalogueImportExport, [skuRow(704, { price: 10 })])).errors).toBe('');
  await shop.db.updateTable('products').set({ visible: true }).where('product_id', '=', productId).execute();
});

test('a special price that is not below the standard price is said with its row, unless it has ended', async () => {
  const price = (amount: number, starts: number, ends: number) => ({
    sku,
    price: amount,
    starts_at: days(starts),
    ends_at: days(ends),
  });
  const rows = [price(1290, 1, 2), price(12_900, 3, 4), price(1289.99, 5, 6), price(1290, -2, -1)];
  const { errors, output, failed } = await importRows(pricesImportExport, rows);
  expect(
    errors,
  ).toBe(`row 1, warning: price: 1290.00 is not below the standard price 1290.00, which shoppers pay instead
row 2, warning: price: 12900.00 is not below the standard price 1290.00, which shoppers pay instead
`);
  expect(output).toBe('4 read, 4 new, 0 changed, 0 unchanged, 0 refused, 2 warnings\n');
  expect(failed).toBe(false);
  await shop.db.deleteFrom('special_prices').execute();
});

test('a flash-sale price that is not below the standard price is said with its row', async () => {
  const sale = { type: 'flash-sale', id: 5, name_th: 'ก', name_en: 'A', starts_at: days(1), ends_at: days(2) };
  const { errors } = await importRows(flashSalesImportExport, [
    sale,
    { type: 'flash-sale-item', flash_sale: 5, sku, price: 1300, quota: 3 },
  ]);
  expect(errors).toBe(
    'row 2, warning: price: 1300.00 is not below the standard price 1290.00, which shoppers pay instead\n',
  );
  await shop.db.deleteFrom('flash_sale_items').execute();
});

test('a standard price that is lowered to a special price or below it is said with its row', async () => {
  await importRows(pricesImportExport, [{ sku, price: 990, starts_at: days(1), ends_at: days(2) }]);
  const lower = (price: number) => importRows(catalogueImportExport, [{ type: 'sku', id: skuId, price }]);
  expect((await lower(990.01)).errors).not.toContain('price:');
  expect((await lower(990)).errors).toContain(
    'row 1, warning: price: 990.00 is not above a special price, 990.00, which no longer applies\n',
  );
});

test('a standard price that is less than half or more than twice of the one before is said with its row', async () => {
  await importRows(catalogueImportExport, [skuRow(705, { price: 43_900, images: ['/images/lamp.jpg'] })]);
  const changed = async (price: number, ...options: string[]) =>
    (await importRows(catalogueImportExport, [skuRow(705, { price })], ...options)).errors;
  expect(await changed(4390, '--dry-run')).toBe('row 1, warning: price: 4390.00 instead of 43900.00\n');
  expect(await changed(439_000, '--dry-run')).toBe('row 1, warning: price: 439000.00 instead of 43900.00\n');
  expect(await changed(21_949, '--dry-run')).toBe('row 1, warning: price: 21949.00 instead of 43900.00\n');
  expect(await changed(21_950)).toBe('');
  expect(await changed(43_900)).toBe('');
});

test('texts for a page that neither the shop nor the rest of the file has are said with their row', async () => {
  const rows = [
    { type: 'link', path: '/spring', ...texts },
    { type: 'link', path: '/product-category/none', ...texts },
    { type: 'link', path: '/product-category/lamps', ...texts },
    { type: 'page', path: '/spring', ...texts, blocks: [] },
  ];
  const errors = 'row 2, warning: path: there is no such category\n';
  expect(await importRows(contentImportExport, rows, '--dry-run')).toMatchObject({ errors, failed: false });
  expect(await importRows(contentImportExport, rows)).toMatchObject({ errors, failed: false });
});
