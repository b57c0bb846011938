import { bahtFromSatang, type Satang } from '#contract/money.ts';
import type { FlashSaleOffer } from '#contract/products.ts';
import { remainingPercent } from '../reservations/reservations.ts';

/** The price of a SKU in a flash sale, with the units available at this price in total (`quota`) and those sold. */
export interface FlashPrice {
  flashSaleId: number;
  value: Satang;
  startsAt: Date;
  endsAt: Date;
  quota: number;
  sold: number;
}

/** A flash-sale price as the API returns it. */
export function presentFlashSaleOffer({
  flashSaleId,
  value,
  startsAt,
  endsAt,
  quota,
  sold,
}: FlashPrice): FlashSaleOffer {
  return {
    flashSaleId,
    startDate: startsAt.toISOString(),
    endDate: endsAt.toISOString(),
    price: bahtFromSatang(value),
    quota,
    sold,
    remainingPercent: remainingPercent({ limit: quota, used: sold }),
  };
}
