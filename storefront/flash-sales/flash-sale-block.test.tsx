// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { FlashSaleOffer } from '#contract/products.ts';
import { FlashSaleBlock } from './flash-sale-block.tsx';

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
  render(<FlashSaleBlock offer={offer} />);
  expect(screen.getByText('แฟลชเซลล์').className).toBe('whitespace-nowrap');
});
