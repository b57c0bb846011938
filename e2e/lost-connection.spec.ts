import { expect, type Page } from '@playwright/test';
import { createCart } from './support/carts.ts';
import { signInNewCustomer } from './support/customers.ts';
import { buyButton, charger } from './support/products.ts';
import { test } from './support/test.ts';

test.beforeEach(({ consoleErrors }) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/);
});

/** Opens a page, and waits for what it loads once the browser is idle. */
async function openToEnd(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

test('a product that is added without a connection says so, and is added once there is one', async ({
  page,
  context,
}) => {
  await openToEnd(page, `/en/product/${charger.slug}`);
  await context.setOffline(true);
  await buyButton(page, 'Add to cart').click();
  const dialog = page.getByRole('dialog', { name: 'Unable to process' });
  await expect(dialog).toContainText('Sorry, an error occurred.');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('heading', { level: 1, name: charger.en })).toBeVisible();
  await context.setOffline(false);
  await buyButton(page, 'Add to cart').click();
  await expect(page.getByText('Added to cart').first()).toBeVisible();
});

test('an order that is placed without a connection says so, and is placed once there is one @phone', async ({
  page,
  context,
}) => {
  await signInNewCustomer(page);
  await createCart(page, charger);
  await openToEnd(page, '/en/checkout');
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  const place = page.getByRole('button', { name: 'Place order' }).filter({ visible: true });
  await expect(place).not.toHaveAttribute('aria-busy');
  await context.setOffline(true);
  await place.click();
  const dialog = page.getByRole('dialog', { name: 'Unable to process' });
  await expect(dialog).toContainText('We could not connect.');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await context.setOffline(false);
  await place.click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Order confirmed. Thank you for your order' }),
  ).toBeVisible();
});
