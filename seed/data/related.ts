import type { SeedProduct } from '../types.ts';

const accessories = 4;
const alike = 6;

/**
 * Gives each product those shown beside it: first the accessories made for it (or, beside an accessory, what it is made
 * for), those that sell best before the others; then those of its own category whose prices are nearest, and where it is
 * small, of the categories above.
 */
export function withRelated(products: readonly SeedProduct[]): SeedProduct[] {
  const byId = new Map(products.map((product) => [product.productId, product]));
  const madeFor = accessoriesOf(products);
  const prices = new Map(
    products.map(({ productId, skus }) => [productId, Math.min(...skus.map(({ price }) => price))]),
  );
  const priceOf = ({ productId }: SeedProduct) => prices.get(productId) ?? 0;
  const shelves = shelvesOf(products);

  return products.map((product) => {
    const price = priceOf(product);
    const goWith = [
      ...(madeFor.get(product.productId) ?? []),
      ...product.fits.flatMap((id) => byId.get(id) ?? []),
    ].toSorted((one, other) => other.popularity - one.popularity);
    const shown = new Set(onePerCategory(goWith).slice(0, accessories));
    const enough = shown.size + alike;
    for (const path of waysUp(product.category)) {
      if (shown.size >= enough) break;
      const nearest = (shelves.get(path) ?? [])
        .filter((other) => other !== product && !shown.has(other))
        .toSorted((one, other) => Math.abs(priceOf(one) - price) - Math.abs(priceOf(other) - price));
      for (const other of nearest.slice(0, enough - shown.size)) shown.add(other);
    }
    return { ...product, related: [...shown].map(({ productId }) => productId) };
  });
}

/** The accessories made for each product, by its id. */
export function accessoriesOf(products: readonly SeedProduct[]): Map<number, SeedProduct[]> {
  const madeFor = new Map<number, SeedProduct[]>();
  for (const accessory of products) {
    for (const id of accessory.fits) {
      const others = madeFor.get(id);
      if (others) others.push(accessory);
      else madeFor.set(id, [accessory]);
    }
  }
  return madeFor;
}

/** The products below each path, at every level. */
function shelvesOf(products: readonly SeedProduct[]): Map<string, SeedProduct[]> {
  const shelves = new Map<string, SeedProduct[]>();
  for (const product of products) {
    for (const path of waysUp(product.category)) {
      const shelf = shelves.get(path);
      if (shelf) shelf.push(product);
      else shelves.set(path, [product]);
    }
  }
  return shelves;
}

/** A path and those above it: `a/b/c`, `a/b`, `a`. */
export function waysUp(path: string): string[] {
  const steps = path.split('/');
  return steps.map((_, index) => steps.slice(0, steps.length - index).join('/'));
}

/** The first of each category before the seconds, so that four cases do not hide the charger. */
function onePerCategory(products: readonly SeedProduct[]): SeedProduct[] {
  const seen = new Set<string>();
  const isFirst = ({ category }: SeedProduct) => !seen.has(category) && seen.add(category) !== undefined;
  const firsts = new Set(products.filter(isFirst));
  return [...firsts, ...products.filter((product) => !firsts.has(product))];
}
