import { expect } from '@playwright/test';
import { createCart } from './support/carts.ts';
import { signInNewCustomer } from './support/customers.ts';
import { placeCashOnDeliveryOrder, placeOrder } from './support/orders.ts';
import { charger } from './support/products.ts';
import { test } from './support/test.ts';

test('a customer finds an order by its product and buys it again', { tag: '@desktop' }, async ({ page }) => {
  await signInNewCustomer(page);
  await createCart(page, charger);
  const orderId = await placeCashOnDeliveryOrder(page);
  await page.goto('/en/account/my-order');
  const main = page.getByRole('main');
  // On the narrowest phones the status does not cover the number.
  const desktop = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 320, height: 568 });
  const number = main.getByRole('heading', { name: `Order ${orderId}` });
  expect(await number.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.setViewportSize(desktop);

  const search = main.getByRole('searchbox', { name: 'Search your orders' });
  await search.fill('no such product');
  await search.press('Enter');
  await expect(main.getByRole('heading', { name: 'No matching orders' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('combobox')).toHaveValue('');
  await main.getByRole('search').getByRole('link').click();
  await expect(main.getByRole('heading', { name: `Order ${orderId}` })).toBeVisible();
  await expect(search).toHaveValue('');
  await search.fill(charger.th.split(' ')[0] ?? '');
  await search.press('Enter');
  await expect(main.getByRole('status')).toHaveText(/^1 order found/);
  await main.getByRole('link', { name: 'Preparing 1' }).click();
  await expect(page).toHaveURL(/\?group=preparing&query=/);
  const total = (await main.getByText(/^฿[\d,.]+$/).textContent()) ?? '';
  await main.getByRole('link', { name: `View details Order ${orderId}` }).click();

  await expect(main.getByText('Next step')).toBeVisible();
  await expect(main.getByText(total, { exact: true }).first()).toBeVisible();
  await main.getByRole('button', { name: 'Buy again' }).click();
  await expect(page).toHaveURL('/en/cart');
  await expect(main.getByText(charger.en).first()).toBeVisible();
});

test('an order and its bank transfer fit the narrowest phones @phone', async ({ page }) => {
  await signInNewCustomer(page);
  await createCart(page, charger);
  const orderId = await placeOrder(page, 'bank_transfer');
  await page.setViewportSize({ width: 320, height: 568 });
  for (const path of [`/confirmation/pay/${orderId}`, `/account/my-order/order-detail?id=${orderId}`])
    for (const prefix of ['', '/en']) {
      await page.goto(prefix + path);
      await expect(page.getByRole('main').getByText(orderId).first()).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, prefix + path).toBe(320);
    }
  // What is not paid yet is not bought again.
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Transfer and upload slip' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Buy again' })).toBeHidden();
});
