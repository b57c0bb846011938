import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CartItem } from '#contract/cart-lines.ts';
import { CartLine } from './cart-line.tsx';

const item = {
  uuid: 'line',
  itemType: 'ITEM',
  kind: 'goods',
  productName: 'Nintendo Switch 2',
  attributeOptionName: '',
  slug: 'switch-2',
  image: '/images/switch-2.webp',
  quantity: 1,
  price: 16_990,
  standardPrice: 16_990,
  specialPrice: null,
  totalDiscount: 0,
  discounts: [],
  exceededFlashSale: null,
  stock: 20,
  limitQuantity: null,
  limitSelectQty: 20,
  isSelected: true,
  preOrderFlag: true,
  attributes: [{ code: 'available-from', value: '2027-01-09' }],
};
const nothing = () => undefined;
/** The text of the line, without the separators of words. */
const textOf = (changes: object) =>
  renderToStaticMarkup(
    <CartLine
      item={{ ...item, ...changes } as unknown as CartItem}
      onSelect={nothing}
      onQuantity={nothing}
      onRemove={nothing}
    />,
  ).replace(/<[^>]*>|\u200B/g, '');

test('a pre-order says so, and when it ships', () => {
  expect(textOf({})).toContain('สั่งจองล่วงหน้าเริ่มจัดส่ง 9 มกราคม 2570');
});

test('a pre-order without a known date says that it is one', () => {
  const text = textOf({ attributes: [] });
  expect(text).toContain('สั่งจองล่วงหน้า');
  expect(text).not.toContain('เริ่มจัดส่ง');
});

test.each([
  ['goods in stock are', { preOrderFlag: false }],
  ['a pre-order that is sold out is', { stock: 0, stockAvailable: false, limitSelectQty: 0 }],
])('%s no pre-order', (_, changes) => {
  expect(textOf(changes)).not.toContain('สั่งจองล่วงหน้า');
});

test('a line with more units than a flash sale has left says up to how many have its price', () => {
  const exceeded = { quantity: 4, exceededFlashSale: { price: 14_990, left: 3 } };
  expect(textOf(exceeded)).toContain('แฟลชเซลล์ชิ้นละ ฿14,990 เมื่อซื้อไม่เกิน 3 ชิ้น');
  expect(textOf({})).not.toContain('แฟลชเซลล์');
  expect(textOf({ ...exceeded, stock: 0, limitSelectQty: 0, stockAvailable: false })).not.toContain('แฟลชเซลล์');
});
