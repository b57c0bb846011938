import { describe, expect, test } from 'vitest';
import type { MenuItem } from '#contract/menus.ts';
import { createCategory } from '../testing/catalogue-factory.ts';
import { jsonLines, runImportExport } from '../testing/run-shop-command.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';
import { contentImportExport } from './commands.ts';

const shop = await createTestShop();
const english = shop.client();
const thai = shop.client({ locale: 'th' });

const importRows = (...rows: object[]) =>
  runImportExport(shop, contentImportExport, ['import'], jsonLines(...rows.map((row) => ({ type: 'menu', ...row }))));
const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name);
const group = (items: readonly MenuItem[], name: string) => items.find((item) => item.name === name)?.menus ?? [];

for (const [index, name] of ['Lamps', 'Cables', 'Radios', 'Clocks', 'Fans', 'Torches', 'Kettles'].entries()) {
  await createCategory(shop.db, name.toLowerCase());
  await shop.db
    .updateTable('categories')
    .set({ position: index, name: JSON.stringify({ th: `${name} ไทย`, en: name }) })
    .where('path', '=', name.toLowerCase())
    .execute();
}

describe('a shop without menus of its own', () => {
  test('has its first categories on the left and its offers and brands on the right', async () => {
    const [left] = dataOf(await english('GET /pagerender/content/header-left-menu'));
    expect(left).toMatchObject({ name: 'Categories', link: '/product-category', menuType: 'categories' });
    expect(left?.menus).toEqual(
      ['Lamps', 'Cables', 'Radios', 'Clocks', 'Fans'].map((name) => ({
        name,
        link: `/product-category/${name.toLowerCase()}`,
      })),
    );
    const right = dataOf(await english('GET /pagerender/content/header-right-menu'));
    expect(namesOf(right)).toEqual(['Flash sale', 'Coupons', 'New arrivals', 'Special prices', 'Brands']);
    expect(right.at(-1)).toEqual({ name: 'Brands', link: '/brand', menuType: 'brand', menus: [] });
  });

  test('has the footer in the language of the request', async () => {
    const footer = dataOf(await thai('GET /pagerender/content/footer-menus'));
    expect(namesOf(footer)).toEqual(['เลือกซื้อ', 'บัญชีของฉัน', 'ช่วยเหลือ', 'เกี่ยวกับเรา']);
    expect(namesOf(group(footer, 'เลือกซื้อ')).slice(4)).toEqual([
      'Fans ไทย',
      'Torches ไทย',
      'แบรนด์ทั้งหมด',
      'แฟลชเซลล์',
      'ศูนย์รวมคูปอง',
    ]);
    const about = group(dataOf(await english('GET /pagerender/content/footer-menus')), 'About us');
    expect(about.map(({ link }) => link)).toEqual([
      '/store',
      '/blog',
      '/help/terms',
      '/help/privacy',
      '/help/cookie-policy',
    ]);
  });
});

describe('an import', () => {
  test('adds an item with sub-items at its position, and hides another', async () => {
    const { errors } = await importRows(
      {
        menu: 'header-right',
        item: 'gifts',
        position: 2,
        name_th: 'ของขวัญ',
        name_en: 'Gifts',
        link: '/gifts',
        menus: [{ name: { th: 'ไม่เกิน 500 บาท', en: 'Up to 500 baht' }, link: '/gifts-500' }],
      },
      { menu: 'header-right', item: 'coupons', visible: false },
    );
    expect(errors).toBe('');
    const right = dataOf(await thai('GET /pagerender/content/header-right-menu'));
    expect(namesOf(right)).toEqual(['แฟลชเซลล์', 'ของขวัญ', 'สินค้ามาใหม่', 'ราคาพิเศษ', 'แบรนด์']);
    expect(right[1]?.menus).toEqual([{ name: 'ไม่เกิน 500 บาท', link: '/gifts-500' }]);
  });

  test.each([
    [{ link: null }, 'link: must be given for an item of the header'],
    [{ link: '//evil.example' }, 'link: must begin with / or https://'],
    [{ link: '/\\evil.example' }, 'link: must begin with / or https://'],
    [{ link: '/en//evil.example' }, 'link: must not have // in a path'],
    [{ link: 'https://' }, 'link: must begin with / or https://'],
    [{ menus: [{ name: { th: 'ก' }, link: '/a' }] }, 'menus[0].name.en: must be given'],
    [
      { menus: [{ name: { th: 'ก', en: 'A' }, link: 'javascript:x()' }] },
      'menus[0].link: must begin with / or https://',
    ],
    [{ menu: 'side' }, 'menu: must be one of header-left, header-right, footer'],
  ])('refuses %j', async (wrong, message) => {
    const { errors } = await importRows({
      menu: 'header-left',
      item: 'wrong',
      position: 1,
      name_th: 'ก',
      name_en: 'A',
      link: '/a',
      ...wrong,
    });
    expect(errors).toContain(message);
  });

  test('of an export changes nothing', async () => {
    const { output } = await runImportExport(shop, contentImportExport, ['export']);
    const again = await runImportExport(shop, contentImportExport, ['import'], output);
    expect(again.output).toMatch(/ 0 new, 0 changed, \d+ unchanged, 0 refused/);
  });
});
