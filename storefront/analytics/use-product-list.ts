import { useEffect } from 'react';
import type { ProductCard } from '#contract/catalogue.ts';
import { type ProductList, selectItem, viewItemList } from './events.ts';
import { track } from './track.ts';

/** Tells that a list of products is seen, once for what it shows; the answer tells which of them was chosen. */
export function useProductList(
  { id, name }: ProductList,
  products: readonly ProductCard[],
): (product: ProductCard, index: number) => void {
  useEffect(() => {
    if (products.length > 0) track(viewItemList({ id, name }, products));
  }, [id, name, products]);
  return (product, index) => track(selectItem({ id, name }, product, index));
}
