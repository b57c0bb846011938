import { expect } from '@playwright/test';
import { createCustomerWithoutAddress, signIn, tokenOfLink, waitForResetLink } from './support/customers.ts';
import { test } from './support/test.ts';

test('a customer who forgot the password sets a new one by mail, which signs out other devices @desktop', async ({
  page,
  browser,
  consoleErrors,
}) => {
  const customer = await createCustomerWithoutAddress(page);
  const other = await browser.newContext();
  const otherPage = await other.newPage();
  await signIn(otherPage, customer);

  await page.goto('/en?sign-in');
  await page.getByRole('dialog', { name: 'Sign in' }).getByRole('button', { name: 'Forgot password?' }).click();
  const forgot = page.getByRole('dialog', { name: 'Forgot your password?' });
  await forgot.getByLabel('Email').fill(customer.email);
  await forgot.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('dialog', { name: 'Check your email' }).getByText(customer.email)).toBeVisible();
  await expect(page.getByRole('button', { name: /Send again in \d+ s/ })).toBeDisabled();

  const link = await waitForResetLink(customer.email);
  const token = tokenOfLink(link);
  expect(token).not.toBe('');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url(), JSON.stringify(request.headers())));
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible();
  await expect(page).toHaveURL('/en/reset-password');
  const password = 'Thunder#22';
  await page.getByLabel('New password', { exact: true }).fill(password);
  await expect(page.getByRole('listitem').filter({ hasText: 'missing' })).toHaveCount(0);
  await page.getByLabel('Confirm password').fill('Thunder#23');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription(
    'Password confirmation does not match password',
  );
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Save new password' }).click();
  // The sign-in opens over it, which hides it from screen readers.
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your password is set', includeHidden: true }),
  ).toBeVisible();
  expect(sent.filter((text) => text.includes(token))).toEqual([]);

  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog.getByLabel('Email')).toHaveValue(customer.email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/en');
  await otherPage.goto('/en/account');
  await expect(otherPage).toHaveURL('/en?redirect=%2Fen%2Faccount');
  await other.close();

  // A browser would carry the token over to the home page, to which a signed-in customer is redirected.
  await page.goto(link);
  await expect(page.getByRole('banner').getByRole('button', { name: customer.firstName })).toBeVisible();
  await expect(page).toHaveURL('/en');
  expect(await page.evaluate(() => JSON.stringify([window.location.href, window.history.state]))).not.toContain(token);

  // Browsers log the refused link as a console error.
  consoleErrors.allow(/status of 400 .*reset-password\/check/);
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
});
