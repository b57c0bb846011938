import { expect, type Page } from '@playwright/test';
import { pageList } from '#storefront/pages.ts';
import { cartWith } from './support/carts.ts';
import { activeCustomer, type Customer, signedInCustomer } from './support/customers.ts';
import { orderedInCash } from './support/orders.ts';
import { charger } from './support/products.ts';
import { test } from './support/test.ts';

test('a guest at a private page is asked to sign in and then led to it, never to another site', async ({ page }) => {
  const customer = await activeCustomer(page);

  await page.goto('/en/account/my-order');
  await expect(page).toHaveURL('/en?redirect=%2Fen%2Faccount%2Fmy-order');
  await signInInEnglish(page, customer);
  await expect(page).toHaveURL('/en/account/my-order');
  await expect(page.getByRole('heading', { level: 1, name: 'My orders' })).toBeVisible();
  await expect(page.getByText('No orders yet')).toBeVisible();

  // Nothing is left for whoever comes next in this browser.
  await page.context().clearCookies();
  for (const path of ['/account', '/account/my-shipping-address', '/checkout', '/thank-you', '/confirmation/pay/1']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(`/?redirect=${encodeURIComponent(path)}`);
    await expect(page.getByRole('dialog', { name: 'เข้าสู่ระบบ' })).toBeVisible();
  }
  // Who would rather not sign in stays on the home page.
  await page.getByRole('dialog').getByRole('button', { name: 'ปิด' }).click();
  await expect(page).toHaveURL('/');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'ราคาพิเศษ' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();

  for (const elsewhere of ['https://elsewhere.example/', '//elsewhere.example/', '/\\elsewhere.example']) {
    await page.context().clearCookies();
    await page.goto(`/en?redirect=${encodeURIComponent(elsewhere)}`);
    await signInInEnglish(page, customer);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page, elsewhere).toHaveURL('/en');
  }
});

test('every page that requires a session redirects a guest to the sign-in @desktop', async ({ request }) => {
  const patterns = pageList.filter(({ access }) => access === 'signed-in').map(({ pattern }) => pattern);
  expect(patterns).toContain('/account');
  for (const prefix of ['', '/en'])
    for (const path of patterns.map((pattern) => prefix + pattern.replace(/:\w+\?/, '1'))) {
      const { headers, status } = await request.get(path, { maxRedirects: 0 }).then((answer) => ({
        headers: answer.headers(),
        status: answer.status(),
      }));
      const location = `${prefix || '/'}?redirect=${encodeURIComponent(path)}`;
      expect([path, status, headers.location]).toEqual([path, 302, location]);
      expect([path, headers['cache-control']]).toEqual([path, 'private, no-store']);
    }
});

async function signInInEnglish(page: Page, { email, password }: Customer): Promise<void> {
  const signIn = page.getByRole('dialog', { name: 'Sign in' });
  await signIn.getByLabel('Email').fill(email);
  await signIn.getByLabel('Password', { exact: true }).fill(password);
  await signIn.getByRole('button', { name: 'Sign in' }).click();
}

test("a customer is sent away from logged-out-only pages, and somebody else's order is no page at all", async ({
  page,
  complaints,
}) => {
  await signedInCustomer(page);
  await cartWith(page, charger);
  const orderId = await orderedInCash(page);
  await page.goto('/activate-account?token=whatever');
  await expect(page).toHaveURL('/');
  await page.goto(`/en/account/my-order/order-detail?id=${orderId}`);
  await expect(page.getByRole('heading', { level: 1, name: `Order ${orderId}` })).toBeVisible();

  // A page that stays open would go on asking for what is its customer's.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await signedInCustomer(page);
  // The browser reports missing pages by itself.
  complaints.allow(/status of 404/);
  for (const path of [
    `/en/account/my-order/order-detail?id=${orderId}`,
    `/en/confirmation/thank-you/${orderId}`,
    `/en/confirmation/pay/${orderId}`,
    '/en/account/my-order/order-detail',
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'This page could not be found' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL('/en');
});
