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

test('a guest who buys a product directly signs in and orders it alone; checkout and cart say what else is in the cart', {
  tag: '@desktop',
}, async ({ page }) => {
  const customer = await signInNewCustomer(page);
  await createCart(page, laptop, charger);
  await page.context().clearCookies();
  await createCart(page, adapter);
  await page.goto(`/en/product/${charger.slug}`);
  await page.getByRole('button', { name: 'Buy now' }).filter({ visible: true }).click();
  const signIn = page.getByRole('dialog', { name: 'Sign in' });
  await expect(signIn.getByLabel('Email')).toBeFocused();
  await signIn.getByLabel('Email').fill(customer.email);
  await signIn.getByLabel('Password', { exact: true }).fill(customer.password);
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/en/checkout');
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeFocused();
  await expect(page.getByRole('main').getByText(charger.en).first()).toBeVisible();
  for (const { en } of [laptop, adapter]) await expect(page.getByRole('main').getByText(en)).toHaveCount(0);
  const notice = page.getByRole('main').getByText('2 items from your earlier cart are in it, not selected');
  await expect(notice).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Shopping cart/ })).toBeVisible();
  const listed = page.getByRole('status').filter({ hasText: '2 items from your earlier cart' });
  await expect(listed.getByRole('listitem')).toHaveCount(2);
  // The earlier cart had one as well, which was not bought.
  await expect(page.getByRole('group', { name: `Quantity of ${charger.en}` }).getByRole('spinbutton')).toHaveValue('1');
  await page.getByRole('button', { name: 'Close this notice' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: `Select ${laptop.en}` })).not.toBeChecked();
});

test('a session that has ended at the checkout asks to sign in, and leads back to it @desktop', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 401/);
  const customer = await signInNewCustomer(page);
  await createCart(page, charger);
  await page.goto('/en/checkout');
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies({ name: 'session' });
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  const signIn = page.getByRole('dialog', { name: 'Sign in' });
  await signIn.getByLabel('Email').fill(customer.email);
  await signIn.getByLabel('Password', { exact: true }).fill(customer.password);
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await expect(signIn).toBeHidden();
  await expect(page).toHaveURL('/en/checkout');
  await expect(page.getByRole('main').getByText(charger.en).first()).toBeVisible();
});
