import { expect, type Page } from '@playwright/test';
import { pageList } from '#storefront/pages.ts';
import { createCart } from './support/carts.ts';
import { type Customer, createCustomer, signInNewCustomer } from './support/customers.ts';
import { placeCashOnDeliveryOrder } from './support/orders.ts';
import { charger } from './support/products.ts';
import { test } from './support/test.ts';

test('a guest who opens a private page signs in and is redirected to it, never to another site', {
  tag: '@desktop',
}, async ({ page }) => {
  const customer = await createCustomer(page);

  await page.goto('/en/account/my-order');
  await expect(page).toHaveURL('/en?redirect=%2Fen%2Faccount%2Fmy-order');
  await submitSignIn(page, customer);
  await expect(page).toHaveURL('/en/account/my-order');
  await expect(page.getByRole('heading', { level: 1, name: 'My orders' })).toBeVisible();
  await expect(page.getByText('No orders yet')).toBeVisible();

  // After the session has ended, private pages ask the next visitor to sign in.
  await page.context().clearCookies();
  await page.goto('/checkout');
  await expect(page).toHaveURL('/?redirect=%2Fcheckout');
  await expect(page.getByRole('dialog', { name: 'เข้าสู่ระบบ' })).toBeVisible();
  // Closing the dialog stays on the home page.
  await page.getByRole('dialog').getByRole('button', { name: 'ปิด' }).click();
  await expect(page).toHaveURL('/');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'ราคาพิเศษ' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.context().clearCookies();
  await page.goto(`/en?redirect=${encodeURIComponent('//elsewhere.example/')}`);
  await submitSignIn(page, customer);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/en');
});

test('every page that requires a session redirects a guest to sign-in @desktop', async ({ request }) => {
  const patterns = pageList.filter(({ access }) => access === 'signed-in').map(({ pattern }) => pattern);
  expect(patterns).toContain('/account');
  for (const prefix of ['', '/en'])
    for (const path of patterns.map((pattern) => prefix + pattern.replace(/:\w+\?/, '1'))) {
      const { headers, status } = await request.get(path, { maxRedirects: 0 }).then((response) => ({
        headers: response.headers(),
        status: response.status(),
      }));
      const location = `${prefix || '/'}?redirect=${encodeURIComponent(path)}`;
      expect([path, status, headers.location]).toEqual([path, 302, location]);
      expect([path, headers['cache-control']]).toEqual([path, 'private, no-store']);
    }
});

async function submitSignIn(page: Page, { email, password }: Customer): Promise<void> {
  const signIn = page.getByRole('dialog', { name: 'Sign in' });
  await signIn.getByLabel('Email').fill(email);
  await signIn.getByLabel('Password', { exact: true }).fill(password);
  await signIn.getByRole('button', { name: 'Sign in' }).click();
}

test("a signed-in customer is redirected from guest-only pages, and another customer's order is a 404", {
  tag: '@phone',
}, async ({ page, consoleErrors }) => {
  await signInNewCustomer(page);
  await createCart(page, charger);
  const orderId = await placeCashOnDeliveryOrder(page);
  await page.goto('/activate-account?token=whatever');
  await expect(page).toHaveURL('/');
  await page.goto(`/en/account/my-order/order-detail?id=${orderId}`);
  await expect(page.getByRole('heading', { level: 1, name: `Order ${orderId}` })).toBeVisible();

  // Leaves the page first: it would continue to request its customer's data.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await signInNewCustomer(page);
  // Browsers log 404 responses as console errors.
  consoleErrors.allow(/status of 404/);
  for (const path of [
    `/en/account/my-order/order-detail?id=${orderId}`,
    `/en/confirmation/thank-you/${orderId}`,
    `/en/confirmation/pay/${orderId}`,
    '/en/account/my-order/order-detail',
  ]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'This page could not be found' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL('/en');
});
