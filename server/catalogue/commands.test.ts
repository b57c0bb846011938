import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { createProduct } from '../testing/catalogue-factory.ts';
import { jsonLines, runImportExport } from '../testing/run-shop-command.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';
import { catalogueImportExport } from './commands.ts';

const shop = await createTestShop();
const client = shop.client();
const folder = mkdtempSync(join(tmpdir(), 'import-export-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (args: string[], input?: string | Buffer) => runImportExport(shop, catalogueImportExport, args, input);
const importRows = (...rows: object[]) => run(['import'], jsonLines(...rows));

/** All rows with the transaction ids that wrote them, which reveal any write. */
async function rowVersions(): Promise<unknown> {
  const { rows } = await sql`
    select xmin::text || b::text as row from brands b union all select xmin::text || c::text from categories c
    union all select xmin::text || p::text from products p union all select xmin::text || s::text from skus s
    order by row`.execute(shop.db);
  return rows;
}

let ids = 100;
/** Rows of a brand, two categories, a product and a SKU with unique ids. */
function uniqueRows() {
  ids += 10;
  const id = ids;
  return {
    id,
    brand: { type: 'brand', id, slug: `maker-${id}`, title: `Maker ${id}` },
    parent: { type: 'category', id, path: `room-${id}`, name_th: 'ห้อง', name_en: 'Room' },
    category: { type: 'category', id: id + 1, path: `room-${id}/lamps`, name_th: 'โคมไฟ', name_en: 'Lamps' },
    product: {
      type: 'product',
      id,
      brand: `maker-${id}`,
      category: `room-${id}/lamps`,
      name_th: `โคม ${id}`,
      name_en: `Lamp ${id}`,
      short_description_th: 'สว่าง',
      short_description_en: 'Bright',
    },
    sku: {
      type: 'sku',
      id: id + 1,
      product_id: id,
      sku: `LMP-${id}`,
      default_flag: true,
      images: ['/images/lamp.svg'],
      price: 1290.5,
    },
  };
}

describe('importing a catalogue', () => {
  test('takes a description of plain text as a paragraph per line', async () => {
    const { id, brand, parent, category, product, sku } = uniqueRows();
    const text = 'A lamp for desks.\n\n Dimmable: [warm, cold] ';
    const first = await importRows({ ...product, description_en: text }, brand, parent, category, sku);
    expect(first.errors).toBe('');
    const paragraph = (line: string) => ({ type: 'paragraph', data: { text: line } });
    const { description } = dataOf(await client('GET /pim/api/products/{id}', { params: { id } }));
    expect(description).toEqual([paragraph('A lamp for desks.'), paragraph('Dimmable: [warm, cold]')]);
    const again = await importRows({ ...product, description_en: text });
    expect(again.output).toBe('1 read, 0 new, 0 changed, 1 unchanged, 0 refused\n');
  });

  test('creates brands, categories, products and SKUs', async () => {
    const { id, brand, parent, category, product, sku } = uniqueRows();
    const { output, errors, failed } = await importRows(sku, product, category, parent, brand);
    expect({ output, errors, failed }).toEqual({
      output: '5 read, 5 new, 0 changed, 0 unchanged, 0 refused\n',
      errors: '',
      failed: false,
    });
    expect(dataOf(await client('GET /pim/api/products/{id}', { params: { id } }))).toMatchObject({
      productName: `Lamp ${id}`,
      slug: `lamp-${id}-${id}`,
      price: 1290.5,
      breadcrumb: [{ label: 'Room' }, { label: 'Lamps' }],
      children: [{ sku: `LMP-${id}`, galleryImage: [{ url: '/images/lamp.svg' }] }],
    });
  });

  test('creates a service, which can be bought without a stock', async () => {
    const { id, ...rows } = uniqueRows();
    const product = { ...rows.product, kind: 'service' };
    await importRows(rows.brand, rows.parent, rows.category, product, rows.sku);
    expect(dataOf(await client('GET /pim/api/products/{id}', { params: { id } }))).toMatchObject({
      kind: 'service',
      stockAvailable: true,
      children: [{ stockAvailable: true }],
    });
    expect(dataOf(await client('POST /inventory/api/stock', { body: { productIds: [id] } }))).toMatchObject([
      { productId: id, stock: 9999, stockAvailable: true },
    ]);
    const { errors } = await importRows({ type: 'product', id, kind: 'repair' });
    expect(errors).toContain('kind: must be one of goods, service');
  });

  test('changes the given columns and no others', async () => {
    const { id, ...rows } = uniqueRows();
    await importRows(rows.brand, rows.parent, rows.category, rows.product, rows.sku);
    const { output } = await importRows(
      { type: 'product', id, name_en: 'Torch' },
      { type: 'sku', id: id + 1, price: 990 },
    );
    expect(output).toBe('2 read, 0 new, 2 changed, 0 unchanged, 0 refused\n');
    expect(dataOf(await client('GET /pim/api/products/{id}', { params: { id } }))).toMatchObject({
      productName: 'Torch',
      slug: `torch-${id}`,
      shortDescription: 'Bright',
      price: 990,
      children: [{ sku: `LMP-${id}` }],
    });
  });

  test('reports each invalid row with its number and reason, and imports the others', async () => {
    const { id, brand, parent, category, product, sku } = uniqueRows();
    const other = await createProduct(shop);
    const rows = [
      brand,
      { ...brand, id: id + 5 },
      parent,
      { ...category, path: 'Room/Lamps!' },
      { ...category, path: `nowhere-${id}/lamps` },
      category,
      { ...product, brand: 'nobody' },
      { ...product, category: `room-${id}/chairs` },
      { ...product, badges: ['shiny'], popularity: -1, colour: 'red' },
      { ...product, description_en: [{ type: 'paragraph', data: { text: 7 } }] },
      { type: 'product', id: id + 8, brand: brand.slug, category: category.path },
      { ...product, id: other.skuId },
      product,
      { ...sku, price: 0 },
      { ...sku, price: 12.345 },
      { ...sku, product_id: 1_999_999 },
      { ...sku, id: other.productId },
      { ...sku, sku: other.sku },
      { ...sku, images: [], limit_quantity: 0, default_flag: 'yes' },
      sku,
      { ...sku, id: id + 2, sku: `LMP-${id}-B` },
      { type: 'shelf', id: 1 },
    ];
    const { output, errors, failed } = await run(['import'], `${jsonLines(...rows)}not JSON\n\n[1]\n`);
    expect(errors.trim().split('\n')).toEqual([
      'row 2: slug: is used by another brand',
      'row 4: path: must be one to four slugs joined by /, such as laptops/macbook',
      `row 5: path: there is no category nowhere-${id}`,
      'row 7: brand: there is no brand nobody',
      `row 8: category: there is no category room-${id}/chairs`,
      'row 9: badges[0]: must be one of new, best-seller, pre-order, official, free-gift; popularity: must be at least 0; colour: must not be given here',
      'row 10: description_en[0].data.text: must be text',
      'row 11: name_th, name_en, short_description_th, short_description_en: must be given for a new row',
      'row 12: id: is the id of a SKU',
      'row 14: price: must be above zero',
      'row 15: price: must be baht with at most two decimals, such as 1290.00',
      'row 16: product_id: there is no product 1999999',
      'row 17: id: is the id of a product',
      'row 18: sku: is used by another SKU',
      'row 19: default_flag: must be true or false; images: must have at least 1 entries; limit_quantity: must be at least 1',
      'row 21: default_flag: the product already has a default SKU; set default_flag of that one to false first',
      'row 22: type: must be one of brand, category, product, sku, relations, landing',
      'row 23: must be one JSON object',
      'row 25: must be one JSON object',
    ]);
    expect(output).toBe('24 read, 5 new, 0 changed, 0 unchanged, 19 refused\n');
    expect(failed).toBe(true);
    expect(dataOf(await client('GET /pim/api/products/{id}', { params: { id } })).price).toBe(1290.5);
  });

  test('refuses more than four labels of a picture, longer ones than forty characters, and places outside of it', async () => {
    const { brand, parent, category, product, sku } = uniqueRows();
    const label = { text: { th: 'สวิตช์', en: 'Switch' }, x: 10, y: 20 };
    const withLabels = (...annotations: object[]) => ({
      ...sku,
      picture_texts: [{ image: '/images/lamp.svg', annotations }],
    });
    const { errors } = await run(
      ['import'],
      jsonLines(
        ...[brand, parent, category, product],
        withLabels(label, label, label, label, label),
        withLabels({ ...label, text: { th: 'สวิตช์', en: 'S'.repeat(41) } }),
        withLabels({ ...label, x: 101 }),
        withLabels(label),
      ),
    );
    expect(errors.trim().split('\n')).toEqual([
      'row 5: picture_texts[0].annotations: must have at most 4 entries',
      'row 6: picture_texts[0].annotations[0].text.en: must have at most 40 characters',
      'row 7: picture_texts[0].annotations[0].x: must be at most 100',
    ]);
  });

  test.each([
    'javascript:alert(1)',
    'www.maker.example',
    '//maker.example',
    'http://maker.example',
    'data:text/html,x',
  ])('refuses %s as the website of a brand, whose page would link there', async (website) => {
    const { brand } = uniqueRows();
    const { errors } = await importRows({ ...brand, external_link: website });
    expect(errors.trim()).toBe('row 1: external_link: must begin with / or https://');
    expect((await importRows({ ...brand, external_link: 'https://maker.example' })).errors).toBe('');
  });

  test.each(['jsonl', 'csv'])(
    'leaves a row of its %s export unchanged that has a value of an earlier version, and refuses other changes of it',
    async (format) => {
      const { brand, id } = uniqueRows();
      await importRows(brand);
      await sql`update brands set external_link = 'http://maker.example' where brand_id = ${id}::integer`.execute(
        shop.db,
      );
      const exported = (await run(['export', '--format', format])).output;
      const before = await rowVersions();
      const { errors, output } = await run(['import', '--format', format], exported);
      expect([errors.includes('external_link'), / 0 new, 0 changed, .* 0 refused/.test(output)]).toEqual([false, true]);
      expect(await rowVersions()).toEqual(before);
      const stored = { ...brand, external_link: 'http://maker.example' };
      for (const change of [{ title: 'Another' }, { external_link: 'http://another.example' }])
        expect((await importRows({ ...stored, ...change })).errors).toBe(
          'row 1: external_link: must begin with / or https://\n',
        );
    },
  );

  test('refuses texts and times that no database stores in words of the shop', async () => {
    const { brand, parent, category, product, sku, id } = uniqueRows();
    await importRows(brand, parent, category, product, sku);
    const row = (values: object) => ({ type: 'product', id, ...values });
    const { errors } = await importRows(
      row({ description_en: [{ type: 'paragraph', data: { text: 'a\u0000b' } }] }),
      row({ description_en: 'a\u0000b' }),
      row({ faq_en: [{ question: 'a\ud800', answer: 'b' }] }),
      row({ specification: [{ label: { th: 'ก', en: 'a' }, value: { th: 'ข', en: 'b' }, 'c\u0000': 1 }] }),
      row({ created_at: '9999-12-31T23:00:00-05:00' }),
      row({ created_at: '0000-01-01T00:00:00Z' }),
    );
    const time = 'created_at: must be a time with its zone, such as 2026-12-01T00:00:00+07:00';
    expect(errors.trim().split('\n')).toEqual([
      'row 1: description_en[0].data.text: must have no control characters',
      'row 2: description_en[0].data.text: must have no control characters',
      'row 3: faq_en[0].question: must be UTF-8 text',
      'row 4: specification[0]: must have no control characters',
      `row 5: ${time}`,
      `row 6: ${time}`,
    ]);
  });

  test('refuses values that are nested without end, and writes the rows around them', async () => {
    const { brand, parent, category, product, sku, id } = uniqueRows();
    await importRows(brand, parent, category, product, sku);
    const nested = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    const file = [
      JSON.stringify({ ...brand, title: 'Before' }),
      `{"type":"product","id":${id},"description_en":${nested}}`,
      `{"type":"product","id":${id},"faq_en":{"a":${nested}}}`,
      `{"type":${nested},"id":${id}}`,
      JSON.stringify({ type: 'product', id, name_en: 'After' }),
    ].join('\n');
    const { errors, output } = await run(['import'], file);
    expect(errors.trim().split('\n')).toEqual([
      'row 2: description_en: must have at most 50 levels',
      'row 3: faq_en: must have at most 50 levels',
      'row 4: type: must have at most 50 levels',
    ]);
    expect(output).toContain('5 read, 0 new, 2 changed, 0 unchanged, 3 refused');
  });

  test('hides and reports a product that has no SKU at the end of the file', async () => {
    const { id, brand, parent, category, product, sku } = uniqueRows();
    const others = Array.from({ length: 600 }, (_, index) => ({
      ...product,
      id: 40_000 + index,
      name_en: `N ${index}`,
      visible: false,
    }));
    const bare = { ...product, id: 40_900 };
    const file = jsonLines(brand, parent, category, product, ...others, sku, bare);
    const expectedErrors = 'row 606: visible: has no SKU, so it stays hidden\n';
    expect(await run(['import', '--dry-run'], file)).toMatchObject({
      output: '606 read, 605 new, 0 changed, 0 unchanged, 1 refused; nothing was written\n',
      errors: expectedErrors,
    });
    expect(await run(['import'], file)).toMatchObject({ errors: expectedErrors, failed: true });
    const { rows } = await sql<{ product_id: number; visible: boolean }>`
      select product_id, visible from products where product_id in (${id}, 40900) order by 1`.execute(shop.db);
    expect(rows).toEqual([
      { product_id: id, visible: true },
      { product_id: 40_900, visible: false },
    ]);
    await importRows({ ...sku, id: 40_901, product_id: 40_900, sku: 'LMP-LATE' });
    expect((await importRows({ type: 'product', id: 40_900, visible: true })).output).toContain('1 changed');
  });

  test('of an unchanged file writes no row and invalidates no page', async () => {
    const { brand, parent, category, product, sku } = uniqueRows();
    const file = jsonLines(brand, parent, category, product, sku);
    await run(['import'], file);
    const before = await rowVersions();
    const invalidatedTags: string[] = [];
    const stop = await shop.database.listen(
      'page_tags',
      (tag) => invalidatedTags.push(tag),
      () => {},
    );
    expect((await run(['import'], file)).output).toBe('5 read, 0 new, 0 changed, 5 unchanged, 0 refused\n');
    await sql`select pg_notify('page_tags', 'the end')`.execute(shop.db);
    await expect.poll(() => invalidatedTags).toEqual(['the end']);
    await stop();
    expect(await rowVersions()).toEqual(before);
  });

  test('moves the default flag to another SKU of the product', async () => {
    const { id, brand, parent, category, product, sku } = uniqueRows();
    await importRows(brand, parent, category, product, sku);
    const other = { ...sku, id: id + 2, sku: `LMP-${id}-B`, price: 1290.5 };
    const { errors } = await importRows(other, { ...sku, default_flag: false });
    expect(errors).toBe('');
    const { children } = dataOf(await client('GET /pim/api/products/{id}', { params: { id } }));
    expect(children.map(({ productId, defaultFlag }) => [productId, defaultFlag])).toEqual([
      [id + 1, false],
      [id + 2, true],
    ]);
  });

  test('does not change the path of a category', async () => {
    const { brand, parent, category } = uniqueRows();
    await importRows(brand, parent, category);
    const { errors } = await importRows({ ...category, path: `${parent.path}/lights` });
    expect(errors).toBe(`row 1: path: must stay ${category.path}\n`);
  });

  test('as a dry run reports the same and writes nothing', async () => {
    const { brand, parent, category, product, sku } = uniqueRows();
    const products = Array.from({ length: 600 }, (_, index) => ({
      ...product,
      id: 50_000 + index,
      name_en: `L ${index}`,
      visible: false,
    }));
    const file = jsonLines(
      brand,
      parent,
      category,
      ...products,
      { ...sku, product_id: 50_000 },
      { ...sku, id: 1, product_id: 7 },
    );
    const before = await rowVersions();
    const dry = await run(['import', '--dry-run'], file);
    expect(dry).toEqual({
      output: '605 read, 604 new, 0 changed, 0 unchanged, 1 refused; nothing was written\n',
      errors: 'row 605: product_id: there is no product 7\n',
      failed: true,
    });
    expect(await rowVersions()).toEqual(before);
    expect((await run(['import'], file)).output).toBe('605 read, 604 new, 0 changed, 0 unchanged, 1 refused\n');
  });
});

describe('a CSV file', () => {
  test('may have its columns in any order and leave some out', async () => {
    const { id, brand, parent, category, product, sku } = uniqueRows();
    await importRows(brand, parent, category, product, sku);
    const file = `\uFEFFid,type,price,limit_quantity,name_en\r\n${id + 1},sku,1490.00,3,\r\n${id},product,,,"Lamp, ""big"""\r\n`;
    const { output, errors } = await run(['import', '--format', 'csv'], file);
    expect([errors, output]).toEqual(['', '2 read, 0 new, 2 changed, 0 unchanged, 0 refused\n']);
    expect(dataOf(await client('GET /pim/api/products/{id}', { params: { id } }))).toMatchObject({
      productName: 'Lamp, "big"',
      price: 1490,
    });
  });

  test('has its invalid rows reported with the row numbers of a spreadsheet', async () => {
    const { id, brand, parent, category, product, sku } = uniqueRows();
    await importRows(brand, parent, category, product, sku);
    const file = [
      'type,id,price,attributes',
      `sku,${id + 1},"1,29",`,
      '',
      `sku,${id + 1},1290.00`,
      `sku,${id + 1},,[]`,
      `sku,${id + 1},1300.00,{colour`,
      `sku,${id + 1},1300.00,[]`,
    ].join('\n');
    const { output, errors } = await run(['import', '--format', 'csv'], file);
    expect(errors.trim().split('\n')).toEqual([
      'row 2: attributes: must not be empty; price: must have three digits after each comma and a point before satang: 1,290.00, not 1,29',
      'row 4: must have 4 cells like the header, not 3',
      'row 5: price: must be baht with at most two decimals, such as 1290.00',
      'row 6: attributes: must be a list',
    ]);
    expect(output).toBe('5 read, 0 new, 1 changed, 0 unchanged, 4 refused\n');
  });

  test('may contain quotes; a row with an unclosed quote is reported', async () => {
    const { id, brand, parent, category } = uniqueRows();
    await importRows(brand, parent, category);
    const file = `type,id,name_en\ncategory,${id},"Den" one\ncategory,${id + 1},Den 2"\ncategory,${id},"Attic\ncategory,${id},Hall\n`;
    const { output, errors } = await run(['import', '--format', 'csv'], file);
    expect(errors).toMatch(
      /^row 4: is not CSV: a quote that opens a cell is not closed, so all rows below belong to the cell.*\n$/,
    );
    expect(output).toBe('3 read, 0 new, 2 changed, 0 unchanged, 1 refused\n');
    const menu = dataOf(await client('GET /pim/api/categories', { query: { path: parent.path } }));
    expect(menu.category).toMatchObject({ categoryName: '"Den" one', subcategories: [{ categoryName: 'Den 2"' }] });
  });

  test.each([
    ['type,id,color\nsku,1,red\n', /row 1 .*"color"/],
    ['type,id,id\nsku,1,1\n', /row 1 .*"id"/],
  ])('with an unknown or repeated column is refused: %j', async (file, message) => {
    await expect(run(['import', '--format', 'csv'], file)).rejects.toThrow(message);
  });
});

describe('a file', () => {
  test('is written completely, in the format of its extension, and can be imported again', async () => {
    const { brand, parent, category, product, sku } = uniqueRows();
    await importRows(brand, parent, category, product, sku);
    for (const ending of ['jsonl', 'csv']) {
      const path = join(folder, `catalogue.${ending}`);
      await run(['export', path]);
      const { output } = await run(['import', path]);
      expect(output).toMatch(/^(\d+) read, 0 new, 0 changed, \1 unchanged, 0 refused\n$/);
    }
    expect(readdirSync(folder).sort()).toEqual(['catalogue.csv', 'catalogue.jsonl']);
    expect(readFileSync(join(folder, 'catalogue.csv'), 'utf8')).toContain(`,LMP-`);
  });

  test('that is missing or has an unknown extension is refused', async () => {
    await expect(run(['import', join(folder, 'none.csv')])).rejects.toThrow(/none\.csv does not exist/);
    writeFileSync(join(folder, 'rows.dat'), '');
    await expect(run(['import', join(folder, 'rows.dat')])).rejects.toThrow(/--format/);
    await expect(run(['export', join(folder, 'rows.xlsx')])).rejects.toThrow(/--format/);
  });
});
