import { useQueryClient } from '@tanstack/react-query';
import type { CartItem } from '#contract/cart-lines.ts';
import { track } from '#storefront/analytics/track.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { liveStockOf } from '#storefront/inventory/stock-view.ts';
import { addLines, type BuyAgainResult, type FormerLine, purchasableLines } from './buy-again.ts';
import { sendCartChange, useLastCart } from './use-cart.ts';

function trackAdded(added: readonly FormerLine[], items: readonly CartItem[]): void {
  const lines = added.flatMap(({ productId, quantity }) => {
    const line = items.find((item) => item.isItem && item.productId === productId);
    return line ? [{ line, quantity }] : [];
  });
  if (lines.length > 0) track((events) => events.addLinesToCart(lines));
}

/** Adds SKUs to the cart, those that can still be bought. */
export function useBuyAgain(): (lines: readonly FormerLine[]) => Promise<BuyAgainResult> {
  const queryClient = useQueryClient();
  const lastCart = useLastCart();
  return async (lines) => {
    const stocks = await browserApi('POST /inventory/api/stock', {
      body: { productIds: [...new Set(lines.map(({ productId }) => productId))] },
    });
    if (!stocks.ok) return { ok: false, failure: stocks };
    const unitsInCart = () => {
      const bySku = Map.groupBy(lastCart()?.items ?? [], ({ productId }) => productId);
      return new Map([...bySku].map(([id, items]) => [id, items.reduce((sum, { quantity }) => sum + quantity, 0)]));
    };
    const add = (items: readonly FormerLine[]) => sendCartChange(queryClient, { kind: 'add-several', items });
    const result = await addLines(purchasableLines(lines, liveStockOf(stocks.data), unitsInCart()), add, unitsInCart);
    if (result.ok) trackAdded(result.added, lastCart()?.items ?? []);
    return result;
  };
}
