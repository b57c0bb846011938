import { expect, test } from 'vitest';
import { canonicalFlashSaleQuery, expireWithRounds, isLimitedByStock, roundOffers } from './flash-sale-rounds.ts';

const at = (hour: string) => `2026-11-30T${hour}:00:00.000Z`;
const offer = (productId: number, price: number, remainingPercent: number) => ({
  productId,
  parentId: 1,
  flashSaleId: 7,
  startDate: at('12'),
  endDate: at('14'),
  price,
  standardPrice: 1000,
  discountPercent: 10,
  quota: 10,
  sold: 0,
  remainingPercent,
});
const sale = (...appliedProducts: ReturnType<typeof offer>[]) => ({ startDate: at('12'), appliedProducts });
const noon = Date.parse(at('12'));

test('a product with several variants in a flash sale shows the cheapest that is left', () => {
  const shown = roundOffers(sale(offer(11, 800, 50), offer(12, 700, 50), offer(13, 600, 0)), noon).get(1);
  expect(shown).toMatchObject({ state: 'running', offer: { productId: 12 } });
});

test('a product is sold out when all its variants are, and coming before the start', () => {
  const soldOut = sale(offer(11, 800, 0), offer(12, 700, 0));
  expect(roundOffers(soldOut, noon).get(1)).toMatchObject({ state: 'sold-out', offer: { productId: 12 } });
  expect(roundOffers(soldOut, noon - 1).get(1)?.state).toBe('upcoming');
});

test('the stock is what is left only where there is less of it than the flash sale offers', () => {
  const running = { state: 'running', offer: { ...offer(11, 800, 70), sold: 3 } } as const;
  expect([6, 7, 8].map((stock) => isLimitedByStock(running, stock))).toEqual([true, false, false]);
  expect(isLimitedByStock({ state: 'sold-out', offer: offer(11, 800, 0) }, 9)).toBe(true);
});

test('the page is cached until the next start or end', () => {
  const times: Date[] = [];
  const policy = { tag: () => {}, noStore: () => {}, expireAt: (time: Date) => void times.push(time) };
  expireWithRounds(policy, [{ startDate: at('12'), endDate: at('14') }], noon);
  expect(times).toEqual([new Date(at('14'))]);
});

test('the URL keeps only a valid round', () => {
  const canonical = (query: string) => canonicalFlashSaleQuery(new URLSearchParams(query)).toString();
  expect(canonical('round=7&x=1')).toBe('round=7');
  expect(['', 'round=', 'round=-1', 'round=a', 'round=07'].map(canonical)).toEqual(['', '', '', '', '']);
});
