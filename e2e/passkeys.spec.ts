import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { createCart } from './support/carts.ts';
import { signInNewCustomer } from './support/customers.ts';
import { charger } from './support/products.ts';
import { test } from './support/test.ts';
import { addAuthenticator } from './support/virtual-authenticator.ts';

test('@phone a customer adds a passkey, signs in with it at a full cart without typing, and removes it', async ({
  page,
}) => {
  const authenticator = await addAuthenticator(page);
  await signInNewCustomer(page);
  await page.goto('/account/my-profile');
  const passkeys = page.getByRole('region', { name: 'พาสคีย์' });
  await expect(passkeys.getByText('ยังไม่มีพาสคีย์')).toBeVisible();
  await passkeys.getByRole('button', { name: 'เพิ่มพาสคีย์' }).click();
  const added = passkeys.getByRole('listitem');
  await expect(added).toContainText('Chrome บน Android');
  await expect(added).toContainText('ยังไม่เคยใช้เข้าสู่ระบบ');
  await expectAccessible(page, 'a profile with a passkey');
  await passkeys.getByRole('button', { name: 'เพิ่มพาสคีย์' }).click();
  await expect(passkeys.getByRole('alert')).toHaveText('อุปกรณ์นี้มีพาสคีย์ของบัญชีนี้อยู่แล้ว');

  await page.goto('/account/sign-out');
  await page.getByRole('main').getByRole('button', { name: 'ออกจากระบบ' }).click();
  await expect(page).toHaveURL('/');
  // The cart of the session is gone by then.
  await expect(page.getByRole('button', { name: 'เข้าสู่ระบบ' })).toBeVisible();
  await createCart(page, charger);
  await authenticator.setPresent(false);
  await page.goto('/cart');
  await page.getByRole('button', { name: /^ชำระเงิน/ }).click();
  const signIn = page.getByRole('dialog', { name: 'เข้าสู่ระบบ' });
  await expect(signIn.getByRole('textbox', { name: 'อีเมล' })).toHaveAttribute('autocomplete', 'username webauthn');
  await expect(page.locator('html')).toHaveAttribute('data-passkeys', 'conditional');
  await authenticator.setPresent(true);
  await signIn.getByRole('button', { name: 'ใช้พาสคีย์' }).click();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('main').getByText(charger.th).first()).toBeVisible();

  await page.goto('/account/my-profile');
  await expect(passkeys.getByRole('listitem')).toContainText('ใช้ล่าสุด');
  await passkeys.getByRole('button', { name: /^ลบ/ }).click();
  await page.getByRole('dialog', { name: 'ลบพาสคีย์นี้หรือไม่' }).getByRole('button', { name: 'ลบ' }).click();
  await expect(passkeys.getByText('ยังไม่มีพาสคีย์')).toBeVisible();
});
