import { remainingPercent } from '#contract/flash-sales.ts';
import { bahtFromSatang, type Satang } from '#contract/money.ts';
import type { FlashSaleOffer } from '#contract/products.ts';

/** What a flash sale offers a SKU at, how many units it has at this price, and how many of them are sold. */
export interface FlashPrice {
  flashSaleId: number;
  value: Satang;
  startsAt: Date;
  endsAt: Date;
  quota: number;
  sold: number;
}

/** A flash-sale price as the wire carries it. */
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
    remainingPercent: remainingPercent({ quota, sold }),
  };
}
