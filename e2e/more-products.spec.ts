import { expect } from '@playwright/test';
import { names, openListing } from './support/listing.ts';
import { test } from './support/test.ts';

test('more products are shown from one request of a hundred, the first new one is focused, and Back restores them', {
  tag: '@phone',
}, async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/search/api/en/products?')) requests.push(request.url());
  });
  await openListing(page, '/en/product-category/mobile-accessories');
  await expect(names(page)).toHaveCount(24);
  const more = page.getByRole('button', { name: 'Show more products' });
  // Cards that come into view are laid out then, which a person sees before pressing.
  await page.getByText(/^Showing 24 of \d+$/).hover();
  await more.click();
  await expect(names(page)).toHaveCount(48);
  await expect(names(page).nth(24).getByRole('link')).toBeFocused();
  await expect(page.getByText(/^Showing 48 of \d+$/)).toBeVisible();
  await more.click();
  await expect(names(page)).toHaveCount(72);
  expect(requests.map((url) => new URL(url).searchParams.get('limit'))).toEqual(['100']);
  const product = names(page).nth(60);
  const name = (await product.textContent()) ?? '';
  await product.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(names(page)).toHaveCount(72);
  await expect(product).toBeInViewport();
});

test('a reload below more products shows the same place again, unless the shopper scrolls meanwhile', {
  tag: '@phone',
}, async ({ page }) => {
  await openListing(page, '/en/product-category/mobile-accessories');
  await page.getByRole('button', { name: 'Show more products' }).click();
  await expect(names(page)).toHaveCount(48);
  const product = names(page).nth(36);
  const top = async () => (await product.boundingBox())?.y ?? Number.NaN;
  await product.scrollIntoViewIfNeeded();
  await expect(product).toBeInViewport();
  const before = await top();
  await page.reload();
  await expect(names(page)).toHaveCount(48);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(4);

  let answer = () => {};
  const scrolled = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/search/api/en/products?*', async (route) => {
    await scrolled;
    await route.continue();
  });
  const asked = page.waitForRequest('**/search/api/en/products?*');
  await page.reload();
  await asked;
  await names(page).first().scrollIntoViewIfNeeded();
  const scrolledTo = await page.evaluate(() => window.scrollY);
  answer();
  await expect(names(page)).toHaveCount(48);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolledTo);
});
