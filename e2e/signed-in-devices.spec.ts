import { expect } from '@playwright/test';
import { signIn, signInNewCustomer } from './support/customers.ts';
import { test } from './support/test.ts';

test('a customer signs out another device, and then everywhere @phone', async ({ page, browser, baseURL }) => {
  const customer = await signInNewCustomer(page);
  const elsewhere = await browser.newPage({
    baseURL,
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:127.0) Firefox/127.0',
  });
  await elsewhere.goto('/en');
  await signIn(elsewhere, customer);

  await page.goto('/en/account/my-profile/devices');
  const devices = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(devices).toHaveCount(2);
  await expect(devices.first()).toContainText('This device');
  await expect(devices.last()).toContainText('Firefox on Windows');
  await devices.last().getByRole('button').click();
  await page.getByRole('dialog', { name: 'Sign out this device?' }).getByRole('button', { name: 'Sign Out' }).click();
  await expect(devices).toHaveCount(1);
  await elsewhere.goto('/en/account');
  await expect(elsewhere).toHaveURL(/\?redirect=/);
  await elsewhere.close();

  await page.goto('/account/my-profile/devices');
  await page.getByRole('button', { name: 'ออกจากระบบทุกอุปกรณ์' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'ออกจากระบบ' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/account');
  await expect(page).toHaveURL('/?redirect=%2Faccount');
});
