import { useEffect, useEffectEvent, useRef } from 'react';
import type { ListedProduct, ProductList } from './events.ts';
import { track } from './track.ts';

/** Two presses within this time select once. */
const doublePressMs = 1000;

/**
 * Sends `view_item_list` once per list and set of products, however often the component renders, and of a list that grows the new
 * products alone. Returns the function that reports which product was selected, once for a double press.
 */
export function useProductList(
  list: ProductList,
  products: readonly ListedProduct[],
): (product: ListedProduct, index: number) => void {
  const seen = products.length > 0 && [list.id, ...products.map(({ productId }) => productId)].join();
  const sent = useRef({ seen: '', count: 0 });
  const trackView = useEffectEvent(() => {
    if (!seen) return;
    const before = sent.current;
    const first = before.count > 0 && seen.startsWith(`${before.seen},`) ? before.count : 0;
    sent.current = { seen, count: products.length };
    track((events) => events.viewItemList(list, products, first));
  });
  useEffect(() => {
    if (seen) trackView();
  }, [seen]);
  return useSelectItem(list);
}

/** Returns the function that reports which product of a list was selected, once for a double press. */
export function useSelectItem(list: ProductList): (product: ListedProduct, index: number) => void {
  const last = useRef({ productId: 0, at: Number.NEGATIVE_INFINITY });
  return (product, index) => {
    const now = performance.now();
    const isDoublePress = product.productId === last.current.productId && now - last.current.at < doublePressMs;
    last.current = { productId: product.productId, at: now };
    if (!isDoublePress) track((events) => events.selectItem(list, product, index));
  };
}
