import { createHmac, hkdfSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { type Customer, createCustomer, originHeader, signIn, signInNewCustomer } from './support/customers.ts';
import { adapter, charger, type DemoProduct, laptop } from './support/products.ts';
import { test } from './support/test.ts';

// Axe would measure the contrast of elements that are still fading in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const wishlistButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Wishlist ${name}`, exact: true });

async function submitSignIn(page: Page, { email, password }: Customer): Promise<void> {
  const signIn = page.getByRole('dialog', { name: 'Sign in' });
  await signIn.getByLabel('Email').fill(email);
  await signIn.getByLabel('Password', { exact: true }).fill(password);
  await signIn.getByRole('button', { name: 'Sign in' }).click();
}

/** Creates and signs in a customer with these products on the wishlist. */
async function signInWithWishlist(page: Page, ...products: DemoProduct[]): Promise<Customer> {
  const customer = await signInNewCustomer(page);
  for (const { productId } of products) {
    const added = await page.request.post('/account/api/wishlist', { headers: originHeader(), data: { productId } });
    expect(added.ok()).toBe(true);
  }
  return customer;
}

test('a guest who adds a product to the wishlist signs in, and the product is saved', { tag: '@desktop' }, async ({
  page,
}) => {
  const customer = await createCustomer(page);
  await page.goto(`/en/product/${charger.slug}`);
  await wishlistButton(page, charger.en).first().click();
  await submitSignIn(page, customer);
  await expect(page.getByText('Added to your wishlist').first()).toBeVisible();
  await expect(wishlistButton(page, charger.en).first()).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/en/account/my-wishlist');
  await expect(page.getByRole('main').getByRole('link', { name: charger.en, exact: true })).toBeVisible();
});

test('a customer who was signed out on another device is asked to sign in by the heart, and the product is saved', {
  tag: '@desktop',
}, async ({ page, browser, baseURL, consoleErrors }) => {
  // Browsers log 401 responses as console errors.
  consoleErrors.allow(/status of 401/);
  const customer = await signInNewCustomer(page);
  await page.goto(`/en/product/${charger.slug}`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Wishlist (0)' })).toBeVisible();
  await expect(page.getByRole('banner').getByText(customer.firstName)).toBeVisible();
  const elsewhere = await browser.newPage({ baseURL });
  await signIn(elsewhere, customer);
  const ended = await elsewhere.request.delete('/account/api/sessions', { headers: originHeader() });
  expect(ended.ok()).toBe(true);
  await elsewhere.close();
  await wishlistButton(page, charger.en).first().click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await submitSignIn(page, customer);
  await expect(page.getByText('Added to your wishlist').first()).toBeVisible();
  await expect(wishlistButton(page, charger.en).first()).toHaveAttribute('aria-pressed', 'true');
});

test('products go from the wishlist to the cart, and removed ones can be restored, with the focus at the product', {
  tag: '@phone',
}, async ({ page }) => {
  await signInWithWishlist(page, charger, adapter, laptop);
  // As if another shopper had just bought the last unit.
  await page.route('**/inventory/api/stock', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    for (const entry of data)
      if (entry.productId === laptop.productId) Object.assign(entry, { stock: 0, stockAvailable: false });
    await route.fulfill({ response, json: { data } });
  });
  await page.goto('/en/account/my-wishlist');
  const main = page.getByRole('main');
  const count = main.getByRole('status').first();
  await expect(main.getByRole('article')).toHaveCount(3);
  await expect(count).toHaveText('3 products');
  // The products are in the server-rendered HTML.
  expect(await (await page.request.get('/en/account/my-wishlist')).text()).toContain(laptop.en);
  await expect(main.getByRole('button', { name: `Out of stock ${laptop.en}` })).toBeDisabled();
  await expect(main.getByRole('link', { name: `Choose an option ${charger.en}` })).toHaveAttribute(
    'href',
    `/en/product/${charger.slug}`,
  );
  await expectAccessible(page, 'wishlist');
  await main.getByRole('button', { name: `Add to cart ${adapter.en}` }).click();
  await expect(page.getByText('Added to cart').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Cart \(1/ }).filter({ visible: true })).toBeVisible();

  await wishlistButton(page, charger.en).press('Enter');
  await expect(count).toHaveText('2 products');
  await expect(wishlistButton(page, charger.en)).toHaveAttribute('aria-pressed', 'false');
  await expect(wishlistButton(page, charger.en)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Removed from your wishlist' }).first()).toBeVisible();
  await expect(main.getByText('Removed', { exact: true })).toBeVisible();
  await expectAccessible(page, 'wishlist with a removed product');
  await main.getByRole('button', { name: `Undo ${charger.en}` }).press('Enter');
  await expect(count).toHaveText('3 products');
  await expect(main.getByRole('link', { name: `Choose an option ${charger.en}` })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Added to your wishlist' }).first()).toBeVisible();
  await expect(wishlistButton(page, charger.en)).toHaveAttribute('aria-pressed', 'true');
  for (const { en } of [charger, adapter, laptop]) await wishlistButton(page, en).click();
  await expect(main.getByRole('button', { name: /^Undo/ })).toHaveCount(3);
  await expect(page.getByText('Removed from your wishlist').first()).toBeVisible();
  await expect.poll(async () => (await (await page.request.get('/account/api/wishlist')).json()).data.total).toBe(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
  await expectAccessible(page, 'empty wishlist');
});

test('a wishlist that fails to load can be retried; without a session it asks to sign in', { tag: '@phone' }, async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 503/);
  const customer = await signInWithWishlist(page, charger);
  await page.clock.install();
  await page.goto('/account/my-wishlist');
  const chargerButton = page.getByRole('button', { name: `รายการโปรด ${charger.th}`, exact: true });
  await expect(chargerButton).toHaveAttribute('aria-pressed', 'true');
  await page.route('**/account/api/wishlist', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'ระบบไม่พร้อม' } }),
  );
  // The wishlist is fetched again when its tab gets focus after a while.
  const returnToTab = async () => {
    await page.clock.fastForward('02:00');
    await page.evaluate(() => {
      for (const type of ['visibilitychange', 'focus']) window.dispatchEvent(new Event(type));
    });
  };
  await returnToTab();
  await expect(page.getByRole('heading', { name: 'โหลดรายการโปรดไม่สำเร็จ' })).toBeVisible();
  await expectAccessible(page, 'wishlist error');
  await page.unroute('**/account/api/wishlist');
  await page.getByRole('main').getByRole('button', { name: 'ลองอีกครั้ง' }).click();
  await expect(chargerButton).toHaveAttribute('aria-pressed', 'true');

  // As after signing out in another tab.
  await context.clearCookies();
  await returnToTab();
  await expect(page.getByRole('heading', { name: 'เข้าสู่ระบบเพื่อดูรายการโปรด' })).toBeVisible();
  await expect(chargerButton).toHaveCount(0);
  await expectAccessible(page, 'wishlist without a session');
  await page.getByRole('main').getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
  const signIn = page.getByRole('dialog', { name: 'เข้าสู่ระบบ' });
  await signIn.getByLabel('อีเมล').fill(customer.email);
  await signIn.getByLabel('รหัสผ่าน', { exact: true }).fill(customer.password);
  await signIn.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
  await expect(chargerButton).toHaveAttribute('aria-pressed', 'true');
});

