import { expect, test } from 'vitest';
import { flashSaleState, runningFlashSale, unitsLeft } from './flash-sale.ts';

const flashSale = (price: number, startDate: string, endDate: string) => ({
  flashSaleId: 1,
  startDate,
  endDate,
  price,
  quota: 10,
  sold: 4,
  remainingPercent: 60,
});
const special = (value: number, startDate: string, endDate: string) => ({
  value,
  startDate,
  endDate,
  remark: null,
  promotionCommend: null,
  mainPromotionCommend: null,
  mainPromotionCommendType: null,
});
const [morning, evening] = [flashSale(700, '09', '14'), flashSale(650, '19', '24')];

test('the running flash sale is the one whose price applies', () => {
  const product = { price: 1000, flashsales: [morning, evening] };
  expect(runningFlashSale({ ...product, isSpecialPrice: true, specialPrice: special(700, '09', '14') })).toBe(morning);
  expect(
    runningFlashSale({ ...product, isSpecialPrice: true, specialPrice: special(600, '01', '30') }),
  ).toBeUndefined();
  expect(runningFlashSale({ ...product, isSpecialPrice: false, specialPrice: null })).toBeUndefined();
});

const millisecondsAt = (hour: string) => Date.parse(`2026-11-30T${hour}:00:00Z`);
const timeAt = (hour: string) => `2026-11-30T${hour}:00:00Z`;
const noon = flashSale(700, timeAt('12'), timeAt('14'));
const plain = { price: 1000, isSpecialPrice: false, specialPrice: null };

test('a flash sale is announced before it starts, also during another special price that is higher', () => {
  expect(flashSaleState({ ...plain, flashsales: [noon] }, millisecondsAt('11'))).toEqual({
    state: 'upcoming',
    offer: noon,
  });
  const onSpecial = { price: 1000, isSpecialPrice: true, flashsales: [noon] };
  expect(flashSaleState({ ...onSpecial, specialPrice: special(800, '01', '30') }, millisecondsAt('11'))?.state).toBe(
    'upcoming',
  );
  expect(
    flashSaleState({ ...onSpecial, specialPrice: special(700, '01', '30') }, millisecondsAt('11')),
  ).toBeUndefined();
});

test('a sold-out flash sale says so until it ends', () => {
  const soldOut = { ...noon, sold: 10, remainingPercent: 0 };
  const state = (hour: string) => flashSaleState({ ...plain, flashsales: [soldOut] }, millisecondsAt(hour))?.state;
  expect([state('11'), state('12'), state('13'), state('14')]).toEqual(['upcoming', 'sold-out', 'sold-out', undefined]);
});

test('a running flash sale shows how much is left', () => {
  const running = { price: 1000, isSpecialPrice: true, specialPrice: special(700, timeAt('12'), timeAt('14')) };
  expect(flashSaleState({ ...running, flashsales: [noon] }, millisecondsAt('13'))).toEqual({
    state: 'running',
    offer: noon,
  });
});

test('with one of many units in stock, at least one percent is left', () => {
  expect(unitsLeft({ quota: 300, sold: 0, remainingPercent: 100 }, 1)).toEqual({ count: 1, percent: 1 });
});
