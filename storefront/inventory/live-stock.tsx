import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, startTransition, use, useEffect, useId, useState } from 'react';
import type { Stock } from '#contract/inventory.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { whenIdle } from '#storefront/navigation/when-idle.ts';
import { createLiveStockStore } from './live-stock-store.ts';
import { stockKey } from './reload-stock.ts';
import {
  type LiveStock,
  liveStockOf,
  productStockView,
  type RenderedStock,
  type StockView,
  updatesOf,
} from './stock-view.ts';

/** Ids per request. */
const maxIds = 200;
/** Longest time in milliseconds until stock is asked for. */
const longestDelayMs = 500;
const noStock: LiveStock = {};

const LiveStockContext = createContext(createLiveStockStore());

interface LiveStockProps {
  /** Products or SKUs with the stock that the page was rendered with. */
  products: readonly RenderedStock[];
}

/**
 * Loads the live stock of a page's products for the components within. Its arrival renders only those whose stock is not the rendered one,
 * as a transition: a part of the page whose parent is rendered before the part is hydrated would be hydrated in that same task.
 */
export function LiveStockProvider({ products, children }: LiveStockProps & { children: ReactNode }) {
  const [store] = useState(createLiveStockStore);
  return (
    <LiveStockContext value={store}>
      <LiveStockLoader products={products} />
      {children}
    </LiveStockContext>
  );
}

/** Loads the live stock of further products of a page, such as those of "show more", after hydration. */
export function LiveStockLoader({ products }: LiveStockProps) {
  const store = use(LiveStockContext);
  const loader = useId();
  const updates = useUpdates(products);
  useEffect(() => store.set(loader, updates), [store, loader, updates]);
  useEffect(() => () => store.set(loader, noStock), [store, loader]);
  return null;
}

/** The stock of a product of the page: live where loaded, else the one rendered with the page. */
export function useProductStock(product: RenderedStock): StockView {
  const { productId } = product;
  const store = use(LiveStockContext);
  const [live, setLive] = useState<Stock>();
  useEffect(() => store.subscribe((stock) => startTransition(() => setLive(stock[productId]))), [store, productId]);
  return productStockView(productId, product, live?.productId === productId ? { [productId]: live } : noStock);
}

/** Live stock of all products and SKUs of the page that is not the rendered one; empty until it is loaded. */
export function useLiveStock(): LiveStock {
  const store = use(LiveStockContext);
  const [live, setLive] = useState(noStock);
  useEffect(() => store.subscribe((stock) => startTransition(() => setLive(stock))), [store]);
  return live;
}

/**
 * Live stock that is not the rendered one, in one request of up to 200 products; without a response the rendered stock stands. A list
 * that changes keeps what it has until the new one arrives.
 */
function useUpdates(rendered: readonly RenderedStock[]): LiveStock {
  const ids = [...new Set(rendered.map(({ productId }) => productId))].sort((a, b) => a - b);
  const { data } = useQuery({
    queryKey: [stockKey, ids],
    enabled: ids.length > 0,
    staleTime: 30_000,
    retry: false,
    placeholderData: (previous) => previous ?? noStock,
    select: (stock: LiveStock) => updatesOf(rendered, stock),
    queryFn: async ({ signal }) => {
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
