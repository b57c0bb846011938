import { expect, type Page } from '@playwright/test';
import { createCart } from './support/carts.ts';
import { signInNewCustomer } from './support/customers.ts';
import { mouse } from './support/products.ts';
import { test } from './support/test.ts';

async function choosePlan(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Credit card installment/ }).check();
  await page.getByLabel('Bank or card').selectOption('KBank credit card');
  await page.getByRole('radio', { name: /^3 months/ }).check();
}

async function payByCard(page: Page, cardNumber: string): Promise<void> {
  await page.getByLabel('Card number').fill(cardNumber);
  await page.getByLabel('Name on card').fill('SOMYING JAIDEE');
  await page.getByLabel('Expiry (MM/YY)').fill('1230');
  await page.getByLabel('CVV').fill('123');
  await page
    .getByRole('button', { name: /^Pay ฿/ })
    .first()
    .click();
}

test('an installment is refused for one card and paid by another that the bank confirms, and no card reaches the shop @desktop', async ({
  page,
  baseURL,
}) => {
  const sentToShop: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(String(baseURL))) sentToShop.push(`${request.url()} ${request.postData()}`);
  });
  await signInNewCustomer(page);
  await createCart(page, mouse);
  await page.goto('/en/checkout');
  await choosePlan(page);
  await page.getByRole('button', { name: 'Place order' }).filter({ visible: true }).click();

  await payByCard(page, '4111 1111 1114 0011');
  const failure = page.getByRole('alert').filter({ hasText: 'Unable to process payment' });
  await expect(failure).toContainText('The card does not have enough funds.');
  await expect(failure).toContainText(
    'Your transaction cannot be completed, To continue this transaction use a different payment instruments or contact us.',
  );
  await expect(failure).toContainText('Your order is reserved.');

  await choosePlan(page);
  await page.getByRole('button', { name: /^Pay ฿/ }).click();
  await payByCard(page, '4242 4242 4242 4242');
  await expect(page.getByRole('heading', { name: 'Confirm the payment' })).toBeVisible();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Payment received. Thank you for your order' }),
  ).toBeVisible();
  expect(sentToShop.some((request) => request.includes('card-payment'))).toBe(true);
  expect(sentToShop.filter((request) => /4111|4242/.test(request))).toEqual([]);
});
