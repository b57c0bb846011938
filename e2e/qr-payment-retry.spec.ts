import { expect, type Page } from '@playwright/test';
import { createCart } from './support/carts.ts';
import { signInNewCustomer } from './support/customers.ts';
import { charger, mouse } from './support/products.ts';
import { test } from './support/test.ts';
import { tryAgain } from './support/try-again.ts';

/** Completes the charge at the mock gateway; `webhook` is when the gateway notifies the shop. */
async function completeAtGateway(page: Page, action: string, webhook: string): Promise<void> {
  await page.getByRole('link', { name: 'Open bank app' }).click();
  await expect(page.getByRole('heading', { name: 'Pretend bank app' })).toBeVisible();
  await page.getByRole('radio', { name: webhook }).check();
  await page.getByRole('button', { name: action, exact: true }).click();
}

async function payAgainByQr(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Choose another way to pay' }).click();
  await page.getByRole('radio', { name: /PromptPay QR/ }).check();
  await page.getByRole('button', { name: /^Pay ฿/ }).click();
  await expect(page.getByRole('img', { name: /PromptPay QR code/ })).toBeVisible();
}

test('after a cancelled and an expired QR payment a third one succeeds, even if the gateway sends no webhook', {
  tag: '@phone',
}, async ({ page }) => {
  await signInNewCustomer(page);
  await createCart(page, charger);
  await page.goto('/en/checkout');
  await page.getByRole('radio', { name: /PromptPay QR/ }).check();
  await page.getByRole('button', { name: 'Place order' }).filter({ visible: true }).click();
  await expect(page.getByRole('timer')).toContainText(/2\d:\d\d/);

  await completeAtGateway(page, 'Cancel', 'Before you return');
  await expect(page.getByRole('heading', { level: 1, name: 'Unable to process payment' })).toBeVisible();
  await expect(page.getByText('You cancelled the payment.')).toBeVisible();

  await payAgainByQr(page);
  await completeAtGateway(page, 'Let it expire', 'Twice');
  await expect(page.getByRole('heading', { level: 1, name: 'Unable to process payment' })).toBeVisible();
  const expired = page.getByText('The time for this payment is over, and nothing was charged.');
  await expect(expired).toBeVisible();
  await page.getByRole('link', { name: 'Choose another way to pay' }).click();
  await expect(page.getByRole('alert').filter({ has: expired })).toBeVisible();
  await page.goBack();

  await payAgainByQr(page);
  await completeAtGateway(page, 'Approve', 'Never');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Payment received. Thank you for your order' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'View order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible();
  await expect(page.getByRole('main').getByText('Paid').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay now' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Order status' }).getByText('Paid')).toHaveCount(1);

  // The payment page of a paid order redirects to the thank-you page.
  const orderId = new URL(page.url()).searchParams.get('id');
  await page.goto(`/en/confirmation/pay/${orderId}`);
  await expect(page).toHaveURL(`/en/confirmation/thank-you/${orderId}`);
});

test('a customer cancels an unpaid order, which can no longer be paid', { tag: '@desktop' }, async ({ page }) => {
  await signInNewCustomer(page);
  await createCart(page, charger);
  await page.goto('/checkout');
  await page.getByRole('radio', { name: /QR พร้อมเพย์/ }).check();
  await page.getByRole('button', { name: 'ยืนยันคำสั่งซื้อ' }).filter({ visible: true }).click();
  await expect(page.getByRole('img', { name: /คิวอาร์โค้ดพร้อมเพย์/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'บันทึกรูป QR' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.png$/);

  await page.goto('/account/my-order');
  await page
    .getByRole('main')
    .getByRole('link', { name: /ดูรายละเอียด/ })
    .click();
  await expect(page.getByRole('main').getByText(/กรุณาชำระเงินภายใน .* 25\d\d/)).toBeVisible();
  await page.getByRole('button', { name: 'ยกเลิกคำสั่งซื้อ' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'ยืนยันการยกเลิก' }).click();
  await expect(dialog.getByText('กรุณาเลือกเหตุผล')).toBeVisible();
  await dialog.getByLabel('เหตุผลที่ยกเลิก').selectOption('เปลี่ยนใจ');
  await dialog.getByRole('button', { name: 'ยืนยันการยกเลิก' }).click();
  await expect(page.getByRole('main').getByText('ยกเลิกแล้ว').first()).toBeVisible();
  await expect(page.getByRole('main').getByText('เปลี่ยนใจ')).toBeVisible();
  await expect(page.getByRole('link', { name: 'ชำระเงิน', exact: true })).toBeHidden();
});

test('an order with a discount for PromptPay offers no other way to pay, and says why', { tag: '@phone' }, async ({
  page,
}) => {
  await signInNewCustomer(page);
  await createCart(page, mouse);
  await page.goto('/en/checkout');
  await page.getByRole('radio', { name: /PromptPay QR/ }).check();
  await expect(page.getByRole('term').filter({ hasText: '1% off with PromptPay' })).toBeVisible();
  await page.getByRole('button', { name: 'Place order' }).filter({ visible: true }).click();
  const reason = page.getByText('This order can be paid by PromptPay QR only');
  await expect(reason).toBeVisible();
  await expect(page.getByText('Choose another way to pay')).toBeHidden();

  await completeAtGateway(page, 'Decline', 'Before you return');
  await expect(page.getByRole('heading', { level: 1, name: 'Unable to process payment' })).toBeVisible();
  await expect(reason).toBeVisible();
  await expect(page.getByText('Choose another way to pay')).toBeHidden();
  await tryAgain(page, page.getByRole('img', { name: /PromptPay QR code/ }));
});
