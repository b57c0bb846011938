import { expect } from '@playwright/test';
import { createCart } from './support/carts.ts';
import { createCustomerWithoutAddress, originHeader, signIn, signInNewCustomer } from './support/customers.ts';
import { charger } from './support/products.ts';
import { test } from './support/test.ts';

test('@phone a customer pastes an address from a chat, corrects it, and finds the next one by keyboard', async ({
  page,
}) => {
  await signIn(page, await createCustomerWithoutAddress(page));
  await page.goto('/account/my-shipping-address/add-address');
  await page.getByRole('button', { name: 'บันทึกที่อยู่' }).click();
  await expect(page.getByText('กรุณากรอกรหัสไปรษณีย์')).toBeVisible();

  await page.getByRole('button', { name: 'วางที่อยู่ทั้งหมด' }).click();
  await page
    .getByRole('textbox', { name: 'ที่อยู่ทั้งหมด' })
    .fill('คุณสมชาย ใจดี 089-123-4567\n99/1 หมู่ 5 ซ.สุขใจ ต.ในเมือง อ.เมือง');
  await page.getByRole('button', { name: 'แยกลงช่องให้' }).click();
  await expect(page.getByText('เติมให้เท่าที่อ่านได้ กรุณาเติมส่วนที่เหลือ')).toBeVisible();
  await page.getByRole('button', { name: /ขอนแก่น · 40000/ }).click();
  await expect(page.getByText('เติมให้แล้ว กรุณาตรวจก่อนบันทึก')).toBeVisible();
  await expect(page.getByText('กรุณากรอกรหัสไปรษณีย์')).toHaveCount(0);
  await expect(page.getByLabel('ชื่อ', { exact: true })).toHaveValue('สมชาย');
  await expect(page.getByLabel('เบอร์มือถือ')).toHaveValue('0891234567');
  await expect(page.getByLabel('ตำบล', { exact: true }).locator('option:checked')).toHaveText('ในเมือง');
  const line = page.getByLabel(/^บ้านเลขที่/);
  await expect(line).toHaveValue('99/1 หมู่ 5 ซ.สุขใจ');
  await line.fill('99/2 หมู่ 5 ซ.สุขใจ');
  await page.getByRole('button', { name: 'บันทึกที่อยู่' }).click();
  const saved = page.getByRole('article').filter({ hasText: '99/2 หมู่ 5 ซ.สุขใจ' });
  await expect(saved).toContainText('ต.ในเมือง อ.เมืองขอนแก่น จ.ขอนแก่น');

  await page.goto('/en/account/my-shipping-address/add-address');
  await page.getByLabel('House number, building, street').fill('1 Rama IV Road');
  const find = page.getByRole('combobox', { name: 'Find your area' });
  await find.focus();
  await page.keyboard.type('klong toey nua');
  await expect(page.getByRole('option')).toHaveText(['Khlong Toei Nuea · Watthana · Bangkok · 10110']);
  await page.keyboard.press('Enter');
  await expect(find).toHaveValue('Khlong Toei Nuea · Watthana · Bangkok · 10110');
  await expect(page.getByLabel('Postcode')).toHaveValue('10110');
  await expect(page.getByLabel('Subdistrict').locator('option:checked')).toHaveText('Khlong Toei Nuea');
  await page.getByRole('button', { name: 'Save address' }).press('Enter');
  const next = page.getByRole('article').filter({ hasText: '1 Rama IV Road' });
  await next.getByRole('button', { name: /^Make default/ }).press('Enter');
  await expect(next.getByText('Default', { exact: true })).toBeVisible();
});

test('@phone names and addresses with words that are longer than a line stay within their cards', async ({ page }) => {
  await signInNewCustomer(page);
  const [first] = (await (await page.request.get('/account/api/customers/profile')).json()).data.addressInformation;
  const word = 'SaifahrungrueangindustrialpropertydevelopmentandTradingCompany';
  const { subdistrict, district, province, postcode, firstName, lastName, mobileNo } = first;
  const place = { subdistrictId: subdistrict.id, districtId: district.id, provinceId: province.id, postcode };
  const long = { ...place, firstName, lastName, mobileNo, address: `99/9 ${word} 4` };
  const company = { taxpayerType: 'company', companyName: word, taxId: '0105536000313', branch: '00000' };
  for (const data of [
    { ...long, firstName: word },
    { ...long, ...company, type: 'billing' },
  ]) {
    const added = await page.request.post('/account/api/profile/addresses', { headers: originHeader(), data });
    expect(added.ok()).toBe(true);
  }
  await createCart(page, charger);
  for (const path of ['/account/my-shipping-address', '/account/my-billing', '/checkout']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(word).first()).toBeVisible();
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth, path).toBe(clientWidth);
  }
});
