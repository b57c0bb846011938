import { expect } from '@playwright/test';
import { createCart } from './support/carts.ts';
import { createCustomer, signIn } from './support/customers.ts';
import { charger } from './support/products.ts';
import { test } from './support/test.ts';
import { fillInTestCard } from './support/test-cards.ts';

test('an order is picked up at a branch near the shopper, paid by card, and shows its branch', {
  tag: '@phone',
}, async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 13.7466, longitude: 100.5347 });
  await signIn(page, await createCustomer(page));
  await createCart(page, charger);
  await page.goto('/checkout');
  const placeOrder = page.getByRole('button', { name: 'ยืนยันคำสั่งซื้อ' }).filter({ visible: true });

  await page.getByRole('radio', { name: /^รับที่สาขา/ }).check();
  await placeOrder.click();
  await expect(page.getByText('กรุณาเลือกจังหวัดของสาขา')).toBeInViewport();
  await page.getByRole('button', { name: 'เรียงจากสาขาใกล้ฉัน' }).click();
  const branches = page.getByRole('group', { name: 'สาขาที่รับสินค้า' });
  const branch = branches.getByRole('radio', { name: /มีสินค้าครบ/ }).first();
  await expect(branch).toBeVisible();
  await branch.click();
  await expect(page.getByRole('button', { name: 'เปลี่ยนสาขา' })).toBeVisible();

  await expect(page.getByRole('radio', { name: /เก็บเงินปลายทาง/ })).toBeDisabled();
  await page.getByRole('radio', { name: /บัตรเครดิต/ }).check();
  await placeOrder.click();
  await fillInTestCard(page, /4242 4242 4242 4242/);
  await page.getByRole('button', { name: /^ชำระ ฿/ }).click();
  await page.getByRole('button', { name: 'อนุมัติ' }).click();

  await expect(page.getByRole('heading', { level: 1, name: /ขอบคุณ/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'รับสินค้าที่สาขา' })).toContainText('ผู้รับสินค้า');
});
