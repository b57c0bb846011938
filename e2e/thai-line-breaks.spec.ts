import { expect } from '@playwright/test';
import { charger } from './support/products.ts';
import { test } from './support/test.ts';

const pages = [
  '/',
  '/product-category/smartphones-tablets',
  '/product-category/gaming',
  '/product-category?query=โน้ตบุ๊ก',
  `/product/${charger.slug}`,
  '/blog',
  '/blog/wi-fi-6-6e-7-which-router',
  '/help/delivery',
  '/coupon',
  '/work-from-home',
];

/** Words of these pages that the browser's dictionary lacks. */
const words = `แบตเตอรี่ อะแดปเตอร์ พาวเวอร์แบงค์ หัวชาร์จ มือถือ สมาร์ทโฟน แท็บเล็ต สไตลัส โน้ตบุ๊ก แมคบุ๊ก หน้าจอ จอนอก มอนิเตอร์ อัลตร้าไวด์
  รีเฟรชเรต ความจุ หูฟัง ซาวด์บาร์ ไร้สาย สมาร์ทวอทช์ สายรัดข้อมือ หุ่นยนต์ มิเรอร์เลส เกมมิ่ง เมนบอร์ด เอสเอสดี เราเตอร์ คอนโด โดรน
  ครีเอเตอร์ อุปกรณ์ เช็กลิสต์ แฟลชเซลล์ พรีออเดอร์ สต็อก`.split(/\s+/);

/** How many of the words the page has, and the parts of its text in which a line ends within one. */
function measureWords(pattern: string): { found: number; broken: string[] } {
  const broken: string[] = [];
  let found = 0;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    for (const { index, 0: word } of text.data.matchAll(new RegExp(pattern, 'g'))) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
      );
      if (lines.size > 0) found += 1;
      if (lines.size > 1) broken.push(`${word}: ${text.parentElement?.textContent?.slice(0, 80)}`);
    }
  }
  return { found, broken };
}

test('no line ends within a Thai word of electronics retail, on any screen @desktop', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { found, broken } = await page.evaluate(measureWords, words.join('|'));
      expect(found, path).toBeGreaterThan(0);
      expect.soft(broken, `${path} at ${width}`).toEqual([]);
    }
  }
});
