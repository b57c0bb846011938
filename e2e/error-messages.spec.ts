import { expect } from '@playwright/test';
import { charger } from './support/products.ts';
import { test } from './support/test.ts';

test('a picture that cannot be loaded is replaced by the placeholder, before and after the page came alive', async ({
  page,
  complaints,
}) => {
  // The browser reports missing pictures by itself.
  complaints.allow(/status of 404 .*\/images\//);
  await page.route(/\/images\/products\//, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`/en/product/${charger.slug}`);
  const pictures = page.getByRole('main').getByRole('list', { name: 'Product pictures' }).getByRole('img');
  const isPlaceholder = (picture: HTMLImageElement) =>
    picture.naturalWidth > 0 && new URL(picture.currentSrc).pathname.includes('placeholder');
  await expect.poll(() => pictures.first().evaluate(isPlaceholder)).toBe(true);
  await page.getByRole('radio', { name: 'White' }).check();
  await expect(page).toHaveURL(/sku=10602/);
  await expect(pictures.first()).toHaveAttribute('alt', /White/);
  await expect.poll(() => pictures.first().evaluate(isPlaceholder)).toBe(true);
});

test('a page that cannot be loaded says so and leads home; a part that cannot be loaded reloads the page once', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/, /Failed to fetch/, /dynamically imported module/);
  await page.route('**/*.data*', (route) => route.abort());
  await expect(async () => {
    await page.goto('/en/product-category/mobile-accessories');
    // A link that is followed before the page is alive loads the next page whole, which does not fail.
    await page.waitForFunction(() => '__reactRouterDataRouter' in window);
    await page.getByRole('main').getByRole('link', { name: charger.en }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(page.getByText('Sorry, an error occurred.')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unroute('**/*.data*');
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page.getByRole('heading', { name: 'Special prices' })).toBeVisible();

  // As after a new version of the shop: the parts of the old one are gone.
  const panel = /\/assets\/auth-modal-.*\.js/;
  await page.route(panel, (route) => route.abort(), { times: 1 });
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Sign in' }).filter({ visible: true }).click();
  await reloaded;
  await page.getByRole('button', { name: 'Sign in' }).filter({ visible: true }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
});
