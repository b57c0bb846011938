import { useReloadAt } from '#storefront/navigation/use-reload-at.ts';
import type { CartView } from './use-cart.ts';

/** Loads the cart again while it is shown when the price of a line changes, such as at the end of a flash sale. */
export function useCartPriceChanges({ items, reload }: Pick<CartView, 'items' | 'reload'>): void {
  const times = items.flatMap(({ priceChangesAt }) => (priceChangesAt === null ? [] : [Date.parse(priceChangesAt)]));
  useReloadAt([...new Set(times)], reload);
}
