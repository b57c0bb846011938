import { useQuery } from '@tanstack/react-query';
import type { FlashSale } from '#contract/flash-sales.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';

/** How often the units sold of a running flash sale are read, in milliseconds; the API caches them for a few seconds. */
const refreshMs = 10_000;

/**
 * A running flash sale with the units that others bought since the page was rendered. Reads nothing while the page is in
 * the background; without a response the rendered flash sale stands.
 */
export function useLiveRound<Rendered extends Pick<FlashSale, 'flashSaleId'>>(
  rendered: Rendered,
  isRunning: boolean,
): Rendered | FlashSale {
  const { flashSaleId } = rendered;
  const { data } = useQuery({
    queryKey: ['flash-sale', getLocale(), flashSaleId],
    enabled: isRunning,
    refetchInterval: refreshMs,
    staleTime: refreshMs,
    retry: false,
    queryFn: async ({ signal }) => {
      const result = await browserApi('GET /pagerender/landing/flash-sale', { query: { flashSaleId }, signal });
      return result.ok ? result.data : null;
    },
  });
  return data ?? rendered;
}
