import { useDataReload } from '#storefront/navigation/use-data-reload.ts';
import { useReloadAt } from '#storefront/navigation/use-reload-at.ts';

/**
 * Loads the data of the page again shortly after each of these times (milliseconds since 1970, server's clock) while the page is open; until
 * that succeeds, if the shop does not answer.
 */
export function usePriceChanges(changeTimes: readonly number[]): void {
  useReloadAt(changeTimes, useDataReload());
}
