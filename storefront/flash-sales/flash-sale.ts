import type { FlashSaleOffer } from '#contract/products.ts';
import type { Priced } from '#contract/selling-price.ts';

interface OnFlashSale extends Priced {
  flashsales: readonly FlashSaleOffer[];
}

/** A round of a flash sale beside a price: its price is paid, it is yet to begin, or its pieces are gone. */
export interface FlashSaleState {
  state: 'running' | 'coming' | 'sold-out';
  offer: FlashSaleOffer;
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

/**
 * The round that a product's page tells of: the one whose price is paid, else one that would run had it pieces left, else
 * the next to begin. A round that asks more than is paid anyway is not told of.
 *
 * @param now when its prices were read, in milliseconds since 1970
 */
export function flashSaleState(product: OnFlashSale, now: number): FlashSaleState | undefined {
  const running = runningFlashSale(product);
  if (running) return { state: 'running', offer: running };
  const { flashsales, isSpecialPrice, specialPrice, price } = product;
  const paid = isSpecialPrice && specialPrice ? specialPrice.value : price;
  const lower = flashsales.filter((offer) => offer.price < paid);
  const soldOut = lower.find(
    ({ startDate, endDate, remainingPercent }) =>
      remainingPercent === 0 && Date.parse(startDate) <= now && now < Date.parse(endDate),
  );
  if (soldOut) return { state: 'sold-out', offer: soldOut };
  const coming = lower.find(({ startDate }) => Date.parse(startDate) > now);
  return coming && { state: 'coming', offer: coming };
}
