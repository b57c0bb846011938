import { createContext, type ReactNode, useContext } from 'react';
import type { ProductCard } from '#contract/products.ts';

/** What the shell puts on each product's card and page, such as the compare toggle, which other features own. */
export interface ProductActions {
  forCard(product: Pick<ProductCard, 'productId' | 'productName'>): ReactNode;
  forPage(product: Pick<ProductCard, 'productId' | 'productName'>): ReactNode;
}

const Actions = createContext<ProductActions>({ forCard: () => null, forPage: () => null });

export const ProductActionsProvider = Actions.Provider;

export function useProductActions(): ProductActions {
  return useContext(Actions);
}
