import type { FlashSale, FlashSaleProduct } from '#contract/flash-sales.ts';
import type { FlashSaleOffer } from '#contract/products.ts';
import type { CachePolicy } from '#storefront/request/cache-policy.ts';
import type { FlashSaleState } from './flash-sale.ts';

/** When a flash sale is on. */
export type Round = Pick<FlashSale, 'flashSaleId' | 'name' | 'startDate' | 'endDate'>;

/** A product's offer in one flash sale. */
export interface RoundOffer {
  state: FlashSaleState['state'];
  offer: FlashSaleProduct;
}

/** The state and the units of an offer. */
export interface OfferUnits {
  state: FlashSaleState['state'];
  offer: Pick<FlashSaleOffer, 'quota' | 'sold' | 'remainingPercent'>;
}

/** Whether the shop has fewer units than the flash sale still offers; of a sold-out offer only the stock counts. */
export function isLimitedByStock({ state, offer }: OfferUnits, stock: number): boolean {
  return state === 'sold-out' || stock < offer.quota - offer.sold;
}

const parameter = 'round';

/** The query parameters of the flash-sale page. */
export const flashSaleQueryNames = [parameter] as const;

/** The flash sale chosen by a URL; undefined where the id is not valid. */
export function chosenRoundId(query: URLSearchParams): number | undefined {
  const value = query.get(parameter);
  return value && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : undefined;
}

/** The query of the flash-sale page with this flash sale chosen. */
export function roundQuery(flashSaleId: number): string {
  return `?${parameter}=${flashSaleId}`;
}

/** The canonical query of the flash-sale page, used as cache key. */
export function canonicalFlashSaleQuery(query: URLSearchParams): URLSearchParams {
  const id = chosenRoundId(query);
  return new URLSearchParams(id === undefined ? '' : roundQuery(id));
}

/** Whether the flash sale has begun; `now` in milliseconds since 1970. */
export function hasBegun({ startDate }: Pick<Round, 'startDate'>, now: number): boolean {
  return Date.parse(startDate) <= now;
}

/** When the flash sales begin and end, in milliseconds since 1970. */
export function roundBoundaries(rounds: readonly Pick<Round, 'startDate' | 'endDate'>[]): number[] {
  return [...new Set(rounds.flatMap(({ startDate, endDate }) => [Date.parse(startDate), Date.parse(endDate)]))];
}

/** Limits how long a page with these flash sales is cached: until the first of them begins or ends. */
export function expireWithRounds(
  cachePolicy: CachePolicy,
  rounds: readonly Pick<Round, 'startDate' | 'endDate'>[],
  now: number,
): void {
  for (const time of roundBoundaries(rounds)) if (time > now) cachePolicy.expireAt(new Date(time));
}

/** The offer of each product, by the product's id: of several variants the cheapest that is not sold out. */
export function roundOffers(
  sale: Pick<FlashSale, 'startDate' | 'appliedProducts'>,
  now: number,
): ReadonlyMap<number, RoundOffer> {
  const begun = hasBegun(sale, now);
  const offers = sale.appliedProducts.map(
    (offer): RoundOffer => ({
      offer,
      state: begun ? (offer.remainingPercent === 0 ? 'sold-out' : 'running') : 'upcoming',
    }),
  );
  const soldOut = ({ state }: RoundOffer) => Number(state === 'sold-out');
  // The last entry of a product wins.
  offers.sort((one, other) => soldOut(other) - soldOut(one) || other.offer.price - one.offer.price);
  return new Map(offers.map((entry) => [entry.offer.parentId, entry]));
}
