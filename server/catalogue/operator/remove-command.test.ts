import { beforeEach, expect, test } from 'vitest';
import { createProduct } from '../../testing/catalogue-factory.ts';
import { jsonLines, runImportExport, runShopCommand } from '../../testing/run-shop-command.ts';
import { createTestShop, dataOf } from '../../testing/test-shop.ts';
import { catalogueImportExport } from '../commands.ts';
import { removeCommand } from './remove-command.ts';

const shop = await createTestShop();
const client = shop.client();

const remove = (...args: string[]) => runShopCommand(shop, removeCommand, args);

async function shownPaths(): Promise<string[]> {
  const categories = dataOf(await client('GET /pim/api/categories/menu'));
  return categories.flatMap(({ path, subcategories }) => [path, ...subcategories.map((category) => category.path)]);
}

beforeEach(async () => {
  await createProduct(shop, { category: 'cameras/lenses', brand: 'Leica' });
  const rows = [
    { type: 'category', path: 'camras', name_th: 'กล้ง', name_en: 'Camras' },
    { type: 'category', path: 'camras/lenzes', name_th: 'เลนซ์', name_en: 'Lenzes' },
    { type: 'brand', slug: 'leika', title: 'Leika' },
  ];
  await runImportExport(shop, catalogueImportExport, ['import'], jsonLines(...rows));
});

test('a category that was imported by mistake is removed, its subcategories first', async () => {
  expect(await remove('category', 'camras')).toMatchObject({
    errors: 'category camras cannot be removed: it has 0 products and 1 subcategories.\n',
    failed: true,
  });
  expect((await remove('category', 'camras/lenzes', '--dry-run')).output).toBe(
    'category camras/lenzes would be removed; nothing was written.\n',
  );
  expect(await shownPaths()).toContain('camras/lenzes');
  expect((await remove('category', 'camras/lenzes')).output).toBe('category camras/lenzes was removed.\n');
  expect((await remove('category', 'camras')).output).toBe('category camras was removed.\n');
  expect(await shownPaths()).not.toContain('camras');
  expect((await remove('category', 'camras')).errors).toBe('There is no category camras.\n');
});

test('a category or brand with products stays', async () => {
  expect((await remove('category', 'cameras/lenses')).errors).toMatch(
    /^category cameras\/lenses cannot be removed: it has \d+ products/,
  );
  expect((await remove('brand', 'leica')).errors).toMatch(/^brand leica cannot be removed: it has \d+ products/);
  expect(await shownPaths()).toContain('cameras/lenses');
});

test('a brand that was imported by mistake is removed', async () => {
  expect((await remove('brand', 'leika')).output).toBe('brand leika was removed.\n');
  expect((await remove('brand', 'leika')).errors).toBe('There is no brand leika.\n');
});
