import { expect } from '@playwright/test';
import { charger } from './support/products.ts';
import { test } from './support/test.ts';

test('an image that fails to load is replaced by the placeholder, before and after hydration', {
  tag: '@phone',
}, async ({ page, consoleErrors }) => {
  // Browsers log images that fail to load as console errors.
  consoleErrors.allow(/status of 404 .*\/images\//);
  await page.route(/\/images\/products\//, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`/en/product/${charger.slug}`);
  const images = page.getByRole('main').getByRole('list', { name: 'Product pictures' }).getByRole('img');
  const isPlaceholder = (image: HTMLImageElement) =>
    image.naturalWidth > 0 && new URL(image.currentSrc).pathname.includes('placeholder');
  await expect.poll(() => images.first().evaluate(isPlaceholder)).toBe(true);
  await page.getByRole('radio', { name: 'White' }).check();
  await expect(page).toHaveURL(/sku=10602/);
  await expect(images.first()).toHaveAttribute('alt', /White/);
  await expect.poll(() => images.first().evaluate(isPlaceholder)).toBe(true);
});

test('a page that fails to load shows an error; a script chunk that fails to load reloads the page once', {
  tag: '@phone',
}, async ({ page, consoleErrors }) => {
  consoleErrors.allow(/ERR_FAILED/, /Failed to fetch/, /dynamically imported module/);
  await page.route('**/*.data*', (route) => route.abort());
  await expect(async () => {
    await page.goto('/en/product-category/mobile-accessories');
    // Before hydration a link would load a full document, which does not fail.
    await page.waitForFunction(() => '__reactRouterDataRouter' in window);
    await page.getByRole('main').getByRole('link', { name: charger.en }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(page.getByText('Sorry, an error occurred.')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unroute('**/*.data*');
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page.getByRole('heading', { name: 'Special prices' })).toBeVisible();

  // After a new version is deployed, the chunks of the old one no longer exist.
  const chunk = /\/assets\/auth-modal-.*\.js/;
  await page.route(chunk, (route) => route.abort(), { times: 1 });
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Sign in' }).filter({ visible: true }).click();
  await reloaded;
  await page.getByRole('button', { name: 'Sign in' }).filter({ visible: true }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
});
