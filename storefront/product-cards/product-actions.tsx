import { createContext, type ReactNode, useContext } from 'react';
import type { ProductCard } from '#contract/products.ts';

/** What the shell puts on each product's card and page, such as the compare toggle, which other features own. */
export interface ProductActions {
  onCard(product: Pick<ProductCard, 'productId' | 'productName'>): ReactNode;
  onPage(product: Pick<ProductCard, 'productId' | 'productName'>): ReactNode;
}

const Actions = createContext<ProductActions>({ onCard: () => null, onPage: () => null });

export const ProductActionsProvider = Actions.Provider;

export function useProductActions(): ProductActions {
  return useContext(Actions);
}
