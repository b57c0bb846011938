import { expect, type Page } from '@playwright/test';
import { createCart } from './support/carts.ts';
import { signInNewCustomer } from './support/customers.ts';
import { charger, laptop, mouse } from './support/products.ts';
import { test } from './support/test.ts';

const pageWithBoldParts = '/product-category?query=โน้ตบุ๊กเกม';
const pages = [
  '/',
  '/product-category/smartphones-tablets',
  '/product-category/gaming',
  '/product-category?query=โน้ตบุ๊ก',
  // Matches a part of เกมมิ่ง, which is in bold.
  pageWithBoldParts,
  `/product/${charger.slug}`,
  `/product/${laptop.slug}`,
  `/product/compare?products=${laptop.productId},${charger.productId}`,
  '/blog',
  '/blog/wi-fi-6-6e-7-which-router',
  // ความสูง, ความกว้าง and ความเร็ว in their texts and tables.
  '/blog/robot-vacuum-for-thai-homes',
  '/blog/tv-size-by-viewing-distance',
  '/blog/gaming-pc-by-budget',
  '/help/delivery',
  '/help/cookie-policy',
  '/coupon',
  '/work-from-home',
];

/** Words that the browser's dictionary lacks, and compounds within which it would break. */
const words = `แบตเตอรี่ อะแดปเตอร์ พาวเวอร์แบงค์ หัวชาร์จ มือถือ สมาร์ทโฟน แท็บเล็ต สไตลัส โน้ตบุ๊ก แมคบุ๊ก หน้าจอ จอนอก มอนิเตอร์ อัลตร้าไวด์
  รีเฟรชเรต ความจุ หูฟัง ซาวด์บาร์ ไร้สาย สมาร์ทวอทช์ สายรัดข้อมือ หุ่นยนต์ มิเรอร์เลส เกมมิ่ง เมนบอร์ด เอสเอสดี เราเตอร์ คอนโด โดรน
  ครีเอเตอร์ อุปกรณ์ เช็กลิสต์ แฟลชเซลล์ พรีออเดอร์ สต็อก ซื้อครบ คำสั่งซื้อ ชำระเงิน รหัสผ่าน เปรียบเทียบ พร้อมเพย์ ปลายทาง เจ้าหน้าที่
  โปรโมชัน สาขา ความสูง ความกว้าง ความเร็ว ความสนใจ`.split(/\s+/);

/** Those with a byline, promotions or coupons. */
const pagesWithDots = ['/blog/wi-fi-6-6e-7-which-router', '/blog', `/product/${laptop.slug}`, '/coupon'];

/** How many of the words the page has, and the texts in which a line ends within one. A word can be in several elements. */
function measureWords(pattern: string): { found: number; broken: string[] } {
  const broken: string[] = [];
  let found = 0;
  const blockOf = (text: Node): Element | null => {
    let element = text.parentElement;
    while (element && getComputedStyle(element).display === 'inline') element = element.parentElement;
    return element;
  };
  const texts = new Map<Element | null, Text[]>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const block = blockOf(text);
    texts.set(block, [...(texts.get(block) ?? []), text]);
  }
  for (const nodes of texts.values()) {
    const whole = nodes.map(({ data }) => data).join('');
    /** The node with a character of the whole text, and the character's position in it. */
    const locate = (position: number): [Text, number] => {
      let start = 0;
      for (const node of nodes) {
        if (position < start + node.length) return [node, position - start];
        start += node.length;
      }
      throw new RangeError(`${position} is beyond the text`);
    };
    for (const { index, 0: word } of whole.matchAll(new RegExp(pattern, 'g'))) {
      const range = document.createRange();
      range.setStart(...locate(index));
      const [lastNode, last] = locate(index + word.length - 1);
      range.setEnd(lastNode, last + 1);
      const lines = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
      );
      if (lines.size > 0) found += 1;
      if (lines.size > 1) broken.push(`${word}: ${whole.slice(Math.max(0, index - 30), index + 50)}`);
    }
  }
  return { found, broken };
}

/** Fails for each word of the open page within which a line ends, on any screen. */
async function expectWholeWords(page: Page, place: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const { found, broken } = await page.evaluate(measureWords, words.join('|'));
    expect(found, place).toBeGreaterThan(0);
    expect.soft(broken, `${place} at ${width}`).toEqual([]);
  }
}

/** The lines of the open page that begin or end with a dot between two texts. */
function linesWithDotAtEdge(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    for (const { index } of text.data.matchAll(/·/g)) {
      const range = document.createRange();
      const topOf = (from: number, to: number) => {
        range.setStart(text, from);
        range.setEnd(text, to);
        return range.getBoundingClientRect().top;
      };
      const dot = topOf(index, index + 1);
      const before = text.data.slice(0, index).trimEnd().length;
      const after = index + 1 + (/\S/.exec(text.data.slice(index + 1))?.index ?? 0);
      const isAlone = before === 0 || after >= text.length;
      if (isAlone || Math.abs(topOf(before - 1, before) - dot) > 5 || Math.abs(topOf(after, after + 1) - dot) > 5)
        found.push(text.data);
    }
  }
  return found;
}

/** Expects that no link of the open page, by what the browser itself passes to screen readers, has a space where its lines may break. */
async function expectWholeNames(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const names = nodes.filter(({ role }) => role?.value === 'link').map(({ name }) => String(name?.value));
  expect(names.filter((name) => name.startsWith('โน้ตบุ๊กเกมมิ่ง')).length).toBeGreaterThan(5);
  expect(names.filter((name) => name.startsWith('โน้ตบุ๊ก เกม'))).toEqual([]);
}

