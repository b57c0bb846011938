import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { thaiWords } from './thai-words.ts';
import { WrapAtWords, wrapHtmlAtWords } from './wrap-at-words.tsx';

const render = (text: string) => renderToStaticMarkup(<WrapAtWords>{text}</WrapAtWords>);
/** The text with | where a line may break beside a word, and the words in brackets. */
const shown = (text: string) =>
  render(text)
    .replace(/^<span>(.*)<\/span>$/, '$1')
    .replaceAll(/<span class="whitespace-nowrap">(.*?)<\/span>/g, '[$1]')
    .replaceAll('<wbr aria-hidden="true"/>', '|');

test('a line breaks before or after a word that browsers do not know, never within it', () => {
  expect(shown('สมาร์ทโฟน Xiaomi')).toBe('[สมาร์ทโฟน] Xiaomi');
  expect(shown('โน้ตบุ๊กเกมมิ่ง')).toBe('[โน้ตบุ๊ก]|[เกมมิ่ง]');
  expect(shown('ชาร์จผ่านอะแดปเตอร์ได้')).toBe('ชาร์จผ่าน|[อะแดปเตอร์]|ได้');
  expect(shown('ต่อจอนอกสองจอ')).toBe('ต่อ|[จอนอก]|สองจอ');
});

test('a text with such words is one element, thus one item of a flex or grid container', () => {
  expect(render('ชาร์จผ่านอะแดปเตอร์ได้')).toMatch(/^<span>.*<\/span>$/);
});

test('the longest word counts, and no part of another word', () => {
  expect(shown('แบตเตอรี่และแบต')).toBe('[แบตเตอรี่]|และ|[แบต]');
  expect(shown('ป้องกันน้ำ ความจำเป็น')).toBe('[ป้องกัน]|น้ำ [ความจำเป็น]');
  expect(shown('อัลตร้าบุ๊ก ฝีมือถือว่าดี')).toBe('[อัลตร้าบุ๊ก] [ฝีมือ]|ถือว่าดี');
  // A vowel before or after it, or a silent letter after it, belongs to its first or last letter.
  expect(shown('ชาร์จไวร์เลส ราคาะ เซิงก์ แบตๆ')).toBe('ชาร์จไวร์เลส ราคาะ เซิงก์ [แบต]ๆ');
});

test('a line does not end after a hyphen of a name, a model or a number', () => {
  expect(shown('โน้ตบุ๊กเกมมิ่ง HP Victus 15-fa2')).toBe('[โน้ตบุ๊ก]|[เกมมิ่ง] HP Victus [15-fa2]');
  expect(shown('6-in-1 USB-C hub, Wi-Fi 6E, 02-000-9000')).toBe('[6-in-1] [USB-C] hub, [Wi-Fi 6E], [02-000-9000]');
  expect(shown('state-of-the-art, -5, a--b, a-b-')).toBe('state-of-the-art, -5, a--b, a-b-');
});

test('a line does not end between a sign of multiplication and its number, or what is counted', () => {
  expect(shown('Thunderbolt 4 × 3, USB-A × 4, LAN')).toBe('[Thunderbolt 4 × 3], [USB-A × 4], LAN');
  expect(shown('หัวชาร์จ Apple USB-C 20W × 2')).toBe('[หัวชาร์จ] Apple [USB-C 20W × 2]');
  expect(shown('2880 × 1800')).toBe('[2880 × 1800]');
  expect(shown('฿28,900 × 1')).toBe('[฿28,900 × 1]');
});

test('a line does not end between a short name and its number or letter', () => {
  expect(shown('สมาร์ทโฟน Apple iPhone 17 Pro')).toBe('[สมาร์ทโฟน] Apple [iPhone 17] Pro');
  expect(shown('Anker 511 Nano 3 30W, Galaxy Z Flip7, B650M K')).toBe(
    '[Anker 511] [Nano 3] 30W, [Galaxy Z] Flip7, [B650M K]',
  );
  expect(shown('BoostCharge-Magnetic 10, off 5%')).toBe('BoostCharge-Magnetic 10, [off 5]%');
});

test('a line does not end within a range of numbers', () => {
  expect(shown('เลือกจอราว 6.1–6.3 นิ้ว')).toBe('เลือกจอราว [6.1–6.3] นิ้ว');
  expect(shown('ช่วง 5,925–6,425 MHz, 1–2 Dec.')).toBe('ช่วง [5,925–6,425] MHz, [1–2] Dec.');
});

test('a line breaks before a mail address, within one that is longer than a line before its @, never after its hyphen', () => {
  expect(shown('ลิงก์ไปที่ shopper-12@my-shop.example แล้ว')).toBe(
    'ลิงก์ไปที่ <span class="mail-address">[shopper-12]|[@my-shop.example]</span> แล้ว',
  );
  expect(shown('shopper.with-a-very-long-name-of-its-own@shop.example')).toBe(
    '<span class="mail-address">shopper.with-a-very-long-name-of-its-own@shop.example</span>',
  );
  const address =
    '<span class="whitespace-nowrap">care</span><wbr aria-hidden="true"><span class="whitespace-nowrap">@shop.example.</span>';
  expect(wrapHtmlAtWords('<p>care@shop.example.</p>')).toBe(`<p><span class="mail-address">${address}</span></p>`);
});

test('a text without such words is not changed', () => {
  for (const text of ['', 'Galaxy Buds', 'สินค้าในตะกร้า']) expect(render(text)).toBe(text);
});

test.each(thaiWords)('%s stays whole beside other words', (word) => {
  expect(render(`ผ่าน${word}ได้`)).toContain(`>${word}<`);
});

test('the text of HTML wraps so, and its markup stays', () => {
  const link = '<a href="/help/แบต">';
  expect(wrapHtmlAtWords(`<p>ต่อ${link}จอนอก</a> &amp; ชาร์จแบต</p>`)).toBe(
    `<p>ต่อ${link}<span class="whitespace-nowrap">จอนอก</span></a> &amp; ชาร์จ<wbr aria-hidden="true"><span class="whitespace-nowrap">แบต</span></p>`,
  );
});

test('texts among elements wrap so, and neighbouring texts are one item of a flex container', () => {
  const shownParts = renderToStaticMarkup(
    <WrapAtWords>
      {'ต่อ'}
      {2}
      {'จอนอก'}
      <b>จอนอก</b>
    </WrapAtWords>,
  );
  expect(shownParts).toBe('<span>ต่อ2<span class="whitespace-nowrap">จอนอก</span></span><b>จอนอก</b>');
  expect(renderToStaticMarkup(<WrapAtWords>{undefined}</WrapAtWords>)).toBe('');
});
