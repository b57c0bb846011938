import type { Localised, SeedSpecialPrice } from '../types.ts';
import { coming, left, over, preOrder, running, type Supply, soldOut } from './product.ts';
import { text } from './text.ts';

/** Evenly spread whole numbers from 0 up to `below`, the same for the same seed (Knuth's multiplicative hash). */
export const spread = (seed: number, below: number): number =>
  Math.floor(((Math.imul(seed ^ (seed >>> 7), 2654435761) >>> 0) / 2 ** 32) * below);

/** A price as Thai shops print it, at most the one given: 189, 590, 1,290, 12,990. */
export const shopPrice = (price: number): number => {
  const step = price < 300 ? 10 : price < 1000 ? 50 : price < 5000 ? 100 : price < 20_000 ? 500 : 1000;
  return Math.floor((price + 10) / step) * step - (price < 300 ? 1 : 10);
};

const remarks: readonly Localised[] = [
  text('ลดแรงเฉพาะออนไลน์', 'Online only'),
  text('ราคาพิเศษช่วงแบรนด์เดย์', 'Brand days'),
  text('สินค้ามีจำนวนจำกัด', 'While stocks last'),
  text('โปรเงินเดือนออก', 'Payday price'),
];

const commends: readonly Localised[] = [
  text('ผ่อน 0% นานสูงสุด 10 เดือน', '0% for up to 10 months'),
  text('ส่งฟรีทั่วไทยเมื่อซื้อวันนี้', 'Free delivery today'),
  text('รับคะแนนสะสมเพิ่ม 2 เท่า', 'Double points'),
];

/** What is left of the price, and where shops give less away: from so many baht on. */
const shares = [0.95, 0.92, 0.9, 0.88, 0.85, 0.8, 0.76];
const sharesOfDear = [0.97, 0.95, 0.94, 0.93, 0.92, 0.9, 0.88];
const dear = 20_000;

/**
 * The special price of a product's SKUs: of a hundred products 32 run one, 9 will and 7 did. Its SKUs share the window
 * and the share off, so that a family of prices stays in order.
 */
export function specialOf(productId: number, price: number): SeedSpecialPrice | undefined {
  const lot = spread(productId, 100);
  if (lot >= 48) return undefined;
  const share = (price < dear ? shares : sharesOfDear)[spread(productId + 17, 7)] ?? 0.9;
  const special = shopPrice(price * share);
  if (special >= price || special <= price / 2) return undefined;
  const commend = commends[spread(productId + 41, 9)];
  const promotionCommend = commend && (price >= 3000 || commend !== commends[0]) ? { promotionCommend: commend } : {};
  if (lot < 32) {
    return {
      ...running(special, 4 + spread(productId + 5, 20), remarks[spread(productId + 3, 8)]),
      ...promotionCommend,
    };
  }
  if (lot < 41) return { ...coming(special, 2 + spread(productId + 5, 12)), ...promotionCommend };
  return over(special);
}

/**
 * What is left of a SKU: of a hundred, 9 are sold out, 14 nearly so, 12 never counted. The first of a product can be
 * bought always.
 */
export function supplyOf(skuId: number, price: number, ordered: boolean): Supply {
  const most = price < 1000 ? 240 : price < 5000 ? 120 : price < 20_000 ? 60 : price < 60_000 ? 30 : 12;
  const total = Math.ceil(most / 2) + spread(skuId + 29, most);
  if (ordered) return preOrder(Math.ceil(total / 2));
  const lot = spread(skuId, 100);
  const first = skuId % 10 === 1;
  if (lot < 9 && !first) return soldOut(lot < 6 ? total : null);
  if (lot < 23) return left(1 + spread(skuId + 13, 3), total);
  return left(4 + spread(skuId + 7, total - 4), lot < 35 ? null : total);
}
