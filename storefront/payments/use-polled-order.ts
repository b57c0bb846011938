import { useQuery } from '@tanstack/react-query';
import type { Order } from '#contract/orders.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';

const pollIntervalMs = 2000;

/**
 * Refetches an order every two seconds while `shouldPoll` returns true and the page is visible. Starts with the order from
 * the loader; a failed request is retried at the next interval.
 */
export function usePolledOrder(loaded: Order, shouldPoll: (order: Order) => boolean): Order {
  const { data } = useQuery({
    queryKey: ['orders', getLocale(), loaded.orderId, loaded],
    queryFn: async ({ signal }) => {
      const params = { orderId: loaded.orderId };
      const result = await browserApi('GET /cart/api/order/{orderId}', { params, signal });
      if (!result.ok) throw new Error(result.code);
      return result.data;
    },
    initialData: loaded,
    staleTime: pollIntervalMs,
    retry: false,
    refetchInterval: ({ state }) => (shouldPoll(state.data ?? loaded) ? pollIntervalMs : false),
  });
  return data;
}
