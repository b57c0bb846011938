import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ClientFail } from '#contract/client.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { type FormerLine, linesAfterFailure, purchasableLines } from './buy-again.ts';
import { cartMutation } from './cart-queries.ts';
import { nextChangeNumber, useLastCart } from './use-cart.ts';

export type BuyAgainResult =
  /** What was added, which can be less than requested, or nothing. */
  { ok: true; added: readonly FormerLine[] } | { ok: false; failure: ClientFail };

/** Adds SKUs to the cart in one step, those that can still be bought. */
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
    let items = purchasableLines(lines, stocks.data, unitsInCart());
    while (items.length > 0) {
      const failure = await mutateAsync({ kind: 'add-several', items, number: nextChangeNumber() });
      if (!failure) return { ok: true, added: items };
      const fewer = linesAfterFailure(items, failure, unitsInCart());
      if (!fewer) return { ok: false, failure };
      items = fewer;
    }
    return { ok: true, added: [] };
  };
}
