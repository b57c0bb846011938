import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { activeCustomer, type Customer, ownOrigin, signedInCustomer } from './support/customers.ts';
import { adapter, charger, type DemoProduct, laptop } from './support/products.ts';
import { test } from './support/test.ts';

// What fades in has its own colours only once it is there.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const heart = (page: Page, name: string) => page.getByRole('button', { name: `Wishlist ${name}`, exact: true });

async function signInHere(page: Page, { email, password }: Customer): Promise<void> {
  const signIn = page.getByRole('dialog', { name: 'Sign in' });
  await signIn.getByLabel('Email').fill(email);
  await signIn.getByLabel('Password', { exact: true }).fill(password);
  await signIn.getByRole('button', { name: 'Sign in' }).click();
}

/** A customer who is signed in and has these on the wishlist. */
async function customerWith(page: Page, ...products: DemoProduct[]): Promise<Customer> {
  const customer = await signedInCustomer(page);
  for (const { productId } of products) {
    const added = await page.request.post('/account/api/wishlist', { headers: ownOrigin(), data: { productId } });
    expect(added.ok()).toBe(true);
  }
  return customer;
}

test('a guest who presses a heart signs in, and the product is kept', async ({ page }) => {
  const customer = await activeCustomer(page);
  await page.goto(`/en/product/${charger.slug}`);
  await heart(page, charger.en).first().click();
  await signInHere(page, customer);
  await expect(page.getByText('Added to your wishlist').first()).toBeVisible();
  await expect(heart(page, charger.en).first()).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/en/account/my-wishlist');
  await expect(page.getByRole('main').getByRole('link', { name: charger.en, exact: true })).toBeVisible();
});

test('a wishlist sells what can be had, and gives back what was removed until the page is left', async ({ page }) => {
  await customerWith(page, charger, adapter, laptop);
  // As if somebody had bought the last one meanwhile.
  await page.route('**/inventory/api/stock', async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    data[laptop.productId] = { ...data[laptop.productId], stock: 0, stockAvailable: false };
    await route.fulfill({ response: answer, json: { data } });
  });
  await page.goto('/en/account/my-wishlist');
  const main = page.getByRole('main');
  const count = main.getByRole('status').first();
  await expect(main.getByRole('article')).toHaveCount(3);
  await expect(count).toHaveText('3 products');
  // The page comes with its products from the server.
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

  await heart(page, charger.en).click();
  await expect(count).toHaveText('2 products');
  await expect(main.getByText('Removed', { exact: true })).toBeVisible();
  await expectAccessible(page, 'wishlist with a removed product');
  await main.getByRole('button', { name: `Put back ${charger.en}` }).press('Enter');
  await expect(count).toHaveText('3 products');
  await expect(main.getByRole('link', { name: `Choose an option ${charger.en}` })).toBeFocused();
  await expect(heart(page, charger.en)).toHaveAttribute('aria-pressed', 'true');
  for (const { en } of [charger, adapter, laptop]) await heart(page, en).click();
  await expect(main.getByRole('button', { name: /^Put back/ })).toHaveCount(3);
  await expect(page.getByText('Removed from your wishlist').first()).toBeVisible();
  await expect.poll(async () => (await (await page.request.get('/account/api/wishlist')).json()).data.total).toBe(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nothing on your wishlist yet' })).toBeVisible();
  await expectAccessible(page, 'empty wishlist');
});

test('a wishlist that cannot be loaded says so until it can, and asks to sign in once the session is over', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/status of 503/);
  const customer = await customerWith(page, charger);
  await page.clock.install();
  await page.goto('/account/my-wishlist');
  const heartOfCharger = page.getByRole('button', { name: `รายการโปรด ${charger.th}`, exact: true });
  await expect(heartOfCharger).toHaveAttribute('aria-pressed', 'true');
  await page.route('**/account/api/wishlist', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'ระบบไม่พร้อม' } }),
  );
  // Whoever comes back to the page after a while sees it asked for again.
  const comeBack = async () => {
    await page.clock.fastForward('02:00');
    await page.evaluate(() => {
      for (const type of ['visibilitychange', 'focus']) window.dispatchEvent(new Event(type));
    });
  };
  await comeBack();
  await expect(page.getByRole('heading', { name: 'โหลดรายการโปรดไม่สำเร็จ' })).toBeVisible();
  await expectAccessible(page, 'wishlist that could not be loaded');
  await page.unroute('**/account/api/wishlist');
  await page.getByRole('main').getByRole('button', { name: 'ลองอีกครั้ง' }).click();
  await expect(heartOfCharger).toHaveAttribute('aria-pressed', 'true');

  // In another tab.
  await context.clearCookies();
  await comeBack();
  await expect(page.getByRole('heading', { name: 'เข้าสู่ระบบเพื่อดูรายการโปรด' })).toBeVisible();
  await expect(heartOfCharger).toHaveCount(0);
  await expectAccessible(page, 'wishlist after the session');
  await page.getByRole('main').getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
  const signIn = page.getByRole('dialog', { name: 'เข้าสู่ระบบ' });
  await signIn.getByLabel('อีเมล').fill(customer.email);
  await signIn.getByLabel('รหัสผ่าน', { exact: true }).fill(customer.password);
  await signIn.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
  await expect(heartOfCharger).toHaveAttribute('aria-pressed', 'true');
});

test('a heart that cannot be kept is taken back and says why', async ({ page, complaints }) => {
  complaints.allow(/status of 409/);
  await customerWith(page);
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
