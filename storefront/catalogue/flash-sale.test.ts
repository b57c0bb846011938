import { expect, test } from 'vitest';
import { comingFlashSale, runningFlashSale } from './flash-sale.ts';

const round = (price: number, startDate: string, endDate: string) => ({
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
const [morning, evening] = [round(700, '09', '14'), round(650, '19', '24')];

test('the round that is paid now is the one whose price sells', () => {
  const product = { price: 1000, flashsales: [morning, evening] };
  expect(runningFlashSale({ ...product, isSpecialPrice: true, specialPrice: special(700, '09', '14') })).toBe(morning);
  expect(
    runningFlashSale({ ...product, isSpecialPrice: true, specialPrice: special(600, '01', '30') }),
  ).toBeUndefined();
  expect(runningFlashSale({ ...product, isSpecialPrice: false, specialPrice: null })).toBeUndefined();
});

test('a round that is to come is told of while nothing is special', () => {
  const product = { price: 1000, flashsales: [evening] };
  expect(comingFlashSale({ ...product, isSpecialPrice: false, specialPrice: special(650, '19', '24') })).toBe(evening);
  expect(comingFlashSale({ ...product, isSpecialPrice: true, specialPrice: special(600, '01', '30') })).toBeUndefined();
});
