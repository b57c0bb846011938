// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { CartItem } from '#contract/cart-lines.ts';
import { OrderGlance } from './order-glance.tsx';

const line = (uuid: string, quantity: number, stock: number) => ({ uuid, quantity, stock, image: '' }) as CartItem;

afterEach(cleanup);

test('counts and shows what is bought for the total, without lines that have sold out', () => {
  const items = [line('charger', 2, 0), line('mouse', 1, 8), line('cable', 2, 9)];
  const { container } = render(<OrderGlance items={items} total={3990} href="#review" />);
  expect(screen.getByRole('link').textContent).toBe('สินค้า 3 ชิ้น฿3,990');
  expect(container.querySelectorAll('img')).toHaveLength(2);
});
