import { expect } from '@playwright/test';
import { test } from './support/test.ts';

for (const { prefix, field, query, title, question, no, yes, sorry, thanks, contact } of [
  {
    prefix: '',
    field: 'ค้นหาในศูนย์ช่วยเหลือ',
    query: 'คืนเงินกี่วัน',
    title: 'การคืนสินค้าและคืนเงิน',
    question: 'คืนที่สาขาได้ไหม',
    no: 'ไม่ช่วย',
    yes: 'ช่วยได้',
    sorry: /ขออภัย/,
    thanks: /ขอบคุณ/,
    contact: 'ติดต่อเรา',
  },
  {
    prefix: '/en',
    field: 'Search help',
    query: 'get my money back',
    title: 'Returns and refunds',
    question: 'Can I return something at a branch?',
    no: 'No',
    yes: 'Yes',
    sorry: /Sorry/,
    thanks: /Thank you/,
    contact: 'Contact us',
  },
])
  test(`a shopper finds an answer, and says whether it helped, at ${prefix || '/'}`, {
    tag: prefix ? '@desktop' : '@phone',
  }, async ({ page }) => {
    await page.goto(`${prefix}/help`);
    const main = page.getByRole('main');
    await main.getByRole('searchbox', { name: field }).fill(query);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/help\?search=/);
    await main.getByRole('link', { name: title }).click();
    await expect(main.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await main.getByText(question).click();
    await main.getByRole('button', { name: no, exact: true }).click();
    await expect(main.getByRole('status').filter({ hasText: sorry })).toBeVisible();
    await expect(main.getByRole('link', { name: contact, exact: true })).toBeVisible();
    await main.getByRole('button', { name: yes, exact: true }).click();
    await expect(main.getByRole('status').filter({ hasText: thanks })).toBeVisible();
    await expect(main.getByRole('button', { name: yes, exact: true })).toHaveAttribute('aria-pressed', 'true');
  });

test('a printed help page has its answers', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/en/help/delivery');
  await expect(page.getByText('Do you deliver abroad?')).toBeVisible();
  const answer = page.getByText('We deliver within Thailand only.');
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
});

test('the policies that a registration asks to accept open in a new tab', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await page.goto('/help');
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'สมัครสมาชิก' }).click();
  const firstName = dialog.getByLabel('ชื่อ', { exact: true });
  await firstName.fill('สายฟ้า');
  for (const [name, title] of [
    [/^เงื่อนไขการใช้บริการ/, 'ข้อกำหนดและเงื่อนไขการใช้บริการ'],
    [/^นโยบายความเป็นส่วนตัว/, 'นโยบายความเป็นส่วนตัว'],
  ] as const) {
    const opened = context.waitForEvent('page');
    await dialog.locator('label').getByRole('link', { name }).click();
    const policy = await opened;
    await expect(policy.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(policy.getByText('ฉบับวันที่ 1 พฤษภาคม 2565')).toBeVisible();
    await policy.close();
  }
  await expect(firstName).toHaveValue('สายฟ้า');
});
