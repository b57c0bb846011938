import type { ProductCard } from '#contract/products.ts';
import { type Priced, sellingPrice } from '#contract/selling-price.ts';

/** Alternatives that are shown. */
const maxAlternatives = 3;

/** Of products of the same category those in stock whose prices are nearest to that of a product which is sold out. */
export function alternativesOf(
  product: Priced & { productId: number },
  candidates: readonly ProductCard[],
): ProductCard[] {
  const price = sellingPrice(product);
  const distance = (card: ProductCard) => Math.abs(sellingPrice(card) - price);
  return candidates
    .filter(({ productId, stock }) => productId !== product.productId && stock > 0)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, maxAlternatives);
}
