import type { Drawing } from './drawings/drawing.ts';
import { drawingOf } from './product-drawing.ts';
import type { SeedProduct } from './types.ts';

const maxProducts = 3;

/** Drawings of the first three of the products, best-selling first, of different kinds if possible. */
export function bestSellingArt(ordered: readonly SeedProduct[]): Drawing[] {
  const kinds = new Map(ordered.toReversed().map((product) => [product.drawing.kind, product]));
  return [...new Set([...[...kinds.values()].toReversed(), ...ordered])]
    .slice(0, maxProducts)
    .flatMap((product) => product.skus.slice(0, 1).map((sku) => drawingOf(product, sku)));
}
