import { expect, test } from 'vitest';
import type { CartItem } from '#contract/cart-lines.ts';
import { changesSinceSeen, parseSeen, seenOf } from './seen-cart.ts';

function item(changes: Partial<CartItem> = {}): CartItem {
  return {
    uuid: 'line-1',
    itemType: 'ITEM',
    productName: 'Phone',
    attributeOptionName: 'Black',
    standardPrice: 1000,
    specialPrice: null,
    quantity: 2,
    stock: 5,
    ...changes,
  } as CartItem;
}

const line = { itemId: 'line-1', name: 'Phone Black' };

test.each([
  ['nothing', {}, []],
  ['a lower price', { specialPrice: 900 }, [{ ...line, kind: 'price', before: 1000, after: 900 }]],
  ['a sold-out line', { stock: 0 }, [{ ...line, kind: 'sold-out' }]],
  ['less stock than the quantity', { stock: 1 }, [{ ...line, kind: 'left', left: 1 }]],
  ['less stock that is enough', { stock: 2 }, []],
])('%s changed since the last visit', (_, now, changes) => {
  expect(changesSinceSeen(seenOf('c1', [item()]), 'c1', [item(now)])).toEqual(changes);
});

test('a line that was sold out and is in stock again is listed', () => {
  expect(changesSinceSeen(seenOf('c1', [item({ stock: 0 })]), 'c1', [item()])).toEqual([
    { ...line, kind: 'available-again' },
  ]);
});

test('new lines, gifts, and another cart have no changes', () => {
  const seen = seenOf('c1', [item(), item({ uuid: 'gift', itemType: 'GIFT' })]);
  expect(changesSinceSeen(seen, 'c1', [item({ uuid: 'line-2', specialPrice: 1 })])).toEqual([]);
  expect(changesSinceSeen(seen, 'c1', [item({ uuid: 'gift', itemType: 'GIFT', stock: 0 })])).toEqual([]);
  expect(changesSinceSeen(seen, 'c2', [item({ specialPrice: 1 })])).toEqual([]);
  expect(changesSinceSeen(null, 'c1', [item()])).toEqual([]);
});

test('what a browser stored is read back, and anything else ignored', () => {
  const seen = seenOf('c1', [item()]);
  expect(parseSeen(JSON.stringify(seen))).toEqual(seen);
  for (const text of [null, '', '{', '1', '{"cartId":"c1"}', '{"cartId":"c1","lines":null}'])
    expect(parseSeen(text)).toBeNull();
});
