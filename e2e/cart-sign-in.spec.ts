import { expect } from '@playwright/test';
import { createCart, mockSoldOut } from './support/carts.ts';
import { createCustomer, signInNewCustomer } from './support/customers.ts';
import { adapter, charger, laptop } from './support/products.ts';
import { test } from './support/test.ts';

test('a guest who moves sold-out lines to the wishlist signs in first', { tag: '@phone' }, async ({ page }) => {
  const customer = await createCustomer(page);
  await createCart(page, charger, adapter);
  await mockSoldOut(page, (name) => name === adapter.en);
  await page.goto('/en/cart');
  const soldOut = page.getByRole('region', { name: 'Out of stock items' });
  await soldOut.getByRole('button', { name: 'Move to wishlist' }).click();
  const signIn = page.getByRole('dialog', { name: 'Sign in' });
  await signIn.getByLabel('Email').fill(customer.email);
  await signIn.getByLabel('Password', { exact: true }).fill(customer.password);
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Added to your wishlist').first()).toBeVisible();
  await expect(soldOut).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping cart (1)' })).toBeVisible();
  await page.goto('/en/account/my-wishlist');
  await expect(page.getByRole('main').getByRole('link', { name: adapter.en }).first()).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
});

test('what the cart of an earlier visit had is not selected after the sign-in, and the cart says so', {
  tag: '@desktop',
}, async ({ page }) => {
  const customer = await signInNewCustomer(page);
  await createCart(page, laptop);
  await page.context().clearCookies();
  await createCart(page, charger);
  await page.goto('/en/cart');
  await page.getByRole('button', { name: /^Checkout/ }).click();
  const signIn = page.getByRole('dialog', { name: 'Sign in' });
  await signIn.getByLabel('Email').fill(customer.email);
  await signIn.getByLabel('Password', { exact: true }).fill(customer.password);
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/en/checkout');
  await expect(page.getByRole('main').getByText(charger.en).first()).toBeVisible();
  await expect(page.getByRole('main').getByText(laptop.en)).toHaveCount(0);
  await page.goto('/en/cart');
  const notice = page.getByRole('status').filter({ hasText: 'Items from your earlier cart are not selected' });
  await expect(notice.getByRole('listitem')).toHaveText(laptop.en);
  await notice.getByRole('button', { name: 'Close this notice' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: `Select ${laptop.en}` })).not.toBeChecked();
});
