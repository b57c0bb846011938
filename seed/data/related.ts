import type { SeedProduct } from '../types.ts';

const maxAccessories = 4;
const maxSimilar = 6;

/**
 * Adds the related products to each product: first accessories that fit it (or the products that an accessory fits), best-selling
 * first; then products of its category with the closest prices, and of parent categories if the category is small.
 */
export function withRelated(products: readonly SeedProduct[]): SeedProduct[] {
  const byId = new Map(products.map((product) => [product.productId, product]));
  const accessoriesById = accessoriesOf(products);
  const prices = new Map(
    products.map(({ productId, skus }) => [productId, Math.min(...skus.map(({ price }) => price))]),
  );
  const priceOf = ({ productId }: SeedProduct) => prices.get(productId) ?? 0;
  const byPath = productsByPath(products);

  return products.map((product) => {
    const price = priceOf(product);
    const compatible = [
      ...(accessoriesById.get(product.productId) ?? []),
      ...product.fits.flatMap((id) => byId.get(id) ?? []),
    ].toSorted((one, other) => other.popularity - one.popularity);
    const shown = new Set(onePerCategory(compatible).slice(0, maxAccessories));
    const maxRelated = shown.size + maxSimilar;
    for (const path of pathWithAncestors(product.category)) {
      if (shown.size >= maxRelated) break;
      const nearest = (byPath.get(path) ?? [])
        .filter((other) => other !== product && !shown.has(other))
        .toSorted((one, other) => Math.abs(priceOf(one) - price) - Math.abs(priceOf(other) - price));
      for (const other of nearest.slice(0, maxRelated - shown.size)) shown.add(other);
    }
    return { ...product, related: [...shown].map(({ productId }) => productId) };
  });
}

/** Accessories by the id of the product that they fit. */
function accessoriesOf(products: readonly SeedProduct[]): Map<number, SeedProduct[]> {
  const accessoriesById = new Map<number, SeedProduct[]>();
  for (const accessory of products) {
    for (const id of accessory.fits) {
      const others = accessoriesById.get(id);
      if (others) others.push(accessory);
      else accessoriesById.set(id, [accessory]);
    }
  }
  return accessoriesById;
}

/** Products by category path, for every level. */
function productsByPath(products: readonly SeedProduct[]): Map<string, SeedProduct[]> {
  const byPath = new Map<string, SeedProduct[]>();
  for (const product of products) {
    for (const path of pathWithAncestors(product.category)) {
      const listed = byPath.get(path);
      if (listed) listed.push(product);
      else byPath.set(path, [product]);
    }
  }
  return byPath;
}

/** A path and its ancestors: `a/b/c`, `a/b`, `a`. */
export function pathWithAncestors(path: string): string[] {
  const slugs = path.split('/');
  return slugs.map((_, index) => slugs.slice(0, slugs.length - index).join('/'));
}

/** Moves the first product of each category to the front, so that four cases do not displace the charger. */
function onePerCategory(products: readonly SeedProduct[]): SeedProduct[] {
  const seen = new Set<string>();
  const isFirst = ({ category }: SeedProduct) => !seen.has(category) && seen.add(category) !== undefined;
  const firsts = new Set(products.filter(isFirst));
  return [...firsts, ...products.filter((product) => !firsts.has(product))];
}
