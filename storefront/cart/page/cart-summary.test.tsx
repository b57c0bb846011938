import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ProductKind } from '#contract/product-kinds.ts';
import type { CartView } from '../use-cart.ts';
import { CartTotalNote } from './cart-summary.tsx';

const noteOf = (...items: { kind: ProductKind; isSelected: boolean }[]) =>
  renderToStaticMarkup(<CartTotalNote cart={{ items } as unknown as CartView} />);

test('the total of goods says that delivery is added', () => {
  expect(noteOf({ kind: 'goods', isSelected: true })).toContain('ค่าจัดส่งคิดตามที่อยู่');
});

test('the total of services alone says that there is no delivery fee', () => {
  const note = noteOf({ kind: 'service', isSelected: true }, { kind: 'goods', isSelected: false });
  expect(note).toContain('ไม่มีค่าจัดส่ง');
  expect(note).not.toContain('ตามที่อยู่');
});

test('the total of services with goods says that delivery is added', () => {
  const note = noteOf({ kind: 'service', isSelected: true }, { kind: 'goods', isSelected: true });
  expect(note).toContain('ค่าจัดส่งคิดตามที่อยู่');
});
