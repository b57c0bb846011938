import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { shop as brand } from '#contract/shop.ts';
import { catalogueImportExport } from '#server/catalogue/commands.ts';
import { stockImportExport } from '#server/inventory/commands.ts';
import { productsCommand } from '#server/products/commands.ts';
import type { SimpleProductRow } from '#server/products/simple-import/columns.ts';
import { countStatements } from '#server/testing/count-statements.ts';
import { runShopCommand } from '#server/testing/run-shop-command.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { createTestShop, dataOf } from '#server/testing/test-shop.ts';

const { database, statementCount } = countStatements(await openTestDatabase());
const shop = await createTestShop({ database });
const client = shop.client();

const importCsv = (lines: string[], ...options: string[]) =>
  runShopCommand(
    shop,
    (cli) => productsCommand({ catalogue: catalogueImportExport, stock: stockImportExport }, cli),
    ['import', '--format', 'csv', ...options],
    lines.join('\n'),
  );

const storedSkus = async () =>
  (
    await sql<{
      sku: string;
      name: string;
      brand: string;
      category: string;
      price: number;
      stock: number;
      product: number;
      option: string | null;
    }>`
      select s.sku, p.name ->> 'th' as name, b.title as brand, c.path as category, s.price_satang::integer as price,
        t.stock, p.product_id as product, s.attributes #>> '{0,label,th}' as option
      from skus s join products p using (product_id) join brands b using (brand_id) join categories c using (category_id)
      left join stocks t using (sku_id) order by s.sku`.execute(shop.db)
  ).rows;

const header = 'sku,name_th,price,category,stock';

const nameTakenBy = (sku: string) =>
  `name_th: is the name of ${sku}: give both options_th that differ, such as สี: ดำ, or another name`;

/** A new value of each column that can be given alone. */
const changes: Record<Exclude<keyof SimpleProductRow, 'sku' | 'category_en' | 'options_en'>, string> = {
  name_th: 'ข',
  name_en: 'B',
  price: '90',
  category: 'หมวดอื่น',
  stock: '6',
  brand: 'Leica',
  description_th: 'สรุป',
  description_en: 'Summary',
  pictures: 'b.jpg',
  options_th: 'สี: ดำ',
  weight_grams: '250',
  kind: 'service',
  visible: 'false',
};

