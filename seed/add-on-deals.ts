import { satangFromBaht } from '#contract/money.ts';
import type { Tx } from '#server/db/database.ts';
import { dealRules } from './data/add-on-deals.ts';
import { shopPrice, spread } from './data/offers.ts';
import { accessoriesOf } from './data/related.ts';
import { products } from './data/world.ts';
import { insertOrUpdate } from './insert-or-update.ts';
import type { SeedProduct, SeedSku } from './types.ts';

/** Accessories made for a product, and other things, that a deal shows beside it. */
const mostFitting = 3;
/** What a deal leaves of the lowest price. */
const shares = [0.85, 0.8, 0.75, 0.7, 0.65, 0.6];

/** What is sold cheaper beside each product: what fits it first, then what goes with its department. */
export function demoDeals() {
  const madeFor = accessoriesOf(products);
  const byCategory = Map.groupBy(
    products.toSorted((one, other) => other.popularity - one.popularity || one.productId - other.productId),
    ({ category }) => category,
  );
  return products.flatMap((product) => {
    const rule = dealRules.find(
      ({ beside }) => product.category.startsWith(`${beside}/`) || product.category === beside,
    );
    if (!rule) return [];
    const fitting = onePerCategory((madeFor.get(product.productId) ?? []).filter(isSold)).slice(0, mostFitting);
    const others = rule.with.flatMap((category) => {
      const candidates = (byCategory.get(category) ?? [])
        .filter((other) => isSold(other) && suits(other, product))
        .slice(0, 4);
      return candidates[spread(product.productId + category.length, candidates.length)] ?? [];
    });
    const chosen = [...new Set([...fitting, ...others])].filter((other) => other !== product);
    return chosen.map((option, position) => dealOf(product, option, position));
  });
}

/** The adapter of another brand is no gift; everything else goes with everything. */
function suits(other: SeedProduct, product: SeedProduct): boolean {
  return other.fits.length === 0 || other.fits.includes(product.productId);
}

function isSold({ skus }: SeedProduct): boolean {
  return skus.some(({ stock, preOrder }) => stock > 0 && !preOrder);
}

function onePerCategory(options: readonly SeedProduct[]): SeedProduct[] {
  const first = new Map<string, SeedProduct>();
  for (const option of options.toSorted((one, other) => other.popularity - one.popularity)) {
    const department = option.category.split('/').slice(0, 2).join('/');
    if (!first.has(department)) first.set(department, option);
  }
  return [...first.values()];
}

function dealOf(product: SeedProduct, option: SeedProduct, position: number) {
  const sku = option.skus.find(({ stock, preOrder }) => stock > 0 && !preOrder) as SeedSku;
  const lowest = Math.min(sku.price, sku.specialPrice?.price ?? sku.price);
  const seed = product.productId * 31 + sku.productId;
  const price = Math.max(49, shopPrice(lowest * (shares[spread(seed, shares.length)] ?? 0.8)));
  return {
    product_id: product.productId,
    sku_id: sku.productId,
    price_satang: satangFromBaht(Math.min(price, lowest - 1)),
    // Of twelve deals one is sold out.
    stock: spread(seed + 5, 12) === 0 ? 0 : 4 + spread(seed + 9, 40),
    limit_quantity: 1 + spread(seed + 3, 2),
    position,
  };
}

/** Writes the add-on deals; pieces stay as they are once they exist. */
export async function seedAddOnDeals(tx: Tx): Promise<void> {
  await insertOrUpdate(tx, 'add_on_deals', ['product_id', 'sku_id'], demoDeals(), ['stock']);
}