test('a product that cannot be added to the wishlist shows an error, and its button is reset', {
  tag: '@phone',
}, async ({ page, consoleErrors }) => {
  consoleErrors.allow(/status of 409/);
  await signInWithWishlist(page);
  await page.goto(`/en/product/${charger.slug}`);
  await page.route('**/account/api/wishlist', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 409, json: { code: 'wishlist_full', message: 'Your wishlist is full.' } })
      : route.continue(),
  );
  await wishlistButton(page, charger.en).first().click();
  await expect(page.getByText('Your wishlist is full.').first()).toBeVisible();
  await expect(wishlistButton(page, charger.en).first()).toHaveAttribute('aria-pressed', 'false');
});

test('a sold-out product is waited for by mail until one press ends that, and the wishlist is shared by a link', {
  tag: '@desktop',
}, async ({ page, browser, consoleErrors }) => {
  // The page of an ended link.
  consoleErrors.allow(/status of 404/);
  await signInWithWishlist(page, charger, adapter);
  await page.route('**/inventory/api/stock', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    for (const entry of data)
      if (entry.productId === charger.productId) Object.assign(entry, { stock: 0, stockAvailable: false });
    await route.fulfill({ response, json: { data } });
  });
  await page.goto('/en/account/my-wishlist');
  const main = page.getByRole('main');
  const backInStock = main.getByRole('switch', { name: `it is back in stock ${charger.en}` });
  await expect(main.getByRole('switch', { name: /^it is back in stock/ })).toHaveCount(1);
  await backInStock.click();
  await expect(backInStock).toBeChecked();
  await expect(page.getByText('We will email you once').first()).toBeVisible();
  const priceFalls = main.getByRole('switch', { name: `the price drops ${adapter.en}` });
  await page.route('**/account/api/wishlist/*/mails', (route) =>
    route.fulfill({ status: 503, json: { code: 'service_unavailable', message: 'Please try again.' } }),
  );
  consoleErrors.allow(/status of 503/);
  await priceFalls.click();
  await expect(page.getByText('Please try again.').first()).toBeVisible();
  await expect(priceFalls).not.toBeChecked();
  await page.unroute('**/account/api/wishlist/*/mails');

  await main.getByRole('button', { name: 'Create a link' }).click();
  const link = main.getByRole('textbox', { name: 'Link to your wishlist' });
  await expect(link).toBeFocused();
  const url = await link.inputValue();
  await expectAccessible(page, 'wishlist with mails and a link');
  const visitor = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const response = await visitor.goto(url);
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(visitor.getByRole('article')).toHaveCount(2);
  await expectAccessible(visitor, 'shared wishlist');
  await visitor.getByRole('button', { name: `Add to cart ${adapter.en}` }).click();
  await expect(visitor.getByText('Added to cart').first()).toBeVisible();
  await main.getByRole('button', { name: 'Stop sharing' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop sharing' }).click();
  await expect(main.getByRole('button', { name: 'Create a link' })).toBeVisible();
  expect((await visitor.reload())?.status()).toBe(404);
  await expect(visitor.getByRole('heading', { name: 'This wishlist is not shared any more' })).toBeVisible();
  await expectAccessible(visitor, 'ended link of a wishlist');

  const profile = await (await page.request.get('/account/api/customers/profile')).json();
  await visitor.goto(`/en/wishlist/unsubscribe?token=${tokenInMails(profile.data.customerId)}`);
  await expectAccessible(visitor, 'unsubscribing');
  await page.reload();
  await expect(backInStock).toBeChecked();
  await visitor.getByRole('button', { name: 'Stop all of these emails' }).click();
  await expect(
    visitor.getByRole('heading', { name: 'You will no longer get emails about your wishlist' }),
  ).toBeVisible();
  await page.reload();
  await expect(backInStock).not.toBeChecked();
  await visitor.context().close();
});

/** The token in mails about a customer's wishlist, whose job would let this journey wait for minutes. */
function tokenInMails(customerId: string): string {
  const secret = readFileSync(join(process.env.SHOP_DATA_FOLDER ?? 'data', 'token-secret'), 'utf8');
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'wishlist-mails', 32));
  const id = Buffer.from(customerId.replaceAll('-', ''), 'hex').toString('base64url');
  return `${id}.${createHmac('sha256', key).update(customerId).digest('base64url')}`;
}