describe('products in one row per SKU', () => {
  beforeEach(() => sql`truncate brands, categories, products, skus cascade`.execute(shop.db));

  test('need five columns, and create brand and categories', async () => {
    const { output, errors } = await importCsv([
      header,
      'XT5,Fujifilm X-T5,59990,กล้อง > มิเรอร์เลส,3',
      'XF23,เลนส์ XF 23mm,15990.50,กล้อง > เลนส์,0',
    ]);
    expect([errors, output]).toEqual(['', '2 read, 2 new, 0 changed, 0 unchanged, 0 refused\n']);
    expect(await storedSkus()).toMatchObject([
      { sku: 'XF23', name: 'เลนส์ XF 23mm', brand: brand.name.en, price: 1_599_050, stock: 0 },
      { sku: 'XT5', name: 'Fujifilm X-T5', category: 'category-1/category-1', price: 5_999_000, stock: 3 },
    ]);
    const [lens] = await storedSkus();
    const shown = dataOf(await client('GET /pim/api/products/{id}', { params: { id: lens?.product ?? 0 } }));
    expect(shown.productName).toBe('เลนส์ XF 23mm');
  });

  test('have addresses of the English names of their categories', async () => {
    await importCsv([
      `${header},category_en,brand`,
      'A,ก,100,กล้อง > เลนส์,1,Cameras > Lenses,Leica',
      'B,ข,100,กล้อง > เลนส์,1,,leica',
      'C,ค,100,cameras/lenses,1,,',
    ]);
    const stored = await storedSkus();
    expect(stored.map(({ category }) => category)).toEqual(['cameras/lenses', 'cameras/lenses', 'cameras/lenses']);
    expect(stored.map(({ brand }) => brand)).toEqual(['Leica', 'Leica', brand.name.en]);
  });

  test('are not written again by the same file, and keep what a later file leaves out or empty', async () => {
    const file = [`${header},name_en,description_th`, 'A,ก,100,หมวด,5,Camera,"สรุป\nรายละเอียด"'];
    await importCsv(file);
    expect((await importCsv(file)).output).toBe('1 read, 0 new, 0 changed, 1 unchanged, 0 refused\n');
    const { output } = await importCsv(['sku,price,name_en,stock', 'A,90,,']);
    expect(output).toBe('1 read, 0 new, 1 changed, 0 unchanged, 0 refused\n');
    const { rows } = await sql<object>`
      select p.name, p.short_description, p.description, s.price_satang, t.stock
      from products p join skus s using (product_id) join stocks t using (sku_id)`.execute(shop.db);
    expect(rows).toMatchObject([
      {
        name: { th: 'ก', en: 'Camera' },
        short_description: { th: 'สรุป', en: '' },
        description: { th: [{ type: 'paragraph', data: { text: 'รายละเอียด' } }], en: [] },
        price_satang: 9_000,
        stock: 5,
      },
    ]);
  });

  test('of one name are variants if their options differ', async () => {
    const { errors } = await importCsv([
      `${header},options_th,options_en`,
      'K-BLACK,เคส,290,เคส,5,สี: ดำ,Colour: Black',
      'K-RED,เคส,290,เคส,5,สี: แดง,Colour: Red',
      'K-RED2,เคส,290,เคส,5,สี: แดง,Colour: Red',
      'K,เคส,290,เคส,5,,',
    ]);
    expect(errors).toBe(`row 4: ${nameTakenBy('K-RED')}\nrow 5: ${nameTakenBy('K-BLACK')}\n`);
    const stored = await storedSkus();
    expect(stored.map(({ sku, option }) => [sku, option])).toEqual([
      ['K-BLACK', 'ดำ'],
      ['K-RED', 'แดง'],
    ]);
    expect(new Set(stored.map(({ product }) => product)).size).toBe(1);
  });

  test('keep the English name of their product if a variant below does not repeat it', async () => {
    await importCsv([
      `${header},name_en,options_th`,
      'K-BLACK,เคส,290,เคส,5,Case,สี: ดำ',
      'K-RED,เคส,290,เคส,5,,สี: แดง',
    ]);
    const { rows } = await sql`select name, (select count(*)::integer from skus) as skus from products`.execute(
      shop.db,
    );
    expect(rows).toEqual([{ name: { th: 'เคส', en: 'Case' }, skus: 2 }]);
  });

  test('follow a product that a row above renames', async () => {
    await importCsv([`${header},options_th`, 'A,เก่า,100,หมวด,5,สี: ดำ']);
    const { output, errors } = await importCsv([
      `${header},options_th`,
      'A,ใหม่,100,หมวด,5,สี: ขาว',
      'B,ใหม่,100,หมวด,5,สี: ดำ',
      'C,เก่า,100,หมวด,5,',
      'B,ใหม่,200,หมวด,5,',
    ]);
    expect([errors, output]).toEqual([
      'row 5: is the same as row 3 with other values: keep one of the two\n',
      '4 read, 2 new, 1 changed, 0 unchanged, 1 refused\n',
    ]);
    const [a, b, c] = await storedSkus();
    expect([a?.product, b?.price]).toEqual([b?.product, 10_000]);
    expect([a?.option, b?.option, c?.name]).toEqual(['ขาว', 'ดำ', 'เก่า']);
    expect(c?.product).not.toBe(a?.product);
  });

  test('do not depend on what a refused row above them would have created', async () => {
    const { output, errors } = await importCsv([
      `${header},options_th,brand,name_en`,
      'A,ก,100,หมวด,5,,ไลก้า,',
      'K-BLACK,เคส,0,ใหม่ > เคส,5,สี: ดำ,ใหม่,Case',
      'K-RED,เคส,290,ใหม่ > เคส,5,สี: แดง,ใหม่,',
      'B,ข,100,หมวด,-1,,,',
      'C,ค,100,หมวด,5,,ไลก้า,',
    ]);
    expect(errors).toMatch(/^row 3: price: must be above zero\nrow 5: stock: .*\n$/);
    expect(output).toBe('5 read, 3 new, 0 changed, 0 unchanged, 2 refused\n');
    expect((await storedSkus()).map(({ sku, name, category, stock }) => [sku, name, category, stock])).toEqual([
      ['A', 'ก', 'category-1', 5],
      ['C', 'ค', 'category-1', 5],
      ['K-RED', 'เคส', 'category-2/category-1', 5],
    ]);
    const { rows } =
      await sql`select p.name ->> 'en' as name, s.default_flag from products p join skus s using (product_id)
      where s.sku = 'K-RED'`.execute(shop.db);
    expect(rows).toEqual([{ name: 'เคส', default_flag: true }]);
  });

  test('that are refused while they are written leave nothing behind, and the rows below do not refer to them', async () => {
    // Refuses a SKU that it has written.
    const write: typeof catalogueImportExport.write = async (tx, rows, now) => {
      const outcomes = await catalogueImportExport.write(tx, rows, now);
      return outcomes.map((outcome, index) => (rows[index]?.sku === 'K-BLACK' ? { refused: 'sku: no' } : outcome));
    };
    const { output, errors } = await runShopCommand(
      shop,
      (cli) => productsCommand({ catalogue: { ...catalogueImportExport, write }, stock: stockImportExport }, cli),
      ['import', '--format', 'csv'],
      [
        `${header},options_th,brand,name_en`,
        'A,ก,100,หมวด,5,,,',
        'K-BLACK,เคส,100,ใหม่ > เคส,5,สี: ดำ,ไลก้า,Case',
        'K-RED,เคส,290,ใหม่ > เคส,5,,,',
        'B,ข,100,หมวด,5,,ไลก้า,',
      ].join('\n'),
    );
    expect(errors).toBe('row 3: sku: no\n');
    expect(output).toBe('4 read, 3 new, 0 changed, 0 unchanged, 1 refused\n');
    const { rows } = await sql<object>`
      select s.sku, p.name ->> 'en' as name, s.default_flag, b.title as brand
      from products p left join skus s using (product_id) join brands b using (brand_id) order by s.sku`.execute(
      shop.db,
    );
    expect(rows).toEqual([
      { sku: 'A', name: 'ก', default_flag: true, brand: brand.name.en },
      { sku: 'B', name: 'ข', default_flag: true, brand: 'ไลก้า' },
      { sku: 'K-RED', name: 'เคส', default_flag: true, brand: brand.name.en },
    ]);
  });

  test('name at least one picture if they name any', async () => {
    const { errors } = await importCsv([`${header},pictures`, 'A,ก,100,หมวด,5,|']);
    expect(errors).toBe('row 2: pictures: must name a file, such as front.jpg\n');
  });

  test('name a new brand or category with a warning if it is close to another one', async () => {
    await importCsv([`${header},brand`, 'A,ก,100,กล้อง > มิเรอร์เลส,5,Fujifilm']);
    const { errors, output } = await importCsv([
      `${header},brand`,
      'B,ข,100,กล้อง > มิเรอเลส,5,Fujiflim',
      'C,ค,100,กล้อง > เลนส์,5,Leica',
    ]);
    expect(errors).toBe(
      'row 2, warning: brand: Fujiflim is new, and close to Fujifilm\nrow 2, warning: category: มิเรอเลส is new, and close to มิเรอร์เลส\n',
    );
    expect(output).toBe('2 read, 2 new, 0 changed, 0 unchanged, 0 refused, 2 warnings\n');
  });

  test('take as many statements for ninety rows as for two', async () => {
    const fileOf = (count: number, maker: string) => [
      `${header},brand`,
      ...Array.from({ length: count }, (_, row) => `${maker}-${row},${maker} ${row},100,${maker},1,${maker}`),
    ];
    const statementsOf = async (lines: string[]) => {
      const before = statementCount();
      expect((await importCsv(lines)).output).toContain('0 refused');
      return statementCount() - before;
    };
    const two = await statementsOf(fileOf(2, 'Leica'));
    expect(two).toBeGreaterThan(10);
    expect(await statementsOf(fileOf(90, 'Canon'))).toBe(two);
  });

  test('show their pictures by name, or by the code of the SKU', async () => {
    await importCsv([`${header},pictures`, 'A 1,ก,100,หมวด,5,', 'B,ข,100,หมวด,5,front.png | /images/other/back.jpg']);
    const { rows } = await sql<{ images: string[] }>`select images from skus order by sku`.execute(shop.db);
    expect(rows.map(({ images }) => images)).toEqual([
      ['/images/products/A-1.jpg'],
      ['/images/products/front.png', '/images/other/back.jpg'],
    ]);
  });

  test('that are refused leave neither a product nor a category behind', async () => {
    const { errors, failed } = await importCsv([
      `${header},options_th`,
      'A,,100,หมวด,5,',
      'B,ข,0,ใหม่,5,',
      'C,ค,100,ก > > ข,5,',
      'D,ง,100,หมวด,5,ดำ',
    ]);
    expect(errors.trim().split('\n')).toEqual([
      'row 2: name_th: must be given for a new SKU',
      'row 3: price: must be above zero',
      'row 4: category: must be one to four names joined by >',
      'row 5: options_th: must be such as สี: ดำ | ความจุ: 64 GB',
    ]);
    expect(failed).toBe(true);
    const { rows } =
      await sql`select (select count(*) from products) + (select count(*) from categories) as rows`.execute(shop.db);
    expect(rows).toEqual([{ rows: 0 }]);
  });

  test('are identified by codes without the spaces around them, and not by a code that a spreadsheet shortened', async () => {
    const { errors, output } = await importCsv([header, ' A ,ก,100,หมวด,5', '8.85E+12,ข,100,หมวด,5']);
    expect(errors).toBe(
      'row 3: sku: was shortened to 8.85E+12 by the spreadsheet: format its column as text and enter the whole code again\n',
    );
    expect(output).toBe('2 read, 1 new, 0 changed, 0 unchanged, 1 refused\n');
    expect((await storedSkus()).map(({ sku }) => sku)).toEqual(['A']);
  });

  test('of files imported at the same time have the brands and categories of their own file', async () => {
    const fileOf = (maker: string) => [
      `${header},brand`,
      ...Array.from(
        { length: 10 },
        (_, row) => `${maker}-${row},${maker} ${row},100,หมวด ${maker} ${row},1,แบรนด์ ${maker} ${row}`,
      ),
    ];
    const results = await Promise.all(['ไลก้า', 'แคนนอน', 'นิคอน'].map((maker) => importCsv(fileOf(maker))));
    expect(results.map(({ errors }) => errors)).toEqual(['', '', '']);
    const { rows } = await sql<{ sku: string; brand: string; category: string }>`
      select s.sku, b.title as brand, c.name ->> 'th' as category
      from skus s join products p using (product_id) join brands b using (brand_id) join categories c using (category_id)`.execute(
      shop.db,
    );
    expect(rows).toHaveLength(30);
    for (const { sku, brand, category } of rows) {
      const name = sku.replace('-', ' ');
      expect({ sku, brand, category }).toEqual({ sku, brand: `แบรนด์ ${name}`, category: `หมวด ${name}` });
    }
  });

  test('can be services, which need no stock', async () => {
    const { errors, output } = await importCsv(['sku,name_th,price,category,kind', 'SCR,เปลี่ยนหน้าจอ,4990,ซ่อม,service']);
    expect([errors, output]).toEqual(['', '1 read, 1 new, 0 changed, 0 unchanged, 0 refused\n']);
    const { rows } = await sql`select kind from products`.execute(shop.db);
    expect(rows).toEqual([{ kind: 'service' }]);
    expect(await storedSkus()).toMatchObject([{ sku: 'SCR', stock: null }]);
  });

  test('are only counted by a dry run', async () => {
    const { output } = await importCsv([header, 'A,ก,100,หมวด,5'], '--dry-run');
    expect(output).toBe('1 read, 1 new, 0 changed, 0 unchanged, 0 refused; nothing was written\n');
    expect(await storedSkus()).toEqual([]);
  });

  test('keep the brand of their product if a variant below names none', async () => {
    await importCsv([`${header},brand,options_th`, 'K-BLACK,เคส,290,เคส,5,Leica,สี: ดำ', 'K-RED,เคส,290,เคส,5,,สี: แดง']);
    await importCsv([`${header},options_th`, 'K-BLUE,เคส,290,เคส,5,สี: น้ำเงิน']);
    expect((await storedSkus()).map(({ sku, brand }) => [sku, brand])).toEqual([
      ['K-BLACK', 'Leica'],
      ['K-BLUE', 'Leica'],
      ['K-RED', 'Leica'],
    ]);
    expect(new Set((await storedSkus()).map(({ product }) => product)).size).toBe(1);
  });

  test('are hidden if the file says so, and have the weight that it gives', async () => {
    const stored = async () =>
      (
        await sql<object>`
          select s.sku, s.weight_grams, p.visible from skus s join products p using (product_id) order by sku`.execute(
          shop.db,
        )
      ).rows;
    await importCsv([`${header},visible,weight_grams`, 'A,ก,100,หมวด,5,false,250', 'B,ข,100,หมวด,5,,']);
    expect(await stored()).toEqual([
      { sku: 'A', weight_grams: 250, visible: false },
      { sku: 'B', weight_grams: null, visible: true },
    ]);
    await importCsv(['sku,visible,weight_grams', 'A,true,', 'B,,90']);
    expect(await stored()).toEqual([
      { sku: 'A', weight_grams: 250, visible: true },
      { sku: 'B', weight_grams: 90, visible: true },
    ]);
  });

  test.each(Object.entries(changes))('are changed by their column %s alone', async (column, value) => {
    await importCsv([header, 'A,ก,100,หมวด,5']);
    const { errors, output } = await importCsv([`sku,${column}`, `A,${value}`]);
    expect([errors, output]).toEqual(['', '1 read, 0 new, 1 changed, 0 unchanged, 0 refused\n']);
  });

  test.each([
    ['category', 'Cameras'],
    ['options', 'Colour: Black'],
  ])('are refused with an English %s without the Thai one, which would not be stored', async (name, english) => {
    const thai = name === 'category' ? name : `${name}_th`;
    await importCsv([header, 'A,ก,100,หมวด,5']);
    const { errors } = await importCsv([`sku,${name}_en`, `A,${english}`]);
    expect(errors).toBe(`row 2: ${thai}: must be given with ${name}_en\n`);
  });

  test('of one name are in the order of the file, the first one as the default', async () => {
    const stored = async () =>
      (
        await sql<{ sku: string; position: number; default_flag: boolean }>`
          select sku, position, default_flag from skus order by position, sku`.execute(shop.db)
      ).rows.map(({ sku, position, default_flag }) => [sku, position, default_flag]);
    const file = [
      `${header},options_th`,
      'K-RED,เคส,290,เคส,5,สี: แดง',
      'K-BLACK,เคส,290,เคส,5,สี: ดำ',
      'K-GREEN,เคส,290,เคส,5,สี: เขียว',
    ];
    await importCsv(file);
    const inOrder = [
      ['K-RED', 0, true],
      ['K-BLACK', 1, false],
      ['K-GREEN', 2, false],
    ];
    expect(await stored()).toEqual(inOrder);
    await importCsv([...file.toSorted().reverse(), 'A,เคส,290,เคส,5,สี: ขาว']);
    expect(await stored()).toEqual([...inOrder, ['A', 3, false]]);
  });

  test('are renamed in English as well if the English name was only the Thai one', async () => {
    await importCsv([`${header},name_en`, 'A,เก่า,100,หมวด,5,', 'B,กล้อง,100,หมวด,5,Camera']);
    await importCsv(['sku,name_th', 'A,ใหม่', 'B,กล้องใหม่']);
    const { rows } = await sql`
      select p.name from products p join skus s using (product_id) order by s.sku`.execute(shop.db);
    expect(rows).toEqual([{ name: { th: 'ใหม่', en: 'ใหม่' } }, { name: { th: 'กล้องใหม่', en: 'Camera' } }]);
  });

  test('keep their options when a row leaves them out, so that a variant can follow; without options none can', async () => {
    await importCsv([`${header},options_th`, 'K-BLACK,เคส,290,เคส,5,สี: ดำ', 'M,เมาส์,290,เมาส์,5,']);
    const { errors } = await importCsv([
      `${header},options_th`,
      'K-BLACK,เคส,250,เคส,5,',
      'K-RED,เคส,290,เคส,5,สี: แดง',
      'K-BLACK2,เคส,290,เคส,5,สี: ดำ',
      'M-RED,เมาส์,290,เมาส์,5,สี: แดง',
    ]);
    expect(errors).toBe(`row 4: ${nameTakenBy('K-BLACK')}\nrow 5: ${nameTakenBy('M')}\n`);
    expect((await storedSkus()).map(({ sku, option, price }) => [sku, option, price])).toEqual([
      ['K-BLACK', 'ดำ', 25_000],
      ['K-RED', 'แดง', 29_000],
      ['M', null, 29_000],
    ]);
  });

  test('are variants of the oldest product of their name that has SKUs', async () => {
    await importCsv([`${header},options_th`, 'EMPTY,ก,290,เคส,5,', 'OLD,ข,290,เคส,5,สี: ดำ', 'NEW,ค,290,เคส,5,สี: ขาว']);
    await importCsv(['sku,name_th', 'NEW,เคส', 'OLD,เคส', 'EMPTY,เคส']);
    await sql`delete from skus where sku = 'EMPTY'`.execute(shop.db);
    const { errors } = await importCsv([
      `${header},options_th`,
      'RED,เคส,290,เคส,5,สี: แดง',
      'WHITE,เคส,290,เคส,5,สี: ขาว',
      'BLACK,เคส,290,เคส,5,สี: ดำ',
    ]);
    expect(errors).toMatch(/^row 4: name_th: is the name of OLD: .*\n$/);
    const productOf = new Map((await storedSkus()).map(({ sku, product }) => [sku, product]));
    expect([productOf.get('RED'), productOf.get('WHITE')]).toEqual(Array(2).fill(productOf.get('OLD')));
    expect(productOf.get('NEW')).not.toBe(productOf.get('OLD'));
  });

  test('are of one new product if the only one of their name has no SKUs', async () => {
    await importCsv([header, 'EMPTY,เคส,290,เคส,5']);
    const [empty] = await storedSkus();
    await sql`delete from skus`.execute(shop.db);
    await importCsv([`${header},options_th`, 'K-BLACK,เคส,290,เคส,5,สี: ดำ', 'K-RED,เคส,290,เคส,5,สี: แดง']);
    await importCsv([`${header},options_th`, 'K-BLUE,เคส,290,เคส,5,สี: น้ำเงิน']);
    const products = (await storedSkus()).map(({ product }) => product);
    expect(products).toHaveLength(3);
    expect(new Set(products).size).toBe(1);
    expect(products).not.toContain(empty?.product);
  });

  test('name their brand by its name or its address, and their categories in capitals or not', async () => {
    await importCsv([`${header},brand`, 'A,ก,100,กล้อง Canon > Lenses,5,ไลก้า']);
    const { errors } = await importCsv([`${header},brand`, 'B,ข,100,กล้อง CANON > LENSES,5,brand-1']);
    expect(errors).toBe('');
    const [a, b] = await storedSkus();
    expect([b?.brand, b?.category]).toEqual(['ไลก้า', a?.category]);
    const { rows } = await sql`
      select (select count(*)::integer from brands) as brands, (select count(*)::integer from categories) as categories`.execute(
      shop.db,
    );
    expect(rows).toEqual([{ brands: 1, categories: 2 }]);
  });

  test('have a category of at most four levels', async () => {
    const { errors } = await importCsv([header, 'A,ก,100,ก > ข > ค > ง,5', 'B,ข,100,ก > ข > ค > ง > จ,5']);
    expect(errors).toBe('row 3: category: must be one to four names joined by >\n');
    expect(await storedSkus()).toMatchObject([{ sku: 'A', category: 'category-1/category-1/category-1/category-1' }]);
  });

  test('have new categories after those that are there, in the order of the file', async () => {
    await importCsv([header, 'A,ก,100,กล้อง > เลนส์,5', 'B,ข,100,กล้อง > ขาตั้ง,5']);
    await importCsv([header, 'C,ค,100,มือถือ,5', 'D,ง,100,กล้อง > แฟลช,5', 'E,จ,100,มือถือ > เคส,5']);
    const { rows } = await sql<{ name: string; position: number }>`
      select name ->> 'th' as name, position from categories order by level, path`.execute(shop.db);
    expect(rows.map(({ name, position }) => [name, position])).toEqual([
      ['กล้อง', 1],
      ['มือถือ', 2],
      ['เลนส์', 1],
      ['ขาตั้ง', 2],
      ['แฟลช', 3],
      ['เคส', 1],
    ]);
  });

  test('that have likely mistakes are stored, and reported by their row', async () => {
    const importWithoutPictures = (lines: string[]) =>
      runShopCommand(
        { ...shop, hasPicture: async () => false },
        (cli) => productsCommand({ catalogue: catalogueImportExport, stock: stockImportExport }, cli),
        ['import', '--format', 'csv'],
        lines.join('\n'),
      );
    const placeholder = '/images/placeholder.svg';
    const { errors, output } = await importCsv([
      `${header},pictures`,
      'A,ก,100,หมวด,5,',
      `B,ข,100,หมวด,5,${placeholder}`,
    ]);
    expect(errors).toBe('row 3, warning: images: has no picture, so shoppers see the placeholder\n');
    expect(output).toBe('2 read, 2 new, 0 changed, 0 unchanged, 0 refused, 1 warning\n');
    expect(await importWithoutPictures(['sku,pictures', 'A,front.jpg'])).toMatchObject({
      errors: 'row 2, warning: pictures: /images/products/front.jpg is not among the pictures\n',
      output: '1 read, 0 new, 1 changed, 0 unchanged, 0 refused, 1 warning\n',
    });
  });
});
