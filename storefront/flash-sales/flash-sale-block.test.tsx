// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { FlashSaleOffer } from '#contract/products.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { FlashSaleBlock, FlashSaleLimit } from './flash-sale-block.tsx';

afterEach(cleanup);

const offer: FlashSaleOffer = {
  flashSaleId: 1,
  price: 2990,
  quota: 20,
  sold: 5,
  remainingPercent: 75,
  startDate: '2026-11-20T02:00:00Z',
  endDate: '2026-11-20T04:00:00Z',
};

test('the name of the flash sale, which dictionaries of browsers lack, is one word on a line', () => {
  render(<FlashSaleBlock offer={offer} stock={50} />);
  expect(screen.getByText('แฟลชเซลล์').className).toBe('whitespace-nowrap');
});

test.each([
  [50, 15],
  [15, 15],
  [3, 3],
])('with %i in stock, %i are left at this price', (stock, count) => {
  render(<FlashSaleBlock offer={offer} stock={stock} />);
  expect(screen.getByText(m.flash_sale_remaining({ count, quota: 20 }))).toBeTruthy();
});

test('of a sold-out product nothing is left at this price', () => {
  const { container } = render(<FlashSaleBlock offer={offer} stock={0} />);
  expect(container.querySelector('.fill-sale')).toBeNull();
  expect(screen.queryByText(/เหลือ \d+ จาก/)).toBeNull();
});

test('more units than are left of the running flash sale do not get its price, which is said', () => {
  const { startDate, endDate, price: value } = offer;
  const special = { value, startDate, endDate, remark: null, promotionCommend: null };
  const main = { mainPromotionCommend: null, mainPromotionCommendType: null };
  const sku = { price: 3990, isSpecialPrice: true, specialPrice: { ...special, ...main }, flashsales: [offer] };
  const { container, rerender } = render(<FlashSaleLimit sku={sku} quantity={15} />);
  expect(container.textContent).toBe('');
  rerender(<FlashSaleLimit sku={sku} quantity={16} />);
  expect(container.textContent?.replaceAll('\u200B', '')).toBe(m.flash_sale_exceeded({ left: 15 }));
  rerender(<FlashSaleLimit sku={{ ...sku, specialPrice: null, isSpecialPrice: false }} quantity={16} />);
  expect(container.textContent).toBe('');
});
