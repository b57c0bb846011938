import { expect, type Page } from '@playwright/test';
import { createCart, mockSoldOut } from './support/carts.ts';
import { allowCookies } from './support/consent.ts';
import { originHeader, signInNewCustomer } from './support/customers.ts';
import { adapter, charger, formatBaht, priceOf } from './support/products.ts';
import { journeyCoupon, promotedCharger } from './support/promotions.ts';
import { test } from './support/test.ts';

const line = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name }) });
const gift = (page: Page) => line(page, 'UGREEN USB-C to USB-C 100W Cable');
const total = (page: Page) =>
  page
    .getByRole('region', { name: 'Order summary' })
    .getByText(/^฿[\d,.]+$/)
    .last();
const coupons = (page: Page) => page.getByRole('region', { name: 'Coupons and codes' }).filter({ visible: true });
const enterCode = async (page: Page, code = '') => {
  await coupons(page).getByLabel('Coupon code').fill(code);
  await coupons(page).getByRole('button', { name: 'Apply' }).click();
};

/** The orders whose purchase this page sent, with the coupon. */
const purchases = (page: Page) =>
  page.evaluate(() =>
    (
      (window as { dataLayer?: { event?: string; ecommerce?: { transaction_id: string; coupon: string } }[] })
        .dataLayer ?? []
    ).flatMap(({ event, ecommerce }) =>
      event === 'purchase' && ecommerce ? [{ transaction_id: ecommerce.transaction_id, coupon: ecommerce.coupon }] : [],
    ),
  );

test('a cart shows its gift, an offer that is one unit away, and a coupon that holds as soon as it is met', {
  tag: '@desktop',
}, async ({ page, consoleErrors }) => {
  // Browsers log failed requests as console errors.
  consoleErrors.allow(/status of 422/);
  const price = await priceOf(page, promotedCharger);
  await createCart(page, promotedCharger);
  await page.goto('/en/cart');
  await expect(gift(page).getByText('Free gift')).toBeVisible();
  await expect(gift(page).getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Almost there' })).toContainText('Add 1 more: ฿100 off');
  await expect(total(page)).toHaveText(formatBaht(price));

  await enterCode(page, 'NO-SUCH-CODE');
  await expect(coupons(page).getByLabel('Coupon code')).toHaveAccessibleDescription('Coupon not found');
  await enterCode(page, ' journey-๓๐๐ ');
  await expect(coupons(page).getByRole('status').filter({ hasText: 'Condition not valid' })).toBeVisible();
  await expect(total(page)).toHaveText(formatBaht(price));

  await line(page, promotedCharger.en).first().getByRole('button', { name: 'Increase quantity' }).click();
  await expect(coupons(page).getByText('Saves ฿300')).toBeVisible();
  await expect(total(page)).toHaveText(formatBaht(2 * price - 400));
  await expect(page.getByText('Buy 2, save ฿100').filter({ visible: true }).first()).toBeVisible();
  await page.reload();
  await expect(total(page)).toHaveText(formatBaht(2 * price - 400));

  await coupons(page)
    .getByRole('button', { name: `Remove the coupon ${journeyCoupon.name_en}` })
    .click();
  await expect(total(page)).toHaveText(formatBaht(2 * price - 100));
  await expect(coupons(page).getByLabel('Coupon code')).toBeVisible();
});

test('an order uses a coupon once, and cancelling it releases the use', { tag: '@phone' }, async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 409/);
  await allowCookies(page.context(), 'C0001|C0002');
  await signInNewCustomer(page);
  await createCart(page, promotedCharger, promotedCharger);
  await page.goto('/en/cart');
  await enterCode(page, journeyCoupon.codes[0]);
  await expect(coupons(page).getByText('Saves ฿300')).toBeVisible();
  await page.goto('/en/checkout');
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  const review = page.getByRole('main');
  await expect(review.getByText(journeyCoupon.name_en)).toBeVisible();
  await expect(review.getByText('−฿300')).toBeVisible();
  await page.getByRole('button', { name: 'Place order' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/thank-you\/(SF\d+)/);
  const orderId = /SF\d+/.exec(page.url())?.[0] ?? '';
  await expect.poll(() => purchases(page)).toEqual([{ transaction_id: orderId, coupon: journeyCoupon.codes[0] }]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await purchases(page)).toEqual([]);

  await page.goto(`/en/account/my-order/order-detail?id=${orderId}`);
  await expect(page.getByText(journeyCoupon.name_en)).toBeVisible();
  await expect(page.getByText('Free gift')).toBeVisible();

  await createCart(page, promotedCharger, promotedCharger);
  await page.goto('/en/cart');
  await enterCode(page, journeyCoupon.codes[0]);
  await expect(coupons(page).getByLabel('Coupon code')).toHaveAccessibleDescription(/used/);

  const cancelled = await page.request.post(`/cart/api/order/${orderId}/cancel`, { headers: originHeader() });
  expect(cancelled.ok()).toBe(true);
  await enterCode(page, journeyCoupon.codes[0]);
  await expect(coupons(page).getByText('Saves ฿300')).toBeVisible();
});

test('a removed line can be restored, and sold-out lines are listed apart', { tag: '@phone' }, async ({ page }) => {
  await createCart(page, charger, adapter);
  await page.goto('/en/cart');
  const checkbox = page.getByRole('checkbox', { name: `Select ${adapter.en}` });
  await checkbox.uncheck();
  await page.getByRole('button', { name: `Remove ${adapter.en} from the cart` }).click();
  await expect(line(page, adapter.en)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line(page, adapter.en)).toHaveCount(1);
  await expect(checkbox).not.toBeChecked();

  await mockSoldOut(page, (name) => name === adapter.en);
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: `${adapter.en} is out of stock` })).toBeVisible();
  const soldOut = page.getByRole('region', { name: 'Out of stock items' });
  await expect(soldOut.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(soldOut).toBeVisible();
  await expect(page.getByText(`${adapter.en} is out of stock`)).toHaveCount(0);
  await soldOut.getByRole('button', { name: 'Remove all' }).click();
  await expect(soldOut).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: `Removed ${adapter.en}` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(line(page, charger.en)).toHaveCount(1);
  await page.unrouteAll({ behavior: 'wait' });
});