test('no line ends within a Thai word of electronics retail or at a dot, on any screen, and names have no spaces @desktop', async ({
  page,
}) => {
  for (const path of pages) {
    await page.goto(path);
    if (path === pageWithBoldParts) await expectWholeNames(page);
    await expectWholeWords(page, path);
    if (!pagesWithDots.includes(path)) continue;
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(linesWithDotAtEdge), `${path} at ${width}`).toEqual([]);
    }
  }
});

test('a mail address is whole on a line that has room for it @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const email = 'siriporn-jaidee@mail-shop.example';
  await page.goto('/?sign-in');
  const signIn = page.getByRole('dialog', { name: 'เข้าสู่ระบบ', exact: true });
  await signIn.getByRole('button', { name: 'ลืมรหัสผ่าน?' }).click();
  const forgot = page.getByRole('dialog', { name: 'ลืมรหัสผ่าน' });
  await forgot.getByLabel('อีเมล').fill(email);
  await forgot.getByRole('button', { name: 'ส่งลิงก์ตั้งรหัสผ่าน' }).click();
  const sent = page.getByRole('dialog').getByRole('status');
  await expect(sent).toContainText(email);
  const [name, domain] = [sent.getByText('siriporn-jaidee', { exact: true }), sent.getByText('@mail-shop.example')];
  expect((await name.boundingBox())?.y).toBe((await domain.boundingBox())?.y);
});

test('no line ends within a Thai word in dialogs, suggestions and forms, and their names stay @desktop', async ({
  page,
}) => {
  // Has add-on deals.
  await page.goto('/product/apple-iphone-17-1002');
  await page.getByRole('button', { name: 'เพิ่มลงตะกร้า', exact: true }).filter({ visible: true }).first().click();
  const addOnDeals = page.getByRole('dialog', { name: 'แลกซื้อราคาพิเศษ', exact: true });
  await expect(addOnDeals.getByRole('checkbox').first()).toBeVisible();
  await expectWholeWords(page, 'add-on deals');
  await addOnDeals.getByRole('button', { name: 'ปิด' }).click();

  await page.goto('/help');
  const search = page.getByRole('combobox', { name: 'ค้นหาสินค้า', exact: true }).filter({ visible: true });
  await search.fill('หูฟัง');
  await expect(page.getByRole('option', { name: /^หูฟัง/ }).first()).toBeVisible();
  await expectWholeWords(page, 'suggestions');

  await page.goto('/checkout');
  const signIn = page.getByRole('dialog', { name: 'เข้าสู่ระบบ', exact: true });
  await signIn.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
  await expect(signIn.getByLabel('รหัสผ่าน', { exact: true })).toHaveAccessibleDescription('กรุณากรอกรหัสผ่าน');
  await expectWholeWords(page, 'sign-in');
  await signIn.getByRole('button', { name: 'สมัครสมาชิก', exact: true }).click();
  const registration = page.getByRole('dialog', { name: 'สมัครสมาชิก', exact: true });
  await registration.getByRole('button', { name: 'สมัครสมาชิก', exact: true }).click();
  await expect(registration.getByLabel('เบอร์มือถือ', { exact: true })).toHaveAccessibleDescription('กรุณากรอกเบอร์มือถือ');
  await expect(registration.getByRole('checkbox', { name: 'รับข่าวสารและโปรโมชันทางอีเมล', exact: true })).toBeVisible();
  await expectWholeWords(page, 'registration');
});

/** Expects that the link to help in the header of the checkout is on one line on narrow phones. */
async function expectHelpOnOneLine(page: Page): Promise<void> {
  const help = page.getByRole('banner').getByRole('link', { name: 'ช่วยเหลือ' });
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 });
    const lines = await help.evaluate((link) => {
      const range = document.createRange();
      range.selectNodeContents(link.lastChild ?? link);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines, `at ${width}`).toBe(1);
  }
}

test('no line ends within a Thai word from the cart to the order, on any screen @desktop', async ({ page }) => {
  await signInNewCustomer(page);
  await createCart(page, charger, mouse);
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: 'ชำระเงิน (2)', exact: true }).filter({ visible: true })).toBeEnabled();
  await expectWholeWords(page, 'cart');

  await page.goto('/checkout');
  await expectHelpOnOneLine(page);
  const placeOrder = page.getByRole('button', { name: 'ยืนยันคำสั่งซื้อ', exact: true }).filter({ visible: true });
  await placeOrder.click();
  await expect(page.getByText('กรุณาเลือกวิธีชำระเงิน')).toBeInViewport();
  await expectWholeWords(page, 'checkout');
  await page.getByRole('radio', { name: /^โอนเงินผ่านธนาคาร/ }).check();
  await placeOrder.click();

  await expect(page.getByRole('heading', { name: 'โอนเงินเข้าบัญชีร้าน', exact: true })).toBeVisible();
  await expectWholeWords(page, 'bank transfer');
  const orderId = /\/pay\/(\w+)/.exec(page.url())?.[1];
  for (const path of [
    `/confirmation/thank-you/${orderId}`,
    '/account/my-order',
    `/account/my-order/order-detail?id=${orderId}`,
    '/account/my-profile',
    '/account/my-profile/devices',
    '/account/my-shipping-address/add-address',
  ]) {
    await page.goto(path);
    await expectWholeWords(page, path);
  }
});
