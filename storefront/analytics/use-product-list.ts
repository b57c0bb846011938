import { useEffect, useEffectEvent } from 'react';
import type { ProductCard } from '#contract/products.ts';
import type { ProductList } from './events.ts';
import { track } from './track.ts';

/**
 * Sends `view_item_list` once per list and set of products, however often the component renders. Returns the function
 * that reports which product was selected.
 */
export function useProductList(
  list: ProductList,
  products: readonly ProductCard[],
): (product: ProductCard, index: number) => void {
  const seen = products.length > 0 && [list.id, ...products.map(({ productId }) => productId)].join();
  const trackView = useEffectEvent(() => track((events) => events.viewItemList(list, products)));
  useEffect(() => {
    if (seen) trackView();
  }, [seen]);
  return (product, index) => track((events) => events.selectItem(list, product, index));
}
