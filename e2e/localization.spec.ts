import { expect, type Page } from '@playwright/test';
import { createCart } from './support/carts.ts';
import { signInNewCustomer } from './support/customers.ts';
import { placeCashOnDeliveryOrder } from './support/orders.ts';
import { charger } from './support/products.ts';
import { test } from './support/test.ts';

/** Switches the language: in the header's popover on desktop, in the side menu on a phone. */
async function chooseLanguage(page: Page, name: 'English' | 'ไทย'): Promise<void> {
  const popover = page.getByRole('banner').getByRole('button', { name: /ภาษา|Language/ });
  if (await popover.isVisible()) {
    await popover.click();
    await page.getByRole('banner').getByRole('link', { name }).click();
    return;
  }
  await page.getByRole('button', { name: /เปิดเมนู|Open menu/ }).click();
  const menu = page.getByRole('dialog');
  await menu.getByText(/^(ภาษา|Language)$/).click();
  await menu.getByRole('link', { name }).click();
}

test('switching the language keeps the page and its query; only the home page remembers the choice', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/product-category/audio?sort=price-asc');
  await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH');
  await chooseLanguage(page, 'English');
  await expect(page).toHaveURL('/en/product-category/audio?sort=price-asc');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.getByRole('heading', { level: 1, name: 'Audio' })).toBeVisible();
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'locale');
  expect(cookie?.value).toBe('en');
  expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 364 * 24 * 60 * 60);

  // `/` redirects to the chosen language; the language of any other URL is in its path.
  await page.goto('/');
  await expect(page).toHaveURL('/en');
  await page.goto(`/product/${charger.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: charger.th })).toBeVisible();
  await chooseLanguage(page, 'English');
  await expect(page).toHaveURL(`/en/product/${charger.slug}`);
  await chooseLanguage(page, 'ไทย');
  await expect(page).toHaveURL(`/product/${charger.slug}`);
  await page.goto('/');
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH');
});

test('switching the language keeps the number of the order in the contact form, and the place in an article @desktop', async ({
  page,
}) => {
  await page.goto('/help-contact-us?orderId=SF261122100042');
  await expect(page.getByLabel('เลขที่คำสั่งซื้อ')).toHaveValue('SF261122100042');
  await chooseLanguage(page, 'English');
  await expect(page).toHaveURL('/en/help-contact-us?orderId=SF261122100042');
  await page.goto('/blog/wi-fi-6-6e-7-which-router#box-1');
  await chooseLanguage(page, 'English');
  await expect(page).toHaveURL('/en/blog/wi-fi-6-6e-7-which-router#box-1');
});

test('order dates use the Buddhist year in Thai and the Gregorian year in English', { tag: '@phone' }, async ({
  page,
}) => {
  await signInNewCustomer(page);
  await createCart(page, charger);
  const orderId = await placeCashOnDeliveryOrder(page);
  const year = new Date().getUTCFullYear();
  await page.goto(`/account/my-order/order-detail?id=${orderId}`);
  await expect(page.getByText(/^สั่งซื้อเมื่อ/)).toContainText(String(year + 543));
  await expect(page.getByText(/^สั่งซื้อเมื่อ/)).not.toContainText(/พ.ศ.|พุทธ/);
  await expect(page.getByRole('main').getByText(charger.th)).toBeVisible();
  await page.goto(`/en/account/my-order/order-detail?id=${orderId}`);
  await expect(page.getByText(/^Placed on/)).toContainText(String(year));
  await expect(page.getByRole('main').getByText(charger.en)).toBeVisible();
  await page.goto('/account/my-order');
  await expect(
    page
      .getByRole('main')
      .getByText(new RegExp(`${year + 543}`))
      .first(),
  ).toBeVisible();
});
