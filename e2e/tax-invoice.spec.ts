import { expect } from '@playwright/test';
import { createCart } from './support/carts.ts';
import { createCustomer, signIn } from './support/customers.ts';
import { charger } from './support/products.ts';
import { test } from './support/test.ts';

test('a buyer asks for a tax invoice in the name of a company at checkout, and downloads it after paying', {
  tag: '@desktop',
}, async ({ page }) => {
  await signIn(page, await createCustomer(page));
  await createCart(page, charger);
  await page.goto('/checkout');
  await expect(page.getByRole('radio', { name: /ไม่ต้องการใบกำกับภาษีเต็มรูป/ })).toBeChecked();
  await page.getByRole('button', { name: 'เพิ่มข้อมูลใบกำกับภาษี' }).click();

  const form = page.getByRole('dialog', { name: 'เพิ่มข้อมูลใบกำกับภาษี' });
  await form.getByRole('radio', { name: 'นิติบุคคล' }).check();
  await expect(form.getByLabel('รหัสสาขา')).toHaveValue('00000');
  await form.getByLabel('รหัสสาขา').fill('000012');
  await form.getByLabel('เลขประจำตัวผู้เสียภาษี').fill('0-1055-36000-31-4');
  await form.getByRole('button', { name: 'บันทึกข้อมูล' }).click();
  await expect(form.getByLabel('ชื่อบริษัท')).toHaveAccessibleDescription('กรุณากรอกชื่อบริษัท');
  await expect(form.getByLabel('เลขประจำตัวผู้เสียภาษี')).toHaveAccessibleDescription('เลขประจำตัวผู้เสียภาษีไม่ถูกต้อง');
  await expect(form.getByLabel('รหัสสาขา')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel('ชื่อบริษัท')).toBeFocused();

  await form.getByLabel('รหัสสาขา').fill('00012');
  await form.getByLabel('ชื่อบริษัท').fill('บริษัท ผู้ซื้อ จำกัด');
  await form.getByLabel('เลขประจำตัวผู้เสียภาษี').fill('0-1055-36000-31-3');
  await form.getByLabel(/^บ้านเลขที่/).fill('99 ถนนพัทยาเหนือ');
  await form.getByRole('button', { name: 'บันทึกข้อมูล' }).click();
  await expect(form.getByLabel('รหัสไปรษณีย์')).toBeFocused();
  await expect(form.getByLabel('รหัสไปรษณีย์')).toHaveAccessibleDescription('กรุณากรอกรหัสไปรษณีย์');
  await form.getByLabel('รหัสไปรษณีย์').fill('20150');
  await expect(form.getByLabel('อำเภอ', { exact: true }).locator('option:checked')).toHaveText('บางละมุง');
  await form.getByRole('button', { name: 'บันทึกข้อมูล' }).click();
  await expect(form.getByLabel('ตำบล', { exact: true })).toBeFocused();
  await form.getByLabel('ตำบล', { exact: true }).selectOption('นาเกลือ');
  await form.getByRole('button', { name: 'บันทึกข้อมูล' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('radio', { name: /บริษัท ผู้ซื้อ จำกัด.*0105536000313 สาขา 00012/ })).toBeChecked();
  const choices = page.getByRole('group', { name: 'ใบกำกับภาษี' });
  expect(await choices.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

  await page.getByRole('radio', { name: /QR พร้อมเพย์/ }).check();
  await page.getByRole('button', { name: 'ยืนยันคำสั่งซื้อ' }).filter({ visible: true }).click();
  await page.getByRole('link', { name: 'เปิดแอปธนาคาร' }).click();
  await page.getByRole('button', { name: 'อนุมัติ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ชำระเงินเรียบร้อย ขอบคุณที่สั่งซื้อ' })).toBeVisible();
  await page.getByRole('link', { name: 'ดูคำสั่งซื้อ' }).click();
  await expect(page.getByText('เลขประจำตัวผู้เสียภาษี 0105536000313 สาขา 00012')).toBeVisible();
  const invoice = page.getByRole('link', { name: /ใบกำกับภาษี TI\d{4}-\d{6} \(PDF\)/ });
  const downloaded = await page.request.get((await invoice.getAttribute('href')) ?? '');
  expect(downloaded.headers()['content-type']).toBe('application/pdf');

  await page.goto('/account/my-billing');
  await expect(page.getByRole('heading', { name: /บริษัท ผู้ซื้อ จำกัด/ })).toBeVisible();
  await page.getByRole('link', { name: /แก้ไข บริษัท ผู้ซื้อ จำกัด/ }).click();
  await expect(page.getByLabel('ชื่อบริษัท')).toHaveValue('บริษัท ผู้ซื้อ จำกัด');
});

test('a buyer who paid without it asks for a full tax invoice on the page of the order', { tag: '@phone' }, async ({
  page,
}) => {
  await signIn(page, await createCustomer(page));
  await createCart(page, charger);
  await page.goto('/en/checkout');
  await page.getByRole('radio', { name: /PromptPay/ }).check();
  await page.getByRole('button', { name: 'Place order' }).filter({ visible: true }).click();
  await page.getByRole('link', { name: 'Open bank app' }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('link', { name: 'View order' }).click();
  await expect(page.getByRole('link', { name: /Abbreviated tax invoice AB/ })).toBeVisible();

  const dialog = page.getByRole('dialog', { name: 'Request a full tax invoice' });
  // Presses again if the page was not hydrated yet.
  await expect(async () => {
    await page.getByRole('button', { name: 'Request a full tax invoice' }).click();
    await expect(dialog).toBeVisible({ timeout: 2000 });
  }).toPass();
  await dialog.getByLabel('ID card or passport number').fill('AA1234567');
  await dialog.getByLabel('House number, building, street').fill('99 North Pattaya Road');
  await dialog.getByLabel('Postcode').fill('20150');
  await dialog.getByLabel('Subdistrict').selectOption('Na Kluea');
  await dialog.getByRole('button', { name: 'Save details' }).click();
  await expect(dialog.getByRole('radio', { name: /AA1234567/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Issue the tax invoice' }).click();

  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: /^Tax invoice TI\d{4}-\d{6}/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Abbreviated tax invoice \(replaced\) AB/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request a full tax invoice' })).toBeHidden();
});
