import { useEffect, useEffectEvent } from 'react';
import type { ProductCard } from '#contract/products.ts';
import type { ProductList } from './events.ts';
import { track } from './track.ts';

/**
 * Tells that a list of products is seen: once, however often the page is drawn or asks for it anew, until it is another list or
 * shows other products. The answer tells which of them was chosen.
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
