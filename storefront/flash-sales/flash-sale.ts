import type { FlashSaleOffer } from '#contract/products.ts';
import type { Priced } from '#contract/selling-price.ts';

interface OnFlashSale<Offer> extends Priced {
  flashsales: readonly Offer[];
}

/** The state of a product's flash sale: its price applies, it has not started, or its quota is used up. */
export interface FlashSaleState {
  state: 'running' | 'upcoming' | 'sold-out';
  offer: FlashSaleOffer;
}

/**
 * The units that can be bought at the price of a flash sale, and which percent of its quota they are: what remains of the
 * quota, at most what the shop has.
 */
export function unitsLeft(
  { quota, sold, remainingPercent }: Pick<FlashSaleOffer, 'quota' | 'sold' | 'remainingPercent'>,
  stock: number,
): { count: number; percent: number } {
  const remaining = quota - sold;
  return stock < remaining
    ? { count: stock, percent: Math.ceil((stock * 100) / quota) }
    : { count: remaining, percent: remainingPercent };
}

/** The flash sale whose price applies now. */
export function runningFlashSale<Offer extends Pick<FlashSaleOffer, 'price' | 'endDate'>>({
  flashsales,
  isSpecialPrice,
  specialPrice,
}: OnFlashSale<Offer>): Offer | undefined {
  if (!isSpecialPrice || !specialPrice) return undefined;
  return flashsales.find(({ price, endDate }) => price === specialPrice.value && endDate === specialPrice.endDate);
}

/**
 * The flash sale to show on a product's page: the one whose price applies, else one that is sold out, else the next to
 * start. One that is not cheaper than the current price is not shown.
 *
 * @param now when the prices were read, in milliseconds since 1970
 */
export function flashSaleState(product: OnFlashSale<FlashSaleOffer>, now: number): FlashSaleState | undefined {
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
  const upcoming = lower.find(({ startDate }) => Date.parse(startDate) > now);
  return upcoming && { state: 'upcoming', offer: upcoming };
}
