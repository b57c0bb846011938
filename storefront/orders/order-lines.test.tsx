import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OrderLines, type OrderLineView } from './order-lines.tsx';

const line: OrderLineView = {
  lineKey: '0',
  productId: 1001,
  itemType: 'ITEM',
  slug: 'headphones',
  productName: 'Headphones',
  attributeOptionName: '',
  image: '/images/headphones.webp',
  quantity: 2,
  appliedRuleName: null,
  sellingPrice: 4490,
  standardPrice: 4690,
  totalPrice: 8980,
  totalDiscount: 0,
};
const textOf = (changes: Partial<OrderLineView>) =>
  renderToStaticMarkup(<OrderLines lines={[{ ...line, ...changes }]} />).replace(/<[^>]*>|\u200B/g, '');

test('a line at a special price has its regular price beside it', () => {
  expect(textOf({})).toContain('฿4,490 × 2ราคาปกติ ฿4,690');
});

test.each<[string, Partial<OrderLineView>]>([
  ['at its regular price', { sellingPrice: 4690 }],
  ['that is a gift', { itemType: 'GIFT', sellingPrice: 0 }],
])('a line %s has one price', (_, changes) => {
  expect(textOf(changes)).not.toContain('ราคาปกติ');
});
