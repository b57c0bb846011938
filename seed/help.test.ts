import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { policySlugs } from '#contract/help.ts';
import { transaction } from '#server/db/database.ts';
import { createTestShop, dataOf } from '#server/testing/test-shop.ts';
import { helpPages } from './data/help/help.ts';
import { deliveryFee } from './data/help/help-page.ts';
import { seedHelp } from './help.ts';

const shop = await createTestShop();
await transaction(shop.db, seedHelp);

const otherPages = [
  ...['/coupon', '/store', '/help-contact-us', '/help/cookie-policy'],
  ...['/account/my-order', '/account/my-discount-code', '/account/my-profile', '/account/my-profile/devices'],
];
const paths = new Set([...otherPages, ...helpPages.map(({ slug }) => `/help/${slug}`)]);

describe.each(helpPages.map((page) => [page.slug, page] as const))('the help page %s', (slug, page) => {
  test.each(['th', 'en'] as const)('shows all its blocks in %s', async (locale) => {
    const shown = dataOf(
      await shop.client({ locale })('GET /pagerender/content/faq/{slug}', { params: { slug }, query: {} }),
    );
    expect(shown.blocks.map(({ id }) => id)).toEqual(page.blocks.map(({ id }) => id));
    expect(shown.related.map(({ slug: other }) => other)).toEqual(page.related);
  });

  test('links to pages that exist, the same in both languages', () => {
    const linksOf = (language: 'th' | 'en') =>
      page.blocks
        .flatMap(({ type, data }) =>
          type === 'rich_text' ? (data as { html: Record<string, string> }).html[language] : [],
        )
        .flatMap((html) => [...(html ?? '').matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href))
        .filter((href) => !href.startsWith('mailto:'));
    expect(linksOf('th').filter((href) => !paths.has(href))).toEqual([]);
    expect(linksOf('en').sort()).toEqual(linksOf('th').sort());
  });
});

test('forms with a consent find the pages that they link to', () => {
  expect(policySlugs.filter((slug) => !paths.has(`/help/${slug}`))).toEqual([]);
});

test('the delivery fee of the help is that of the shop', async () => {
  const { rows } = await sql<{ fee: number; freeFrom: number }>`
    select fee_satang::integer / 100 as fee, free_from_satang::integer / 100 as "freeFrom"
    from pricing_terms(${shop.clock()}::timestamptz)`.execute(shop.db);
  expect(rows).toEqual([{ fee: deliveryFee.usual, freeFrom: deliveryFee.freeFrom }]);
});

test.each([
  ['ส่งฟรีเมื่อไร', 'delivery'],
  ['คืนเงินกี่วัน', 'returns'],
  ['ใบกำกับภาษี', 'tax-invoice'],
  ['ผ่อน 0%', 'installment'],
  ['ลืมรหัสผ่าน', 'account'],
  ['เก็บเงินปลายทาง', 'payment-methods'],
  ['สลิป', 'payment-methods'],
  ['ยกเลิกออเดอร์', 'how-to-order'],
  ['ของกี่วันถึง', 'delivery'],
  ['บิลในนามบริษัท', 'tax-invoice'],
  ['เคลมสินค้า', 'warranty'],
])('somebody who searches the help for %s finds %s first', async (query, slug) => {
  const found = dataOf(
    await shop.client({ locale: 'th' })('GET /utils/api/help-information/search', { query: { query } }),
  );
  expect(found[0]?.slug).toBe(slug);
});

test.each([
  ['refund', 'returns'],
  ['tracking number of a parcel', 'delivery'],
  ['change mobile number', 'account'],
  ['coupon does not work', 'coupons'],
  ['pick up code', 'pickup'],
])('somebody who searches the help for %s finds %s first', async (query, slug) => {
  const found = dataOf(await shop.client()('GET /utils/api/help-information/search', { query: { query } }));
  expect(found[0]?.slug).toBe(slug);
});
