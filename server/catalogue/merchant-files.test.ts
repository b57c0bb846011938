/* Files as merchants have them: from Excel, in other encodings, and with the merchant's own codes instead of ids. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { jsonLines, runImportExport } from '../testing/run-shop-command.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';
import { zipFileOf } from '../testing/zip-file.ts';
import { catalogueImportExport } from './commands.ts';

const shop = await createTestShop();
const client = shop.client();
const folder = mkdtempSync(join(tmpdir(), 'merchant-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (args: string[], input?: string | Buffer) => runImportExport(shop, catalogueImportExport, args, input);
const importCsv = (file: string | Buffer, ...options: string[]) => run(['import', '--format', 'csv', ...options], file);
const importRows = (...rows: object[]) => run(['import'], jsonLines(...rows));
const summary = (created: number, changed: number, unchanged = 0) =>
  `${created + changed + unchanged} read, ${created} new, ${changed} changed, ${unchanged} unchanged, 0 refused\n`;

interface ExportedRow extends Record<string, unknown> {
  type: string;
  id: number;
}

async function exported(where: (row: ExportedRow) => boolean): Promise<ExportedRow[]> {
  const { output } = await run(['export']);
  const rows = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ExportedRow);
  return rows.filter(where);
}

const skuOf = async (code: string) => (await exported(({ sku }) => sku === code))[0];

const texts = (name: string) => ({
  name_th: name,
  name_en: name,
  short_description_th: name,
  short_description_en: name,
});
const product = (code: string) => ({
  type: 'product',
  product_code: code,
  brand: 'maker',
  category: 'lamps',
  ...texts(`Lamp ${code}`),
});
const sku = (code: string, productCode: string) => ({
  type: 'sku',
  sku: code,
  product_code: productCode,
  images: ['/images/lamp.svg'],
  price: 1290,
});

beforeAll(async () => {
  const { errors } = await importRows(
    { type: 'brand', slug: 'maker', title: 'Maker' },
    { type: 'category', path: 'lamps', name_th: 'โคมไฟ', name_en: 'Lamps' },
    { type: 'category', path: 'lamps/desk', name_th: 'ตั้งโต๊ะ', name_en: 'Desk' },
    product('P-1'),
    { ...sku('LAMP', 'P-1'), default_flag: true },
  );
  expect(errors).toBe('');
});

describe('a file without ids', () => {
  test('creates everything with ids below 1,000,000, and changes nothing when imported again', async () => {
    const rows = [
      { type: 'brand', slug: 'builder', title: 'Builder' },
      { type: 'category', path: 'beds', name_th: 'เตียง', name_en: 'Beds' },
      { ...product('P-2'), brand: 'builder', category: 'beds' },
      sku('BED-90', 'P-2'),
      { ...sku('BED-120', 'P-2'), default_flag: true },
      { type: 'relations', product_code: 'P-2', related_codes: ['P-1'] },
      {
        type: 'landing',
        brand: 'builder',
        slug: 'builder',
        title_th: 'ก',
        title_en: 'A',
        summary_th: 'ก',
        summary_en: 'A',
        product_codes: ['BED-90'],
      },
    ];
    expect(await importRows(...rows)).toMatchObject({ errors: '', output: summary(7, 0) });
    expect(await importRows(...rows)).toMatchObject({ errors: '', output: summary(0, 0, 7) });
    const [created] = await exported(({ product_code }) => product_code === 'P-2');
    const skus = await exported(({ type, product_id }) => type === 'sku' && product_id === created?.id);
    expect(skus.map((row) => row.sku)).toEqual(['BED-90', 'BED-120']);
    const ids = [created, ...skus].map((row) => row?.id);
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toBeLessThan(1_000_000);
    const [other] = await exported(({ product_code }) => product_code === 'P-1');
    expect(await exported(({ type, id }) => type === 'relations' && id === created?.id)).toMatchObject([
      { related: [other?.id] },
    ]);
    expect(await exported(({ type, slug }) => type === 'landing' && slug === 'builder')).toMatchObject([
      { products: [created?.id] },
    ]);
  });

  test('may spread over several transactions', async () => {
    const rows = Array.from({ length: 300 }, (_, index) => [product(`M-${index}`), sku(`M-${index}-A`, `M-${index}`)]);
    expect(await importRows(...rows.flat())).toMatchObject({ errors: '', output: summary(600, 0) });
  });

  test('gets its own ids when two are imported at once', async () => {
    const file = (name: string) =>
      Array.from({ length: 40 }, (_, index) => [
        product(`${name}-${index}`),
        sku(`${name}-${index}`, `${name}-${index}`),
      ]);
    const results = await Promise.all(['X', 'Y', 'Z'].map((name) => importRows(...file(name).flat())));
    expect(results.map(({ errors, output }) => errors + output)).toEqual(Array(3).fill(summary(80, 0)));
    const rows = await exported(({ type }) => type === 'product' || type === 'sku');
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  test('of the same products creates them once when it is imported twice at once', async () => {
    const rows = Array.from({ length: 20 }, (_, index) => [
      product(`T-${index}`),
      sku(`T-${index}`, `T-${index}`),
    ]).flat();
    const results = await Promise.all([importRows(...rows), importRows(...rows)]);
    expect(results.map(({ errors }) => errors)).toEqual(['', '']);
    expect(await exported(({ sku }) => String(sku).startsWith('T-'))).toHaveLength(20);
  });

  test('does not get the id of a stored row or of another row of the file', async () => {
    await importRows(product('N-1'));
    const [{ id } = { id: 0 }] = await exported(({ product_code }) => product_code === 'N-1');
    const taken = Array.from({ length: 5 }, (_, index) => ({ ...product(`N-${index + 2}`), id: id + 1 + index }));
    const visible = { visible: false };
    const file = [...taken, product('N-7'), product('N-8')].map((row) => ({ ...row, ...visible }));
    expect(await importRows(...file)).toMatchObject({ errors: '', output: summary(7, 0) });
    const rows = await exported(({ product_code }) => /^N-[2-8]$/.test(String(product_code)));
    expect(new Set(rows.map((row) => row.id)).size).toBe(7);
  });

  test('has rows refused that no code identifies', async () => {
    const { errors } = await importRows(
      { ...product('Q-1'), product_code: undefined },
      { type: 'sku', price: 1 },
      { ...sku('Q-2', 'Q-1') },
      { ...sku('Q-2', 'Q-1'), product_code: null },
      { type: 'sku', sku: 12 },
      { type: 'relations', product_code: 'P-1', related_codes: ['Q-9'] },
      { type: 'brand', title: 'Nobody' },
      { ...sku('LAMP', 'P-1'), product_id: 7 },
    );
    expect(errors.trim().split('\n')).toEqual([
      'row 1: id or product_code: must be given',
      'row 2: id or sku: must be given',
      'row 3: product_code: there is no product or SKU with the code Q-1',
      'row 4: product_code or product_id: must be given for a new SKU',
      'row 5: sku: must be text',
      'row 6: related_codes: there is no product or SKU with the code Q-9',
      'row 7: id or slug: must be given',
      'row 8: product_code: must agree with product_id, or leave product_id empty',
    ]);
  });

  test('as a dry run writes nothing', async () => {
    const rows = [product('D-1'), sku('D-1', 'D-1')];
    const { output } = await run(['import', '--dry-run'], jsonLines(...rows));
    expect(output).toBe('2 read, 2 new, 0 changed, 0 unchanged, 0 refused; nothing was written\n');
    expect(await skuOf('D-1')).toBeUndefined();
  });

  test('hides and reports a product without a SKU', async () => {
    expect((await importRows(product('H-1'))).errors).toBe('row 1: visible: has no SKU, so it stays hidden\n');
  });
});

describe('a SKU in a CSV file', () => {
  test("is changed by the merchant's own code", async () => {
    const file =
      'type,sku,price,limit_quantity,default_flag,images\nsku,LAMP,"฿1,490.00",๓,ใช่,/images/a.svg|/images/b.svg\n';
    expect(await importCsv(file)).toMatchObject({ errors: '', output: summary(0, 1) });
    expect(await importCsv(file)).toMatchObject({ errors: '', output: summary(0, 0, 1) });
    expect(await skuOf('LAMP')).toMatchObject({
      price: 1490,
      limit_quantity: 3,
      default_flag: true,
      images: ['/images/a.svg', '/images/b.svg'],
    });
  });

  test('keeps its product if the cells of ids are empty', async () => {
    const before = await skuOf('LAMP');
    const { errors } = await importCsv('type,id,product_id,product_code,sku,price\nsku,,,,LAMP,1500\n');
    expect(errors).toBe('');
    expect(await skuOf('LAMP')).toEqual({ ...before, price: 1500 });
  });

  test('is refused if a spreadsheet has shortened its code', async () => {
    const { errors } = await importCsv('type,sku,price\nsku,1.23457E+12,1500\n');
    expect(errors).toMatch(/^row 2: sku: was shortened to 1\.23457E\+12 by the spreadsheet/);
  });
});

describe('a file of Excel', () => {
  const rows = ['type,sku,price', 'sku,LAMP,1600', 'sku,NONE,1'];
  const errors = 'row 3: product_code or product_id: must be given for a new SKU\n';
  const utf16 = (text: string, bigEndian = false) => {
    const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
    return bigEndian ? bytes.swap16() : bytes;
  };
  const variants: [string, string | Buffer][] = [
    ['commas', rows.join('\r\n')],
    ['semicolons', rows.join('\r\n').replaceAll(',', ';')],
    ['tabs', rows.join('\r\n').replaceAll(',', '\t')],
    ['a line about the delimiter', `sep=;\r\n${rows.join('\r\n').replaceAll(',', ';')}`],
    ['a line about an unusual delimiter', `\uFEFFsep=|\n${rows.join('\n').replaceAll(',', '|')}`],
    ['"Unicode text"', utf16(rows.join('\r\n').replaceAll(',', '\t'))],
    ['UTF-16, big-endian', utf16(rows.join('\r\n').replaceAll(',', '\t'), true)],
    ['UTF-16 without a byte order mark', Buffer.from(rows.join('\r\n'), 'utf16le')],
    ['quoted cells', rows.join('\r\n').replace(/\w+/g, '"$&"')],
    ['other capitals and spaces in the header', rows.join('\r\n').replace('type,sku,price', 'Type, SKU ,PRICE')],
    ['empty columns and rows at the end', `${rows.map((row) => `${row},,`).join('\r\n')}\r\n,,,,\r\n,,,,\r\n`],
  ];

  test.each(variants)('with %s is read', async (_, file) => {
    await importRows({ type: 'sku', sku: 'LAMP', price: 1500 });
    expect(await importCsv(file)).toMatchObject({
      errors,
      output: '2 read, 0 new, 1 changed, 0 unchanged, 1 refused\n',
    });
    expect(await skuOf('LAMP')).toMatchObject({ price: 1600 });
  });

  test.each([
    ['type;sku,price\nsku;LAMP,1\n', /row 1 has commas and semicolons between columns: use one of them/],
    ['type,skku,price\nsku,LAMP,1\n', /"skku" is unknown, the closest is "sku"/],
    ['type,sku,Price,price\nsku,LAMP,1,1\n', /"price" is repeated/],
    ['LAMP,1\n', /row 1 must name the columns/],
    ['\n', /row 1 must name the columns/],
  ])('with the wrong header is refused: %j', async (file, message) => {
    await expect(importCsv(file)).rejects.toThrow(message);
  });

  test('has a row refused with a value in a column without a name', async () => {
    expect((await importCsv('type,sku,price,\nsku,LAMP,1600,new\n')).errors).toBe(
      'row 2: must have 3 cells like the header: cell 4 is in a column without a name\n',
    );
  });

  test('may have line breaks in quoted cells', async () => {
    const file = 'type;product_code;short_description_en\r\nproduct;P-1;"Bright;\r\nand cheap"\r\n';
    expect((await importCsv(file)).errors).toBe('');
    expect(await exported(({ product_code }) => product_code === 'P-1')).toMatchObject([
      { short_description_en: 'Bright;\r\nand cheap' },
    ]);
  });

  test('ends in .txt, .tsv, .csv or .xlsx; older workbooks are refused', async () => {
    for (const ending of ['txt', 'tsv', 'csv']) {
      const path = join(folder, `rows.${ending}`);
      writeFileSync(path, 'type\tsku\tprice\nsku\tLAMP\t1600\n');
      expect((await run(['import', path])).errors).toBe('');
    }
    const older = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]);
    await expect(importCsv(older)).rejects.toThrow(/old Excel workbook: save it as \.xlsx or as "CSV UTF-8"/);
    await expect(run(['import', join(folder, 'rows.xls')])).rejects.toThrow(/old Excel workbook/);
    await expect(importCsv(Buffer.from('PK\x03\x04'))).rejects.toThrow(/--format xlsx/);
  });
});

describe('a file in Windows-874', () => {
  const windows874 = (text: string) =>
    Buffer.from(
      [...text].map((character) => {
        const code = character.charCodeAt(0);
        return code < 0x80 ? code : code - 0x0e00 + 0xa0;
      }),
    );
  const file = windows874('type,product_code,name_th\nproduct,P-1,โคมไฟสวย\n');

  test('is named in the refusal, and nothing of it is imported', async () => {
    const message =
      /^line 2 is not UTF-8 and looks like Windows-874 \(Thai\): save the file as "CSV UTF-8", or add --encoding windows-874$/;
    await expect(importCsv(file)).rejects.toThrow(message);
    const path = join(folder, 'late.csv');
    const filler = Array.from({ length: 5000 }, (_, index) => `sku,,LAMP,${index + 1}\n`).join('');
    writeFileSync(
      path,
      Buffer.concat([Buffer.from(`type,name_th,sku,price\n${filler}`), windows874('product,ไทย,,\n')]),
    );
    const before = await skuOf('LAMP');
    await expect(run(['import', path])).rejects.toThrow(/^line 5002 is not UTF-8 and looks like Windows-874/);
    expect(await skuOf('LAMP')).toEqual(before);
  });

  test('is read if the command names it', async () => {
    expect((await importCsv(file, '--encoding', 'windows-874')).errors).toBe('');
    expect(await exported(({ product_code }) => product_code === 'P-1')).toMatchObject([{ name_th: 'โคมไฟสวย' }]);
  });

  test('is not what a file of another encoding is called', async () => {
    const latin = Buffer.from('type,product_code,name_en\nproduct,P-1,Caf\xe9\n', 'latin1');
    await expect(importCsv(latin)).rejects.toThrow(/^line 2 is not UTF-8: save the file as "CSV UTF-8"$/);
  });

  test('of JSON lines is refused, too', async () => {
    await expect(run(['import'], windows874('{"type":"product","name_th":"โคมไฟ"}\n'))).rejects.toThrow(
      /line 1 .*Windows-874/,
    );
  });
});

describe('a workbook', () => {
  test('is read from its first sheet, with numbers, flags and dates as Excel has them', async () => {
    const path = join(folder, 'catalogue.xlsx');
    const text = (value: string) => ({ value, type: String });
    await writeXlsxFile([
      ['Type', 'product_code', 'sku', 'price', 'limit_quantity', 'default_flag', 'visible', 'created_at'].map(text),
      [
        text('sku'),
        null,
        text('LAMP'),
        { value: 1299.1, type: Number },
        { value: 4, type: Number },
        { value: true, type: Boolean },
      ],
      [],
      [
        text('product'),
        text('P-1'),
        null,
        null,
        null,
        null,
        { value: true, type: Boolean },
        { value: new Date('2026-01-02T10:30:00Z'), type: Date, format: 'dd/mm/yyyy hh:mm' },
      ],
      [text('sku'), null, { value: 1234567890123456, type: Number }, text('฿12,990')],
    ]).toFile(path);
    expect(await run(['import', path])).toMatchObject({
      errors: expect.stringMatching(/^row 5: sku: was shortened to 1\.23457e\+15/),
      output: '3 read, 0 new, 2 changed, 0 unchanged, 1 refused\n',
    });
    expect(await skuOf('LAMP')).toMatchObject({ price: 1299.1, limit_quantity: 4, default_flag: true });
    expect(await exported(({ product_code }) => product_code === 'P-1')).toMatchObject([
      { created_at: '2026-01-02T03:30:00.000Z' },
    ]);
  });

  test('that is larger than the memory that it may need is refused, whatever it says of its size', async () => {
    const blank = Buffer.alloc(2 ** 25, ' ');
    const sheets = Array.from({ length: 9 }, (_, at) => ({ name: `xl/worksheets/sheet${at + 1}.xml`, content: blank }));
    const bomb = zipFileOf(sheets);
    const size = Buffer.alloc(4);
    size.writeUInt32LE(blank.length);
    const modest = Buffer.from(bomb.toString('latin1').replaceAll(size.toString('latin1'), '\x01\0\0\0'), 'latin1');
    await expect(run(['import', '--format', 'xlsx'], bomb)).rejects.toThrow(/too large: save it as "CSV UTF-8"/);
    await expect(run(['import', '--format', 'xlsx'], modest)).rejects.toThrow(/not an Excel workbook/);
  });

  test('with a value far from its table is refused before the cells between fill the memory', async () => {
    const sheetOf = (far: string) =>
      `<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row>${far}</sheetData></worksheet>`;
    const importSheet = (far: string) => {
      const content = Buffer.from(sheetOf(far));
      return run(['import', '--format', 'xlsx'], zipFileOf([{ name: 'xl/worksheets/sheet1.xml', content }]));
    };
    const refusal = /a value far from the others, in row (1048576 or column 16384|99999999999 or column 1): delete it/;
    await expect(importSheet('<row><c r="XFD1048576" t="n"><v>1</v></c></row>')).rejects.toThrow(refusal);
    await expect(importSheet('<row r="99999999999"/>')).rejects.toThrow(refusal);
    await expect(importSheet('<row><c r="XFD1048576" s="3"/></row>')).rejects.toThrow(/not an Excel workbook/);
  });

  test('that is none is refused', async () => {
    await expect(run(['import', '--format', 'xlsx'], 'type,sku\n')).rejects.toThrow(/not an Excel workbook/);
  });
});

test('a text that a spreadsheet would run as a formula is exported as a text, and imported again as it was', async () => {
  const name = '=HYPERLINK("https://example.com","ลด")';
  expect((await importRows({ ...product('P-1'), name_th: name, name_en: "'+1" })).errors).toBe('');
  const { output } = await run(['export', '--format', 'csv']);
  expect(output).toContain(`,"'=HYPERLINK(""https://example.com"",""ลด"")",''+1,`);
  expect((await importCsv(output)).output).toMatch(/, 0 new, 0 changed, \d+ unchanged, 0 refused\n$/);
  const [header = [], ...rows] = [
    ['type', 'product_code', 'name_th', 'name_en'],
    ['product', 'P-1', `'${name}`, "''+1"],
  ].map((cells) => cells.map((value) => ({ value })));
  const workbook = await writeXlsxFile([header, ...rows]).toBuffer();
  expect((await run(['import', '--format', 'xlsx'], workbook)).output).toBe(summary(0, 0, 1));
});

test('an export of all this changes nothing when it is imported again', async () => {
  for (const ending of ['jsonl', 'csv']) {
    const path = join(folder, `all.${ending}`);
    await run(['export', path]);
    expect((await run(['import', path])).output).toMatch(/^(\d+) read, 0 new, 0 changed, \1 unchanged, 0 refused\n$/);
  }
  const [{ id } = { id: 0 }] = await exported(({ product_code }) => product_code === 'P-1');
  expect(dataOf(await client('GET /pim/api/products/{id}', { params: { id } })).price).toBe(1299.1);
});
