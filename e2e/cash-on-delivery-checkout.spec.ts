import { expect, type Page } from '@playwright/test';
import { createCart } from './support/carts.ts';
import { createCustomerWithoutAddress, signIn } from './support/customers.ts';
import { charger } from './support/products.ts';
import { test } from './support/test.ts';

const placeOrder = (page: Page) => page.getByRole('button', { name: 'ยืนยันคำสั่งซื้อ' }).filter({ visible: true });

test('a new customer enters two addresses at checkout and places one cash-on-delivery order by a double click', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page, await createCustomerWithoutAddress(page));
  await createCart(page, charger);
  await page.goto('/checkout');

  // Validation errors appear next to the missing fields.
  await placeOrder(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'กรอกที่อยู่สำหรับจัดส่งสินค้า' })).toBeInViewport();
  await page.getByRole('button', { name: 'บันทึกที่อยู่' }).click();
  await expect(page.getByLabel('จังหวัด')).toHaveAccessibleDescription('กรุณาเลือกจังหวัด');

  // Filled in from the province down.
  await expect(page.getByLabel('ชื่อ', { exact: true })).toHaveValue('มะลิ');
  await page.getByLabel(/^บ้านเลขที่/).fill('12 หมู่ 3 ถนนสุเทพ');
  await expect(page.getByLabel('เขต/อำเภอ')).toBeDisabled();
  await page.getByLabel('จังหวัด').selectOption('เชียงใหม่');
  await page.getByLabel('อำเภอ', { exact: true }).selectOption('เมืองเชียงใหม่');
  await page.getByLabel('ตำบล', { exact: true }).selectOption('สุเทพ');
  await expect(page.getByLabel('รหัสไปรษณีย์')).toHaveValue('50200');
  await page.getByRole('button', { name: 'บันทึกที่อยู่' }).click();
  const inChiangMai = page.getByRole('radio', { name: /สุเทพ.*เชียงใหม่.*50200/ });
  await expect(inChiangMai).toBeChecked();

  // Filled in from the postcode up: province and district have only one match.
  await page.getByRole('button', { name: 'เพิ่มที่อยู่ใหม่' }).click();
  const form = page.getByRole('dialog', { name: 'เพิ่มที่อยู่จัดส่ง' });
  await form.getByLabel(/^บ้านเลขที่/).fill('99 ถนนพัทยาเหนือ');
  await form.getByLabel('รหัสไปรษณีย์').fill('20150');
  await expect(form.getByLabel('จังหวัด').locator('option:checked')).toHaveText('ชลบุรี');
  await expect(form.getByLabel('อำเภอ', { exact: true }).locator('option:checked')).toHaveText('บางละมุง');
  await form.getByLabel('ตำบล', { exact: true }).selectOption('นาเกลือ');
  await expect(form.getByLabel('รหัสไปรษณีย์')).toHaveValue('20150');
  await form.getByRole('button', { name: 'บันทึกที่อยู่' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('radio', { name: /ต.นาเกลือ อ.บางละมุง จ.ชลบุรี/ })).toBeChecked();

  await placeOrder(page).click();
  await expect(page.getByText('กรุณาเลือกวิธีชำระเงิน')).toBeInViewport();
  await page.getByRole('radio', { name: /เก็บเงินปลายทาง/ }).check();
  await placeOrder(page).dblclick();

  await expect(page.getByRole('heading', { level: 1, name: 'ยืนยันคำสั่งซื้อแล้ว ขอบคุณที่สั่งซื้อ' })).toBeVisible();
  await expect(page.getByRole('main').getByText('ต.นาเกลือ อ.บางละมุง')).toBeVisible();
  await expect(page.getByRole('link', { name: 'ตะกร้าสินค้า 0 ชิ้น' }).filter({ visible: true })).toBeVisible();
  await page.goto('/account/my-order');
  await expect(page.getByRole('main').getByText(charger.th)).toHaveCount(1);
  await expect(page.getByRole('main').getByText('ยืนยันแล้ว')).toHaveCount(1);
});
