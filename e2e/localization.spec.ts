import { expect, type Page } from '@playwright/test';
import { cartWith } from './support/carts.ts';
import { signedInCustomer } from './support/customers.ts';
import { orderedInCash } from './support/orders.ts';
import { charger } from './support/products.ts';
import { test } from './support/test.ts';

/** Chooses a language as the device offers it: in the header's popover, or in the phone's side menu. */
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

test('the other language shows the same page, and only the front page remembers it', async ({ page }) => {
  await page.goto('/product-category/audio?sort=price-asc');
  await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH');
  await chooseLanguage(page, 'English');
  await expect(page).toHaveURL('/en/product-category/audio?sort=price-asc');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.getByRole('heading', { level: 1, name: 'Audio' })).toBeVisible();
  const remembered = (await page.context().cookies()).find(({ name }) => name === 'locale');
  expect(remembered?.value).toBe('en');
  expect(remembered?.expires).toBeGreaterThan(Date.now() / 1000 + 364 * 24 * 60 * 60);

  // Coming back to the front page leads to English; any other address says its language itself.
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

test('an order is dated in the Buddhist year in Thai and the common one in English', async ({ page }) => {
  await signedInCustomer(page);
  await cartWith(page, charger);
  const orderId = await orderedInCash(page);
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
