import type { FlashSaleOffer } from '#contract/catalogue.ts';
import type { Priced } from '#contract/selling-price.ts';

interface OnFlashSale extends Priced {
  flashsales: readonly FlashSaleOffer[];
}

/** The round whose price is paid now (spec 3, Product: the first flash sale). */
export function runningFlashSale({
  flashsales,
  isSpecialPrice,
  specialPrice,
}: OnFlashSale): FlashSaleOffer | undefined {
  if (!isSpecialPrice || !specialPrice) return undefined;
  return flashsales.find(({ price, endDate }) => price === specialPrice.value && endDate === specialPrice.endDate);
}

/** The next round to begin, while none runs. */
export function comingFlashSale(product: OnFlashSale): FlashSaleOffer | undefined {
  const { isSpecialPrice, specialPrice, flashsales } = product;
  if (isSpecialPrice || !specialPrice) return undefined;
  return flashsales.find(
    ({ startDate, price }) => startDate === specialPrice.startDate && price === specialPrice.value,
  );
}
