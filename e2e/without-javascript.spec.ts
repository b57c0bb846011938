import { expect } from '@playwright/test';
import { charger } from './support/products.ts';
import { test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

/** The console error for each script that the browser does not load. */
const blockedScript = /request failed: csp \(GET .*\.js\)/;

test('menus, home page, sorting, pagination, search and product page work without JavaScript', async ({
  page,
  consoleErrors,
  isMobile,
}) => {
  consoleErrors.allow(blockedScript);
  await page.goto('/en');
  const header = page.getByRole('banner');
  if (isMobile) {
    await header.getByText('Menu', { exact: true }).filter({ visible: true }).click();
    await expect(header.getByRole('link', { name: 'Find your nearest store' })).toBeVisible();
    await header.getByText('All Products', { exact: true }).filter({ visible: true }).first().click();
    await header.getByRole('link', { name: 'Audio', exact: true }).filter({ visible: true }).click();
  } else await header.getByRole('link', { name: 'Audio', exact: true }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audio' })).toBeVisible();
  await page.getByRole('contentinfo').getByText('About us').filter({ visible: true }).click();
  await expect(page.getByRole('link', { name: 'Privacy policy' }).filter({ visible: true })).toHaveAttribute(
    'href',
    '/en/help/privacy',
  );

  await page.goto('/en');
  await expect(page.getByRole('main').getByRole('link', { name: /^See all: / })).toHaveCount(4);
  await page.getByRole('main').getByRole('link', { name: 'Mobile Accessories' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mobile Accessories' })).toBeVisible();

  await page.goto('/en/flash-sale');
  const rounds = page.getByRole('navigation', { name: 'Flash sale rounds' }).getByRole('link');
  await expect(rounds).toHaveCount(4);
  await rounds.last().click();
  await expect(rounds.last()).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('heading', { name: 'Coming up' })).toBeVisible();

  await expect(page.getByText('Ends in')).toBeHidden();

  await page.goto('/en/coupon');
  const main = page.getByRole('main');
  await expect(main).toContainText('To collect coupons, please turn on JavaScript.', { useInnerText: true });
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Collect|Copy)/ })).toHaveCount(0);
  await page.goto('/en/cart');
  await expect(main).toContainText('The cart needs JavaScript', { useInnerText: true });
  await expect(page.getByText('Loading your cart')).toBeHidden();

  await page.goto('/en/product-category');
  const names = page.getByRole('main').getByRole('article').getByRole('heading', { level: 3 });
  const popular = await names.allTextContents();
  await page.getByRole('link', { name: 'Price: low to high' }).click();
  await expect(page).toHaveURL('/en/product-category?sort=price-asc');
  await expect(page.getByRole('link', { name: 'Price: low to high' })).toHaveAttribute('aria-current', 'true');
  const cheapest = await names.allTextContents();
  expect(cheapest).toHaveLength(popular.length);
  expect(cheapest).not.toEqual(popular);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/en/product-category?page=2&sort=price-asc');
  const next = await names.allTextContents();
  expect(next.filter((name) => cheapest.includes(name))).toEqual([]);

  await page.getByLabel('Search products').filter({ visible: true }).fill('anker 511');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/product-category?query=anker+511');
  await page.getByRole('main').getByRole('link', { name: charger.en }).click();
  await expect(page.getByRole('heading', { level: 1, name: charger.en })).toBeVisible();
  await expect(page.getByText(/฿(590|790)/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Specification' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/en');
});

test('missing pages return 404 with a link to the home page, in both languages', { tag: '@desktop' }, async ({
  page,
  consoleErrors,
}) => {
  // Browsers log 404 responses as console errors.
  consoleErrors.allow(blockedScript, /status of 404/);
  const missing = [
    '/no-such-page',
    '/product/nothing-999999',
    '/product/nothing',
    '/product-category/no-such-category',
    '/product-category/cut-off-in-a-chat-%E0%B8',
    `/product-category/${'x'.repeat(300)}`,
    '/product-category?page=999',
  ];
  for (const path of missing) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'ไม่พบหน้าที่คุณต้องการ' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'กลับสู่หน้าหลัก' })).toHaveAttribute('href', '/');
    expect((await page.goto(`/en${path}`))?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'This page could not be found' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL('/en');
});

test('a missing page offers a search and the top-level categories', { tag: '@phone' }, async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(blockedScript, /status of 404/);
  await page.goto('/en/no-such-page');
  const main = page.getByRole('main');
  await main.getByRole('searchbox', { name: 'Search products' }).fill('kindle');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/en/product-category?query=kindle');
  await page.goto('/en/no-such-page');
  await main.getByRole('navigation', { name: 'Popular categories' }).getByRole('link', { name: 'Laptops' }).click();
  await expect(page).toHaveURL('/en/product-category/laptops');
});
