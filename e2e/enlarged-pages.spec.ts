import { expect, type Page } from '@playwright/test';
import { journeyBrowserOptions } from './support/browser.ts';
import { createCart } from './support/carts.ts';
import { signInNewCustomer } from './support/customers.ts';
import { placeCashOnDeliveryOrder } from './support/orders.ts';
import { charger, laptop, phone } from './support/products.ts';
import { indexed, unindexed } from './support/public-pages.ts';
import { test } from './support/test.ts';

// Twice the size of text that browsers have by default.
const { args = [], ...options } = await journeyBrowserOptions();
test.use({ launchOptions: { ...options, args: [...args, '--blink-settings=defaultFontSize=32'] } });

/** A dock with Thunderbolt 4. */
const dock = 4738;

/** Opens the pages one after another, and names those that scroll sideways. */
async function pagesThatScrollSideways(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('font-size', '38px');
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    if (scrollWidth > clientWidth) found.push(`${path}: ${scrollWidth} of ${clientWidth} px`);
  }
  return found;
}

test('no page of a desktop scrolls sideways with text of twice the size', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(
    await pagesThatScrollSideways(page, ['/', '/product-category/laptops', `/product/${phone.slug}`, '/cart']),
  ).toEqual([]);
});

// In English, whose words are longer.
test('no page of a phone scrolls sideways with text of twice the size', { tag: '@phone' }, async ({ page }) => {
  test.slow();
  const publicPaths = Object.values({ ...indexed, ...unindexed }).map(([[path]]) =>
    path.replace('PRODUCT', `/product/${phone.slug}`),
  );
  await signInNewCustomer(page);
  await createCart(page, charger);
  await page.goto('/checkout');
  const orderId = await placeCashOnDeliveryOrder(page);
  await createCart(page, charger);
  const paths = [
    ...publicPaths,
    `/product/compare?products=${charger.productId},${laptop.productId}`,
    // With a long name and its number that stay together where there is room: Thunderbolt 4.
    `/product/compare?products=${dock},${laptop.productId}`,
    '/checkout',
    '/account',
    '/account/my-profile',
    '/account/my-order',
    `/account/my-order/order-detail?id=${orderId}`,
    `/confirmation/thank-you/${orderId}`,
    '/account/my-discount-code',
    '/account/my-billing/add-address',
  ];
  const inEnglish = paths.map((path) => `/en${path}`);
  expect(await pagesThatScrollSideways(page, inEnglish)).toEqual([]);
});
