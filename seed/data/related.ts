import type { SeedProduct } from '../types.ts';

const accessories = 4;
const alike = 6;

const above = (path: string, level: number) => path.split('/', level).join('/');

const priceOf = ({ skus }: SeedProduct) => Math.min(...skus.map(({ price }) => price));

/**
 * Gives each product those shown beside it: first the accessories made for it (or, beside an accessory, what it is made
 * for), those that sell best before the others; then those of its own category, and of those above, whose prices are
 * nearest.
 */
export function withRelated(products: readonly SeedProduct[]): SeedProduct[] {
  const madeFor = new Map<number, SeedProduct[]>();
  for (const accessory of products) {
    for (const id of accessory.fits) madeFor.set(id, [...(madeFor.get(id) ?? []), accessory]);
  }
  const byId = new Map(products.map((product) => [product.productId, product]));
  const shelves = Map.groupBy(products, ({ category }) => category);
  const aisles = Map.groupBy(products, ({ category }) => above(category, 2));
  const departments = Map.groupBy(products, ({ category }) => above(category, 1));

  return products.map((product) => {
    const price = priceOf(product);
    const nearest = (others: readonly SeedProduct[]) =>
      others
        .filter((other) => other !== product)
        .toSorted((one, other) => Math.abs(priceOf(one) - price) - Math.abs(priceOf(other) - price))
        .slice(0, alike);
    const goWith = [
      ...(madeFor.get(product.productId) ?? []),
      ...product.fits.flatMap((id) => byId.get(id) ?? []),
    ].toSorted((one, other) => other.popularity - one.popularity);
    const shown = [
      ...onePerCategory(goWith).slice(0, accessories),
      ...nearest(shelves.get(product.category) ?? []),
      ...nearest(aisles.get(above(product.category, 2)) ?? []),
      ...nearest(departments.get(above(product.category, 1)) ?? []),
    ].map(({ productId }) => productId);
    return { ...product, related: [...new Set(shown)].slice(0, accessories + alike) };
  });
}

/** The first of each category before the seconds, so that four cases do not hide the charger. */
function onePerCategory(products: readonly SeedProduct[]): SeedProduct[] {
  const first = new Map(products.toReversed().map((product) => [product.category, product]));
  const heads = products.filter((product) => first.get(product.category) === product);
  return [...heads, ...products.filter((product) => !heads.includes(product))];
}
