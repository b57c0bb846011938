import { expect, test } from 'vitest';
import type { CartItem } from '#contract/cart-lines.ts';
import { optionLines } from './option-lines.ts';

const item = (uuid: string, productId: number) => ({ uuid, productId, isItem: true, isOptionItem: false }) as CartItem;
const option = (uuid: string, productId: number, parentItemId: string) =>
  ({ uuid, productId, isItem: false, isOptionItem: true, parentItemId }) as CartItem;

test('the options that were added with a product are those of its own line', () => {
  const items = [
    item('a', 1),
    option('b', 7, 'a'),
    option('c', 8, 'a'),
    item('d', 2),
    option('e', 7, 'd'),
    item('f', 7),
  ];
  const added = optionLines({ items }, { productId: 1, optionProductIds: [7, 9] });
  expect(added.map(({ uuid }) => uuid)).toEqual(['b']);
  expect(optionLines({ items }, { productId: 1 })).toEqual([]);
  expect(optionLines(null, { productId: 1, optionProductIds: [7] })).toEqual([]);
});
