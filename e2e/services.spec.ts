import { expect } from '@playwright/test';
import { createCustomer, signIn } from './support/customers.ts';
import { screenRepair } from './support/services.ts';
import { test } from './support/test.ts';

test('a service is bought with whom to call instead of a delivery, and is an appointment on its order', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page, await createCustomer(page));
  await page.goto(`/product/${screenRepair.slug}`);
  await expect(page.getByText('บริการ · เราจะโทรนัดวันและเวลาหลังสั่งซื้อ')).toBeVisible();
  await expect(page.getByText('พร้อมส่ง')).toBeHidden();
  await expect(page.getByRole('button', { name: /สาขาที่มีสินค้า/ })).toBeHidden();
  await page.getByRole('button', { name: 'ซื้อเลย' }).filter({ visible: true }).first().click();

  const appointment = page.getByRole('region', { name: 'นัดหมายรับบริการ' });
  await expect(appointment).toContainText('บริการนี้ไม่ต้องจัดส่ง');
  await expect(page.getByRole('group', { name: 'วิธีรับสินค้า' })).toHaveCount(0);
  await expect(page.getByText('ค่าจัดส่ง')).toHaveCount(0);
  const firstName = appointment.getByLabel('ชื่อ', { exact: true });
  // Pressed again if the page was not hydrated yet.
  await expect(async () => {
    await appointment.getByRole('button', { name: 'เปลี่ยนผู้ติดต่อ' }).click({ timeout: 1_000 });
    await expect(firstName).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await firstName.fill('ช่างใจ');
  await appointment.getByRole('button', { name: 'ใช้ข้อมูลผู้ติดต่อนี้' }).click();
  await expect(appointment).toContainText('ช่างใจ');

  await expect(page.getByRole('radio', { name: /เก็บเงินปลายทาง/ })).toBeDisabled();
  await page.getByRole('radio', { name: /QR พร้อมเพย์/ }).check();
  await page.getByRole('button', { name: 'ยืนยันคำสั่งซื้อ' }).filter({ visible: true }).click();
  await page.getByRole('link', { name: 'เปิดแอปธนาคาร' }).click();
  await page.getByRole('button', { name: 'อนุมัติ' }).click();

  await expect(page.getByRole('heading', { level: 1, name: /ขอบคุณ/ })).toBeVisible();
  await expect(page.getByText('เราจะโทรนัดวัน เวลา และสถานที่รับบริการกับคุณ', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'ดูคำสั่งซื้อ' }).click();
  await expect(page.getByRole('region', { name: 'นัดหมายรับบริการ' })).toContainText('ช่างใจ');
  await expect(page.getByRole('list').filter({ hasText: 'ให้บริการแล้ว' })).toBeVisible();
  await expect(page.getByText('กำลังเตรียมสินค้า')).toBeHidden();
});
