import { useQuery } from '@tanstack/react-query';
import { browserApi } from '#storefront/api/browser-client.ts';
import { whenIdle } from '#storefront/navigation/when-idle.ts';
import { type LiveStock, liveStockOf, type RenderedStock, updatesOf } from './stock-view.ts';

/** Ids per request. */
const maxIds = 200;
/** Longest time in milliseconds until stock is asked for. */
const longestDelayMs = 500;
const noStock: LiveStock = {};

/**
 * Live stock of all products on a page that is not the rendered one, loaded after hydration, in one request of up to 200 products;
 * without a response the rendered stock stands. A list that grows keeps what it has until the new one arrives. Where nothing has changed
 * since the page was rendered, the page is not rendered again.
 */
export function useLiveStock(rendered: readonly RenderedStock[]): LiveStock {
  const ids = [...new Set(rendered.map(({ productId }) => productId))].sort((a, b) => a - b);
  const { data } = useQuery({
    queryKey: ['stock', ids],
    enabled: ids.length > 0,
    staleTime: 30_000,
    retry: false,
    placeholderData: (previous) => previous ?? noStock,
    select: (stock: LiveStock) => updatesOf(rendered, stock),
    queryFn: async ({ signal }) => {
      // A page that is rendered again while its parts are hydrated hydrates all of them at once.
      await new Promise<void>((resolve) => whenIdle(resolve, longestDelayMs));
      const requests = Array.from({ length: Math.ceil(ids.length / maxIds) }, (_, index) =>
        browserApi('POST /inventory/api/stock', {
          body: { productIds: ids.slice(index * maxIds, (index + 1) * maxIds) },
          signal,
        }),
      );
      const results = await Promise.all(requests);
      return liveStockOf(results.flatMap((result) => (result.ok ? result.data : [])));
    },
  });
  return data ?? noStock;
}
