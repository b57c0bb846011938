import { expect } from '@playwright/test';
import { createCart } from './support/carts.ts';
import { createCustomer, signInNewCustomer } from './support/customers.ts';
import { charger } from './support/products.ts';
import { test } from './support/test.ts';
import { fillInTestCard } from './support/test-cards.ts';
import { tryAgain } from './support/try-again.ts';

test('a card without funds is declined, and another one succeeds after bank confirmation', { tag: '@desktop' }, async ({
  page,
}) => {
  const customer = await createCustomer(page);

  await page.goto('/en/product-category?query=charger');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Anker 511 Charger/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Buy now' }).filter({ visible: true }).click();
  const signIn = page.getByRole('dialog', { name: 'Sign in' });
  await signIn.getByLabel('Email').fill(customer.email);
  await signIn.getByLabel('Password', { exact: true }).fill(customer.password);
  await signIn.getByRole('button', { name: 'Sign in' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await page.getByRole('radio', { name: /Credit or debit card/ }).check();
  await page.getByRole('button', { name: 'Place order' }).filter({ visible: true }).click();

  await expect(page.getByRole('heading', { name: 'Enter your card' })).toBeVisible();
  await fillInTestCard(page, /4111 1111 1114 0011/);
  await page.getByRole('button', { name: /^Pay ฿/ }).click();
  await expect(page.getByText('Unable to process payment')).toBeVisible();
  await expect(page.getByText('The card does not have enough funds.')).toBeVisible();

  await expect(page.getByRole('link', { name: /^Call us on/ })).toBeVisible();
  await tryAgain(page, page.getByRole('heading', { name: 'Enter your card' }));
  await fillInTestCard(page, /4242 4242 4242 4242/);
  await page.getByRole('button', { name: /^Pay ฿/ }).click();
  await expect(page.getByRole('heading', { name: 'Confirm with your bank' })).toBeVisible();
  await page.getByRole('radio', { name: 'Twice' }).check();
  await page.getByRole('button', { name: 'Approve' }).click();

  await expect(
    page.getByRole('heading', { level: 1, name: 'Payment received. Thank you for your order' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'View order' }).click();
  await expect(page.getByRole('main').getByText('Paid').first()).toBeVisible();
  await expect(page.getByText(/Anker 511 Charger/)).toBeVisible();

  const invoice = page.getByRole('link', { name: /Abbreviated tax invoice AB\d{4}-\d{6} \(PDF\)/ });
  const downloaded = await page.request.get((await invoice.getAttribute('href')) ?? '');
  expect(downloaded.headers()['content-type']).toBe('application/pdf');
  expect((await downloaded.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('Back from the page of the gateway leads to the payment of the order that waits for it', {
  tag: '@phone',
}, async ({ page }) => {
  await signInNewCustomer(page);
  await createCart(page, charger);
  await page.goto('/en/checkout');
  await page.getByRole('radio', { name: /Credit or debit card/ }).check();
  await page.getByRole('button', { name: 'Place order' }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { name: 'Enter your card' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/confirmation\/pay\/SF/);
  await expect(page.getByRole('link', { name: 'Go to payment page' })).toBeVisible();
});
