import { createContext, type ReactNode, useContext } from 'react';
import type { ProductCard } from '#contract/products.ts';

/** Actions of a card: in its top right corner, 44 px high, and on its last line. */
interface CardActions {
  corner: ReactNode;
  bottom: ReactNode;
}

/** What the shell puts on each product's card and page, such as the compare toggle, which other features own. */
export interface ProductActions {
  forCard(product: Pick<ProductCard, 'productId' | 'productName'>): CardActions;
  forPage(product: Pick<ProductCard, 'productId' | 'productName'>): ReactNode;
}

const Actions = createContext<ProductActions>({ forCard: () => ({ corner: null, bottom: null }), forPage: () => null });

export const ProductActionsProvider = Actions.Provider;

export function useProductActions(): ProductActions {
  return useContext(Actions);
}
