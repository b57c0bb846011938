import type { Localised, SeedSpecialPrice } from '../types.ts';
import {
  currentSpecial,
  inStock,
  pastSpecial,
  preOrder,
  type StockLevel,
  soldOut,
  upcomingSpecial,
} from './product.ts';
import { text } from './text.ts';

/** A deterministic, uniformly distributed integer in [0, below) for each seed (Knuth's multiplicative hash). */
export const pseudoRandom = (seed: number, below: number): number =>
  Math.floor(((Math.imul(seed ^ (seed >>> 7), 2654435761) >>> 0) / 2 ** 32) * below);

/** The highest usual retail price that does not exceed the given one: 189, 590, 1,290, 12,990. */
export const retailPrice = (price: number): number => {
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
  text('ส่งฟรีทั่วไทย', 'Free delivery'),
  text('ใช้ร่วมกับคูปองได้', 'Can be combined with coupons'),
];
/** The prices from which the shop's installment plans and free delivery make the first two true. */
const commendFrom = [5000, 800, 0];

/** Special prices as shares of the price, which are higher for products from `expensiveFrom` baht. */
const shares = [0.95, 0.92, 0.9, 0.88, 0.85, 0.8, 0.76];
const expensiveShares = [0.97, 0.95, 0.94, 0.93, 0.92, 0.9, 0.88];
const expensiveFrom = 20_000;

/**
 * The special price of a product's SKU: 32 % of the products have a current one, 9 % a future and 7 % a past one. All SKUs of a
 * product have the same period and discount, so that their prices remain in order.
 */
export function specialPriceOf(productId: number, price: number): SeedSpecialPrice | undefined {
  const percentile = pseudoRandom(productId, 100);
  if (percentile >= 48) return undefined;
  const share = (price < expensiveFrom ? shares : expensiveShares)[pseudoRandom(productId + 17, 7)] ?? 0.9;
  const special = retailPrice(price * share);
  if (special >= price || special <= price / 2) return undefined;
  const choice = pseudoRandom(productId + 41, 9);
  const commend = special >= (commendFrom[choice] ?? Infinity) ? commends[choice] : undefined;
  const promotionCommend = commend ? { promotionCommend: commend } : {};
  if (percentile < 32) {
    return {
      ...currentSpecial(special, 4 + pseudoRandom(productId + 5, 20), remarks[pseudoRandom(productId + 3, 8)]),
      ...promotionCommend,
    };
  }
  if (percentile < 41) return { ...upcomingSpecial(special, 2 + pseudoRandom(productId + 5, 12)), ...promotionCommend };
  return pastSpecial(special);
}

/**
 * The stock of a SKU: 9 % are sold out, 14 % nearly sold out, and for 12 % the total is unknown. The first SKU of a product is
 * never sold out.
 */
export function stockOf(skuId: number, price: number, isPreOrder: boolean): StockLevel {
  const maxUnits = price < 1000 ? 240 : price < 5000 ? 120 : price < 20_000 ? 60 : price < 60_000 ? 30 : 12;
  const total = Math.ceil(maxUnits / 2) + pseudoRandom(skuId + 29, maxUnits);
  if (isPreOrder) return preOrder(Math.ceil(total / 2));
  const percentile = pseudoRandom(skuId, 100);
  const first = skuId % 10 === 1;
  if (percentile < 9 && !first) return soldOut(percentile < 6 ? total : null);
  if (percentile < 23) return inStock(1 + pseudoRandom(skuId + 13, 3), total);
  return inStock(4 + pseudoRandom(skuId + 7, total - 4), percentile < 35 ? null : total);
}
