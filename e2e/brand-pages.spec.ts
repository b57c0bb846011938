import { expect } from '@playwright/test';
import { watchLayoutShifts } from './support/layout-shifts.ts';
import { test } from './support/test.ts';

// Without smooth scrolling, so that scroll positions are final at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { prefix, all, products, more } of [
  { prefix: '', all: 'แบรนด์ทั้งหมด', products: 'สินค้าแนะนำ', more: 'เพิ่มเติมจาก Apple' },
  { prefix: '/en', all: 'All brands', products: 'Recommended', more: 'More from Apple' },
]) {
  test(`the list of brands links to a brand's page, which links to its further pages, at ${prefix || '/'}`, {
    tag: prefix ? '@phone' : '@desktop',
  }, async ({ page }) => {
    await page.goto(`${prefix}/brand`);
    await expect(page.getByRole('heading', { name: all, level: 1 })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Apple', exact: true }).click();
    await expect(page).toHaveURL(`${prefix}/brand/apple`);
    await expect(page.getByRole('heading', { name: products })).toBeVisible();
    await page.getByRole('navigation', { name: more }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/brand\/apple-/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a page is hydrated when the code of its blocks has loaded, so that they stay where they are', {
  tag: '@phone',
}, async ({ page }) => {
  const layoutShift = await watchLayoutShifts(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isCodeOfBlocks = /\/assets\/loaded-page-blocks-[^/]*\.js$/;
  await page.route(isCodeOfBlocks, async (route) => {
    await released;
    await route.continue();
  });
  const requested = page.waitForRequest(isCodeOfBlocks);
  const stock = page.waitForResponse('**/inventory/api/stock');
  await page.goto('/en/brand/apple', { waitUntil: 'commit' });
  await requested;
  expect(await page.evaluate(() => '__reactRouterDataRouter' in window)).toBe(false);
  const heading = page.getByRole('heading', { name: 'Questions about Apple products' });
  await heading.scrollIntoViewIfNeeded();
  release();
  await stock;
  await expect(heading).toBeInViewport();
  expect(await layoutShift()).toBeLessThan(0.01);
});

test('an unknown brand is a 404; a brand in upper case redirects to lower case', { tag: '@desktop' }, async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 404/);
  expect((await page.goto('/en/brand/no-such-brand'))?.status()).toBe(404);
  await expect(page).toHaveTitle('This page could not be found | Saifah');
  await page.goto('/en/brand/Apple');
  await expect(page).toHaveURL('/en/brand/apple');
});

test('the pages of a brand have breadcrumbs, canonical and hreflang links, and link to its products', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/en/brand/apple-iphone');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await expect(crumbs).toHaveText(['Home', 'All brands', 'Apple', 'Which iPhone is right for you']);
  const [data] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(JSON.parse(data ?? '').itemListElement.map(({ item }: { item: string }) => new URL(item).pathname)).toEqual([
    '/en',
    '/en/brand',
    '/en/brand/apple',
    '/en/brand/apple-iphone',
  ]);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/en\/brand\/apple-iphone$/);
  await expect(page.locator('link[hreflang="th"]')).toHaveAttribute('href', /[^n]\/brand\/apple-iphone$/);
  await page.getByRole('link', { name: 'The Apple page' }).click();
  await expect(page).toHaveURL('/en/brand/apple');
  await page.getByRole('link', { name: 'All Apple products' }).first().click();
  await expect(page).toHaveURL('/en/product-category?brands=Apple');
});

test('a letter scrolls to its brands, and Back restores the scroll position', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en/brand');
  const letters = page.getByRole('navigation', { name: 'Choose a letter' });
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  await letters.getByRole('link', { name: 'S', exact: true }).click();
  const section = page.getByRole('region', { name: 'S', exact: true });
  await expect(section.getByRole('heading')).toBeInViewport();
  await expect(section).toBeFocused();
  const sony = section.getByRole('link', { name: 'Sony', exact: true });
  // On a phone the bottom bar may cover it.
  await sony.evaluate((link) => link.scrollIntoView({ block: 'nearest' }));
  const position = await page.evaluate(() => window.scrollY);
  await sony.click();
  await expect(page.getByRole('heading', { level: 1, name: /Sony/ })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(section).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(position);
});
