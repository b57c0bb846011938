import { useQuery } from '@tanstack/react-query';
import type { Order } from '#contract/orders.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';

/** Milliseconds between two looks at an order that waits for its payment. */
const interval = 2000;

/**
 * An order as the page was made with it, then as it is now: asked for every two seconds while `watch` says so and the page
 * is in sight. A failed look is tried again at the next one.
 */
export function useWatchedOrder(loaded: Order, watch: (order: Order) => boolean): Order {
  const { data } = useQuery({
    queryKey: ['orders', getLocale(), loaded.orderId, loaded],
    queryFn: async ({ signal }) => {
      const params = { orderId: loaded.orderId };
      const answer = await browserApi('GET /cart/api/order/{orderId}', { params, signal });
      if (!answer.ok) throw new Error(answer.code);
      return answer.data;
    },
    initialData: loaded,
    staleTime: interval,
    retry: false,
    refetchInterval: ({ state }) => (watch(state.data ?? loaded) ? interval : false),
  });
  return data;
}
