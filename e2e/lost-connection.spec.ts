import { expect, type Page } from '@playwright/test';
import { createCart } from './support/carts.ts';
import { signInNewCustomer } from './support/customers.ts';
import { placeOrder } from './support/orders.ts';
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

test('a product that is added without a connection says so, and is added once there is one @desktop', async ({
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
  // A product without add-on deals offers none.
  await expect(page.getByRole('dialog')).toHaveCount(0);
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

test('the page that waits for a payment stays without a connection, and asks again once there is one @phone', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await signInNewCustomer(page);
  await createCart(page, charger);
  const orderId = await placeOrder(page, 'qr_code');
  await page.goto(`/en/confirmation/thank-you/${orderId}`);
  const title = page.getByRole('heading', { level: 1, name: 'Checking your payment' });
  await expect(title).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/refresh-payment'));
  await page.clock.runFor(20_000);
  await failed;
  await expect(title).toBeVisible();
  await context.setOffline(false);
  const answered = page.waitForResponse((response) => response.url().endsWith('/refresh-payment'));
  await page.clock.runFor(20_000);
  expect((await answered).ok()).toBe(true);
  await expect(title).toBeVisible();
});

test('what is saved just before the connection is lost is said to be saved, and the page stays @phone', async ({
  page,
  context,
}) => {
  await signInNewCustomer(page);
  const loseAfter = (url: string) =>
    page.route(url, async (route) => {
      if (route.request().method() === 'GET') return route.continue();
      const response = await route.fetch();
      await context.setOffline(true);
      return route.fulfill({ response });
    });
  const main = page.getByRole('main');
  await loseAfter('**/account/api/customers/profile');
  await openToEnd(page, '/en/account/my-profile');
  const form = main.locator('form[name=profile-form]');
  await form.getByRole('textbox').first().fill('มะลิวัลย์');
  const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your details are saved')).toBeVisible();
  await asked;
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('My Profile');

  await context.setOffline(false);
  await loseAfter('**/account/api/profile/addresses/*');
  await openToEnd(page, '/en/account/my-shipping-address');
  await main
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  const askedAgain = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(page.getByText('Address removed')).toBeVisible();
  await askedAgain;
  await expect(main.getByRole('heading', { level: 1 })).not.toHaveText('Error');
});

test('a slip that is sent without a connection says so, and is sent once there is one @phone', async ({
  page,
  context,
}) => {
  await signInNewCustomer(page);
  await createCart(page, charger);
  const orderId = await placeOrder(page, 'bank_transfer');
  await openToEnd(page, `/en/confirmation/pay/${orderId}`);
  const slip = { name: 'slip.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) };
  await context.setOffline(true);
  await page.locator('input[type=file]').setInputFiles(slip);
  await expect(page.getByText('We could not connect.')).toBeVisible();
  const upload = page.getByRole('button', { name: 'Upload slip' });
  await expect(upload).not.toHaveAttribute('aria-busy');
  await expect(upload).toBeVisible();
  await context.setOffline(false);
  await page.locator('input[type=file]').setInputFiles(slip);
  await expect(page.getByRole('heading', { level: 1, name: 'We are checking your slip' })).toBeVisible();
});
