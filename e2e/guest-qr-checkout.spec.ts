import { expect } from '@playwright/test';
import { createCustomer } from './support/customers.ts';
import { test } from './support/test.ts';

test('a guest adds a phone to the cart in Thai, signs in at checkout, pays by PromptPay and sees the order', async ({
  page,
}) => {
  const customer = await createCustomer(page);

  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'สมาร์ทโฟนและแท็บเล็ต' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /สมาร์ทโฟนและแท็บเล็ต/ })).toBeVisible();
  await page.getByRole('link', { name: 'สมาร์ทโฟน Apple iPhone 16e' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'สมาร์ทโฟน Apple iPhone 16e' })).toBeVisible();

  await page.getByRole('radio', { name: '256GB' }).check();
  await expect(page).toHaveURL(/sku=\d+/);
  await page.getByRole('button', { name: 'เพิ่มลงตะกร้า' }).filter({ visible: true }).first().click();
  await page.getByRole('dialog', { name: 'แลกซื้อราคาพิเศษ' }).getByRole('button', { name: 'ปิด' }).click();
  await page.getByRole('link', { name: 'ตะกร้าสินค้า 1 ชิ้น' }).filter({ visible: true }).click();

  const cart = page.getByRole('dialog', { name: /ตะกร้าสินค้า/ });
  await expect(cart.getByRole('link', { name: 'สมาร์ทโฟน Apple iPhone 16e', exact: true })).toBeVisible();
  await cart.getByRole('button', { name: /^ชำระเงิน/ }).click();

  const signIn = page.getByRole('dialog', { name: 'เข้าสู่ระบบ' });
  await signIn.getByLabel('อีเมล').fill(customer.email);
  await signIn.getByLabel('รหัสผ่าน', { exact: true }).fill(customer.password);
  await signIn.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'สั่งซื้อและชำระเงิน' })).toBeVisible();
  await expect(page.getByRole('main').getByText('สมาร์ทโฟน Apple iPhone 16e').first()).toBeVisible();
  await page.getByRole('radio', { name: /QR พร้อมเพย์/ }).check();
  await page.getByRole('button', { name: 'ยืนยันคำสั่งซื้อ' }).filter({ visible: true }).click();

  await expect(page.getByRole('img', { name: /คิวอาร์โค้ดพร้อมเพย์/ })).toBeVisible();
  await page.getByRole('link', { name: 'เปิดแอปธนาคาร' }).click();
  await page.getByRole('radio', { name: 'หลังกลับไปที่ร้าน' }).check();
  await page.getByRole('button', { name: 'อนุมัติ' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'ชำระเงินเรียบร้อย ขอบคุณที่สั่งซื้อ' })).toBeVisible();
  await page.goto('/account/my-order');
  await expect(page.getByRole('main').getByText('ชำระเงินแล้ว').first()).toBeVisible();
  await expect(page.getByText('สมาร์ทโฟน Apple iPhone 16e')).toBeVisible();
});
