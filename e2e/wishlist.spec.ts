import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { activeCustomer, signedIn } from './support/customers.ts';
import { adapter, charger, laptop } from './support/products.ts';
import { test } from './support/test.ts';

// What fades in has its own colours only once it is there.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const heart = (page: Page, name: string) => page.getByRole('button', { name: `Wishlist ${name}`, exact: true });

test('a guest who presses a heart signs in, and the product is kept', async ({ page }) => {
  const customer = await activeCustomer(page);
  await page.goto(`/en/product/${charger.slug}`);
  await heart(page, charger.en).first().click();
  const signIn = page.getByRole('dialog', { name: 'Sign in' });
  await signIn.getByLabel('Email').fill(customer.email);
  await signIn.getByLabel('Password', { exact: true }).fill(customer.password);
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Added to your wishlist').first()).toBeVisible();
  await expect(heart(page, charger.en).first()).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/en/account/my-wishlist');
  await expect(page.getByRole('main').getByRole('link', { name: charger.en })).toBeVisible();
});

test('hearts are counted and shown on the wishlist, until they are pressed again', async ({ page }) => {
  await signedIn(page, await activeCustomer(page));
  for (const { slug, en } of [charger, adapter, laptop]) {
    await page.goto(`/en/product/${slug}`);
    await heart(page, en).first().click();
    await expect(heart(page, en).first()).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Added to your wishlist').first()).toBeVisible();
  }
  await page.goto('/en/account/my-wishlist');
  const main = page.getByRole('main');
  await expect(main.getByRole('article')).toHaveCount(3);
  await expect(main.getByRole('status').first()).toHaveText('3 products');
  // The page comes with its products from the server.
  expect(await (await page.request.get('/en/account/my-wishlist')).text()).toContain(laptop.en);
  await expectAccessible(page, 'wishlist');
  for (const { en } of [charger, adapter, laptop]) await heart(page, en).click();
  await expect(page.getByRole('heading', { name: 'Nothing on your wishlist yet' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nothing on your wishlist yet' })).toBeVisible();
  await expectAccessible(page, 'empty wishlist');
});

test('a heart that cannot be kept is taken back and says why', async ({ page, complaints }) => {
  complaints.allow(/status of 409/);
  await signedIn(page, await activeCustomer(page));
  await page.goto(`/en/product/${charger.slug}`);
  await page.route('**/account/api/wishlist', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 409, json: { code: 'wishlist_full', message: 'Your wishlist is full.' } })
      : route.continue(),
  );
  await heart(page, charger.en).first().click();
  await expect(page.getByText('Your wishlist is full.').first()).toBeVisible();
  await expect(heart(page, charger.en).first()).toHaveAttribute('aria-pressed', 'false');
});
