import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { signInNewCustomer } from './support/customers.ts';
import { test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a customer changes the name, downloads the data and deletes the account @phone', async ({
  page,
  consoleErrors,
}) => {
  // The wrong password; browsers log failed responses as console errors.
  consoleErrors.allow(/status of 403/);
  const { email, password } = await signInNewCustomer(page);
  await page.goto('/en/account');
  await page.getByRole('main').getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'First name' }).fill('Malee');
  await page.getByRole('combobox', { name: 'Language of emails' }).selectOption('English');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your details are saved')).toBeVisible();
  await page.getByRole('switch', { name: 'News and offers by email' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Agreed: newsletter' })).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const data = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
  expect(data).toMatchObject({ customer: { email, firstName: 'Malee', language: 'en', subscriptionFlag: true } });

  await page.getByRole('button', { name: 'Delete my account' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete this account?' });
  await dialog.getByRole('textbox', { name: 'Password' }).fill('Wrong#1234');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('The password is not correct.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Password' })).toBeFocused();
  await expectAccessible(page, 'deleting the account');
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your account has been deleted')).toBeVisible();
  await expect(page).toHaveURL('/en');
  await page.goto('/en/account');
  await expect(page).toHaveURL(/\?redirect=/);
});
