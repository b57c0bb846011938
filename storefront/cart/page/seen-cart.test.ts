import { describe, expect, test } from 'vitest';
import type { CartItem } from '#contract/cart-lines.ts';
import {
  changesSinceSeen,
  changesWhileOpen,
  parseSeen,
  type SeenChange,
  seenOf,
  withLaterChanges,
} from './seen-cart.ts';

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

describe('while the cart is open', () => {
  const other = item({ uuid: 'line-2', productName: 'Case', attributeOptionName: '' });
  const cartOf = (...items: CartItem[]) => ({ cartId: 'c1', items });
  const price = (before: number, after: number): SeenChange => ({ ...line, kind: 'price', before, after });

  test('prices and stock that change by themselves are listed', () => {
    const sale = cartOf(item({ specialPrice: 900 }), other);
    expect(changesWhileOpen(sale, cartOf(item(), { ...other, stock: 0 }))).toEqual([
      price(900, 1000),
      { itemId: 'line-2', name: 'Case', kind: 'sold-out' },
    ]);
  });

  test('what follows from what the shopper does is not, but a price that changes meanwhile is', () => {
    const sale = cartOf(item({ specialPrice: 900 }), other);
    expect(changesWhileOpen(sale, cartOf(item({ quantity: 4 }), { ...other, stock: 0 }))).toEqual([]);
    expect(changesWhileOpen(sale, cartOf(item(), { ...other, quantity: 3 }))).toEqual([price(900, 1000)]);
    expect(changesWhileOpen(sale, cartOf(item({ isSelected: false, specialPrice: 900, stock: 1 }), other))).toEqual([]);
    expect(changesWhileOpen(sale, cartOf(item({ specialPrice: 900, stock: 1 })))).toEqual([]);
    expect(changesWhileOpen(sale, { ...cartOf(item()), cartId: 'c2' })).toEqual([]);
  });

  test('a line has its first and its last price, unless they are the same', () => {
    const soldOut = { ...line, kind: 'sold-out' } as const;
    expect(withLaterChanges([price(900, 1000), soldOut], [price(1000, 800)])).toEqual([soldOut, price(900, 800)]);
    expect(withLaterChanges([price(900, 1000)], [price(1000, 900), soldOut])).toEqual([soldOut]);
    expect(withLaterChanges([soldOut], [{ ...line, kind: 'available-again' }])).toEqual([
      { ...line, kind: 'available-again' },
    ]);
  });
});

test('what a browser stored is read back, and anything else ignored', () => {
  const seen = seenOf('c1', [item()]);
  expect(parseSeen(JSON.stringify(seen))).toEqual(seen);
  for (const text of [null, '', '{', '1', '{"cartId":"c1"}', '{"cartId":"c1","lines":null}'])
    expect(parseSeen(text)).toBeNull();
});
