import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { linkSchema } from '../../import-export/columns.ts';
import { createProduct } from '../../testing/catalogue-factory.ts';
import { jsonLines, runImportExport, runShopCommand } from '../../testing/run-shop-command.ts';
import { createTestShop } from '../../testing/test-shop.ts';
import { blockKinds } from '../blocks/block-kinds.ts';
import { imageField } from '../blocks/fields.ts';
import { contentCheckCommand, contentImportExport } from '../commands.ts';
import { referencesIn } from './references.ts';

/** The parts of a schema, by its kind. */
interface SchemaParts {
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  options?: z.core.$ZodType[];
}

const shop = await createTestShop();
const { productId, skuId } = await createProduct(shop, { name: 'Lamp', brand: 'Voltara', category: 'lamps' });
const hours = (count: number) => new Date(shop.clock().getTime() + count * 3_600_000).toISOString();
await mkdir(join(shop.settings.dataFolder, 'images'), { recursive: true });
await writeFile(join(shop.settings.dataFolder, 'images', 'lamp.svg'), '<svg/>');
// The menus of a new shop lead to texts that this one does not have.
await shop.db.updateTable('menu_items').set({ visible: false }).execute();

const check = () =>
  runShopCommand(
    shop,
    ({ withShop, output, markFailed }) => contentCheckCommand({ withContext: withShop, output, markFailed }),
    [],
  );
const findings = async () => (await check()).output.trim().split('\n').slice(0, -1);

const pageRow = (path: string, blocks: object[], columns: object = {}) => ({
  type: 'page',
  path,
  title_th: 'ก',
  title_en: 'A',
  description_th: 'ก',
  description_en: 'A',
  ...columns,
  blocks,
});
const importRows = (...rows: object[]) => runImportExport(shop, contentImportExport, ['import'], jsonLines(...rows));
const picture = (id: string, image: string, link?: string) => ({
  id,
  type: 'picture',
  data: { title: { th: 'ก', en: 'A' }, image, link },
});
const richText = (id: string, en: string, window: object = {}) => ({
  id,
  type: 'rich_text',
  data: { html: { th: '<p>ก</p>', en } },
  ...window,
});

/** The fields of a schema that have a link or the path of a picture. */
function referringFields(schema: z.core.$ZodType, field = ''): string[] {
  if (schema === linkSchema || schema === imageField) return [field];
  const { shape, element, innerType, options } = schema._zod.def as unknown as SchemaParts;
  return [
    ...Object.entries(shape ?? {}).flatMap(([name, part]) => referringFields(part, name)),
    ...[element, innerType, ...(options ?? [])].flatMap((part) => (part ? referringFields(part, field) : [])),
  ];
}

test('a block of every kind is followed where it has links and pictures', () => {
  const fields = Object.values(blockKinds).flatMap(({ type, schema }) =>
    referringFields(schema).map((field) => `${type}.${field}`),
  );
  expect(fields).toEqual(expect.arrayContaining(['hero.link', 'banner_layout.mobile_image', 'video.poster']));
  const notFollowed = fields.filter((field) => referencesIn({ [field.split('.')[1] ?? '']: '/lamp' }).length === 0);
  expect(notFollowed).toEqual([]);
});

describe('the check of content', () => {
  test('finds nothing where every link leads to a page', async () => {
    const links = [
      '/',
      '/coupon?tab=1#top',
      '/product-category',
      '/product-category/lamps?sort=newest',
      `/product/lamp-${productId}`,
      `/product/lamp-${skuId}`,
      '/brand/voltara',
      '/sale',
      '/account/my-order',
      'https://partner.example/sale',
      'mailto:care@saifah.example',
      'tel:020009000',
    ];
    const html = links.map((link) => `<p><a href="${link}">a</a></p>`).join('');
    await importRows(pageRow('/sale', [richText('text', html), picture('lamp', '/images/lamp.svg', '/sale')]));
    expect(await findings()).toEqual([]);
    expect(await check()).toMatchObject({ failed: false, output: '0 dead, 0 remarks\n' });
  });

  test('names dead links and pictures in menus, blocks, rich text and banners, and fails', async () => {
    await importRows(
      pageRow('/gone', [], { ends_at: hours(-1) }),
      pageRow('/sale', [
        picture('lamp', '/images/none.svg', '/product/lamp-999999'),
        richText('text', '<p><a href="/help/none">a</a> <a href="/gone">b</a> <a href="https://nowhere">c</a></p>'),
      ]),
      {
        type: 'menu',
        menu: 'footer',
        item: 'test',
        position: 9,
        name_th: 'ก',
        name_en: 'A',
        menus: [{ name: { th: 'ก', en: 'A' }, link: '/brand/none' }],
      },
      {
        type: 'category-banner',
        category: 'lamps',
        position: 1,
        title_th: 'ก',
        title_en: 'A',
        image: '/images/lamp.svg',
        link: '/product-category/none',
      },
    );
    const { output, failed } = await check();
    expect(failed).toBe(true);
    expect(output.trim().split('\n')).toEqual([
      'dead: page /sale block lamp: link: /product/lamp-999999: there is no such product',
      'dead: page /sale block lamp: image: /images/none.svg: there is no such picture',
      'dead: page /sale block text: html.en: /help/none: there is no such help page',
      'dead: page /sale block text: html.en: /gone: there is no such landing page',
      'dead: page /sale block text: html.en: https://nowhere: is not a valid address',
      'dead: category-banner lamps 1: link: /product-category/none: there is no such category',
      'dead: menu footer test: menus[0].link: /brand/none: there is no such brand',
      `remark: page /gone: ended at ${hours(-1)}`,
      '7 dead, 1 remarks',
    ]);
  });

  test('remarks on texts in one language, blocks that ended and texts without a page', async () => {
    await shop.db.deleteFrom('menu_items').where('item', '=', 'test').execute();
    await shop.db.deleteFrom('category_banners').execute();
    await shop.db.deleteFrom('content_pages').where('path', '=', '/gone').execute();
    const { errors } = await importRows(
      pageRow('/sale', [
        { id: 'thai', type: 'rich_text', data: { html: { th: '<p>ก</p>' } } },
        richText('old', '<p><a href="/none">a</a></p>', { ends_at: hours(-2) }),
      ]),
      {
        type: 'link',
        path: '/product-category/none',
        title_th: 'ก',
        title_en: 'A',
        description_th: 'ก',
        description_en: 'A',
      },
    );
    expect(errors).toBe(
      'row 1, warning: blocks[0].data.html: has no English text, so it is not shown in English\nrow 2, warning: path: there is no such category\n',
    );
    expect(await check()).toMatchObject({ failed: false });
    expect(await findings()).toEqual([
      'remark: page /sale block thai: html: has no English text, so it is not shown in English',
      'remark: link /product-category/none: there is no such category',
      `remark: page /sale block old: ended at ${hours(-2)}`,
    ]);
  });
});
