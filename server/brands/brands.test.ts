import { describe, expect, test } from 'vitest';
import { createBrand, createProduct } from '../testing/catalogue-factory.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';

const shop = await createTestShop();
const client = shop.client();
const inThai = shop.client({ locale: 'th' });
const landing = (slug: string) => client('GET /pagerender/content/brand-landing/{slug}', { params: { slug } });

describe('the list of brands', () => {
  test('has brands with visible products, sorted by title ignoring case', async () => {
    const { brandId } = await createProduct(shop, { brand: 'voltara' });
    await createProduct(shop, { brand: 'Aster' });
    await createProduct(shop, { brand: 'Hidden Co', visible: false });
    await createBrand(shop.db, 'Empty Co');
    await shop.db
      .updateTable('brands')
      .set({
        pin_flag: true,
        position: 1,
        logo_image: '/images/brands/voltara.svg',
        about: JSON.stringify({ th: 'โคมไฟไทย', en: 'Thai lamps.' }),
      })
      .where('brand_id', '=', brandId)
      .execute();
    const { items, total } = dataOf(await client('GET /pim/api/brand-pages/list'));
    expect(items.map(({ title }) => title)).toEqual(['Aster', 'voltara']);
    expect(total).toBe(2);
    expect(items[1]).toEqual({
      id: brandId,
      slug: 'voltara',
      title: 'voltara',
      brandLogoUrl: '/images/brands/voltara.svg',
      externalLink: null,
      pinFlag: true,
      position: 1,
      about: 'Thai lamps.',
    });
    expect(items[0]).toMatchObject({ brandLogoUrl: null, about: null });
    expect(dataOf(await client('GET /pim/api/brand-pages/list', { query: { limit: 1, offset: 5 } }))).toMatchObject({
      items: [],
      total: 2,
    });
  });
});

describe("a brand's page", () => {
  test('shows text, products in display order and sub-landings, in the language of the request', async () => {
    const first = await createProduct(shop, { brand: 'Nimbus' });
    const second = await createProduct(shop, { brand: 'Nimbus' });
    const hidden = await createProduct(shop, { brand: 'Nimbus', visible: false });
    const page = (id: number, slug: string, parent: number | null, position = 0) => ({
      brand_landing_id: id,
      brand_id: first.brandId,
      parent_id: parent,
      slug,
      title: JSON.stringify({ th: `หน้า ${slug}`, en: `Page ${slug}` }),
      summary: JSON.stringify({ th: 'สรุป', en: 'Summary' }),
      content: JSON.stringify({
        th: [{ type: 'paragraph', data: { text: 'ข้อความ' } }],
        en: [{ type: 'paragraph', data: { text: 'Text' } }],
      }),
      position,
    });
    await shop.db
      .insertInto('brand_landings')
      .values([page(1, 'nimbus', null), page(3, 'nimbus-sound', 1, 2), page(2, 'nimbus-light', 1, 1)])
      .execute();
    await shop.db
      .insertInto('brand_landing_products')
      .values(
        [second, hidden, first].map(({ productId }, position) => ({
          brand_landing_id: 1,
          product_id: productId,
          position,
        })),
      )
      .execute();
    const own = dataOf(await landing('nimbus'));
    expect(own).toMatchObject({
      slug: 'nimbus',
      title: 'Page nimbus',
      content: [{ type: 'paragraph', data: { text: 'Text' } }],
      brand: { title: 'Nimbus' },
      parent: null,
      subLandings: [{ slug: 'nimbus-light' }, { slug: 'nimbus-sound' }],
    });
    expect(own.products.map(({ productId }) => productId)).toEqual([second.productId, first.productId]);
    const below = await inThai('GET /pagerender/content/brand-sub-landing/{slug}', {
      params: { slug: 'nimbus-sound' },
    });
    expect(dataOf(below)).toMatchObject({
      title: 'หน้า nimbus-sound',
      parent: { slug: 'nimbus', title: 'หน้า nimbus' },
      products: [],
    });
  });

  test('without a landing page shows its best sellers', async () => {
    const least = await createProduct(shop, { brand: 'Plainco', popularity: 1 });
    const most = await createProduct(shop, { brand: 'Plainco', popularity: 9 });
    const page = dataOf(await landing('plainco'));
    expect(page).toMatchObject({ title: 'Plainco', content: [], subLandings: [], bannerImage: null });
    expect(page.products.map(({ productId }) => productId)).toEqual([most.productId, least.productId]);
  });

  test('is not found for an unknown brand, a brand without visible products, or the wrong kind of page', async () => {
    for (const slug of ['no-such', 'empty-co', 'nimbus-sound', 'a/b', '%', "x' or 1=1"])
      expect(await landing(slug)).toMatchObject({ ok: false, status: 404, code: 'not_found' });
    const below = await client('GET /pagerender/content/brand-sub-landing/{slug}', { params: { slug: 'nimbus' } });
    expect(below).toMatchObject({ ok: false, status: 404 });
  });
});
