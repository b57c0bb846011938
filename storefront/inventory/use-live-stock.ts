import { useQuery } from '@tanstack/react-query';
import { browserApi } from '#storefront/api/browser-client.ts';
import { type LiveStock, liveStockOf } from './stock-view.ts';

/** Ids per request. */
const maxIds = 200;
const noStock: LiveStock = {};

/**
 * Live stock of all products on a page, loaded in one request after hydration; without a response the rendered stock
 * stands.
 */
export function useLiveStock(productIds: readonly number[]): LiveStock {
  const ids = [...new Set(productIds)].sort((a, b) => a - b).slice(0, maxIds);
  const { data } = useQuery({
    queryKey: ['stock', ids],
    enabled: ids.length > 0,
    staleTime: 30_000,
    retry: false,
    queryFn: async ({ signal }) => {
      const result = await browserApi('POST /inventory/api/stock', { body: { productIds: ids }, signal });
      return result.ok ? liveStockOf(result.data) : noStock;
    },
  });
  return data ?? noStock;
}
