import { useState } from 'react';
import type { Sku } from '#contract/products.ts';
import type { StockView } from '#storefront/inventory/stock-view.ts';

/** A quantity of a SKU, with one of each add-on option. */
export interface Purchase {
  productId: number;
  quantity: number;
  optionProductIds: readonly number[];
}

export interface PurchaseChoice {
  quantity: number;
  /** The largest quantity: stock, or what one order may have of the SKU. */
  limit: number;
  onQuantity: (quantity: number) => void;
  /** Ids of the ticked add-on options. */
  optionIds: readonly number[];
  onOptions: (skuIds: number[]) => void;
  /** Adds the choice to the cart by `add`; the options are ticked no more once they are in the cart. */
  submit: (add: (purchase: Purchase) => Promise<boolean>) => Promise<void>;
}

/** What the shopper chose on a product page: how many of the selected variant, and which add-on options. */
export function usePurchaseChoice(sku: Sku, stock: StockView): PurchaseChoice {
  const [requestedQuantity, setRequestedQuantity] = useState(1);
  const [optionIds, setOptionIds] = useState<number[]>([]);
  const limit = Math.min(stock.quantity, sku.limitQuantity ?? stock.quantity);
  const quantity = Math.max(1, Math.min(requestedQuantity, limit));
  return {
    quantity,
    limit,
    onQuantity: setRequestedQuantity,
    optionIds,
    onOptions: setOptionIds,
    submit: async (add) => {
      const isDone = await add({ productId: sku.productId, quantity, optionProductIds: optionIds });
      if (isDone && optionIds.length > 0) setOptionIds([]);
    },
  };
}
