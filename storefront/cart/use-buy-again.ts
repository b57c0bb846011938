import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '#storefront/api/browser-client.ts';
import { liveStockOf } from '#storefront/inventory/stock-view.ts';
import { addLines, type BuyAgainResult, type FormerLine, purchasableLines } from './buy-again.ts';
import { cartMutation } from './cart-queries.ts';
import { nextChangeNumber, useLastCart } from './use-cart.ts';

/** Adds SKUs to the cart, those that can still be bought. */
export function useBuyAgain(): (lines: readonly FormerLine[]) => Promise<BuyAgainResult> {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(cartMutation(queryClient));
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
    const add = (items: readonly FormerLine[]) =>
      mutateAsync({ kind: 'add-several', items, number: nextChangeNumber() });
    return addLines(purchasableLines(lines, liveStockOf(stocks.data), unitsInCart()), add, unitsInCart);
  };
}
