import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { createCart } from './support/carts.ts';
import { newCustomer, waitForMailCode } from './support/customers.ts';
import { charger } from './support/products.ts';
import { test } from './support/test.ts';

test('@phone a guest at the cart signs in with LINE, proves an e-mail address and checks out the same cart', async ({
  page,
}) => {
  const { email, firstName } = newCustomer();
  await createCart(page, charger);
  await page.goto('/cart');
  await page.getByRole('button', { name: /^ชำระเงิน/ }).click();
  const signIn = page.getByRole('dialog', { name: 'เข้าสู่ระบบ' });
  const providers = signIn.getByRole('listitem').getByRole('link');
  await expect(providers).toHaveCount(3);
  await expectAccessible(page, 'sign-in with providers');
  await expect(providers.first()).toHaveText('เข้าสู่ระบบด้วย LINE');

  await providers.first().click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ยกเลิกการเข้าสู่ระบบแล้ว' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'เข้าสู่ระบบด้วย LINE' }).click();
  await expect(page.getByRole('heading', { name: 'LINE (test provider)' })).toBeVisible();
  await page.getByLabel('Name').fill(`${firstName} ${email}`);
  await page.getByRole('button', { name: 'Continue as this person' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'อีกขั้นเดียวก็เสร็จแล้ว' })).toBeVisible();
  await page.getByLabel('ชื่อ', { exact: true }).fill(firstName);
  await page.getByLabel('นามสกุล').fill('ศรีสุข');
  await page.getByRole('textbox', { name: 'อีเมล' }).fill(email);
  await page.getByLabel('เบอร์มือถือ').fill('0812345678');
  await page.getByLabel(/ยอมรับเงื่อนไข/).check();
  await expectAccessible(page, 'completing the profile');
  await page.getByRole('button', { name: 'รับรหัสยืนยัน' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'กรอกรหัสยืนยัน' })).toBeFocused();
  await page.getByLabel('รหัสยืนยัน 6 หลัก').fill(await waitForMailCode(email));
  await page.getByRole('button', { name: 'ยืนยันและเข้าสู่ระบบ' }).click();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('main').getByText(charger.th).first()).toBeVisible();
});

test('@desktop a guest at the cart registers with Google, connects LINE, and then signs in by LINE alone', async ({
  page,
  consoleErrors,
}) => {
  // Disconnecting the last way to sign in; browsers log refused requests as console errors.
  consoleErrors.allow(/status of 409 .*linked-accounts/);
  const email = newCustomer().email.replace('example.com', 'gmail.com');
  await createCart(page, charger);
  await page.goto('/en/cart');
  await page.getByRole('button', { name: /^Checkout/ }).click();
  const signIn = page.getByRole('dialog', { name: 'Sign in' });
  await signIn.getByRole('link', { name: 'Sign in with Google' }).click();
  await page.getByLabel('Name').fill('Kanya Srisuk');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('checkbox', { name: 'Email is verified' }).check();
  await page.getByRole('button', { name: 'Continue as this person' }).click();
  await expect(page).toHaveURL('/en/checkout');
  await expect(page.getByRole('main').getByText(charger.en).first()).toBeVisible();

  await page.goto('/en/account/my-profile');
  const connected = page.getByRole('region', { name: 'Connected accounts' });
  await expect(connected.getByRole('listitem').filter({ hasText: 'Google' })).toContainText(email);
  await connected.getByRole('button', { name: 'Disconnect Google' }).click();
  await expect(connected.getByRole('alert')).toBeVisible();
  await connected.getByRole('link', { name: 'Connect LINE' }).click();
  const lineName = `มะลิ ${Date.now()}`;
  await page.getByLabel('Name').fill(lineName);
  await page.getByRole('button', { name: 'Continue as this person' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Connect LINE to your account?' })).toBeVisible();
  await expectAccessible(page, 'connecting a provider');
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page).toHaveURL('/en/account/my-profile');
  await expect(connected.getByRole('listitem').filter({ hasText: 'LINE' })).toContainText(lineName);
  await connected.getByRole('button', { name: 'Disconnect Google' }).click();
  await expect(connected.getByRole('link', { name: 'Connect Google' })).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.goto('/en?redirect=%2Fen%2Faccount%2Fmy-profile');
  await signIn.getByRole('link', { name: 'Sign in with LINE' }).click();
  await page.getByLabel('Name').fill(lineName);
  await page.getByRole('button', { name: 'Continue as this person' }).click();
  await expect(page).toHaveURL('/en/account/my-profile');
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Kanya');
});
