import { satangFromBaht } from '#contract/money.ts';
import type { Tx } from '#server/db/database.ts';
import { dealRules, type WantedAccessory } from './data/add-on-deals.ts';
import { shopPrice, spread } from './data/offers.ts';
import { products } from './data/world.ts';
import { insertOrUpdate } from './insert-or-update.ts';
import type { SeedProduct, SeedSku } from './types.ts';

/** What a deal leaves of the lowest price that the SKU has otherwise. */
const shares = [0.72, 0.7, 0.68, 0.66, 0.64, 0.62];
const least = 0.6;
/** No flash sale leaves less: a deal is to be lower than that, too. */
const leftByFlashSales = 0.75;
/** Of the accessories that go with a thing, one of so many of the best selling ones is chosen. */
const bestSelling = 4;

interface Option {
  product: SeedProduct;
  sku: SeedSku;
}

const byPopularity = products.toSorted(
  (one, other) => other.popularity - one.popularity || one.productId - other.productId,
);
const accessories = new Map(
  dealRules.flatMap((rule) => rule.with).map((wanted) => [wanted, byPopularity.filter((one) => isWanted(one, wanted))]),
);

/** What is sold cheaper beside each product, one of each kind of thing that goes with it. */
export function demoDeals() {
  const byRule = Map.groupBy(products, ({ category }) => dealRules.find(({ beside }) => isBelow(category, beside)));
  return [...byRule].flatMap(([rule, ofRule]) => {
    const makers = new Set(ofRule.map(({ brand }) => brand));
    return ofRule.flatMap((product) =>
      (rule?.with ?? [])
        .flatMap((wanted) => optionOf(accessories.get(wanted) ?? [], product, makers) ?? [])
        .map((option, position) => dealOf(product, option, position)),
    );
  });
}

function isBelow(category: string, path: string): boolean {
  return category === path || category.startsWith(`${path}/`);
}

function isWanted({ category, name }: SeedProduct, wanted: WantedAccessory): boolean {
  return typeof wanted === 'string' ? isBelow(category, wanted) : wanted.names.includes(name.en);
}

/** One of the best selling accessories for a product: of those that are made for it, if there are any. */
function optionOf(
  candidates: readonly SeedProduct[],
  product: SeedProduct,
  makers: ReadonlySet<string>,
): Option | undefined {
  const suitable = candidates.filter((other) => suits(other, product, makers));
  const made = suitable.filter(({ fits }) => fits.length > 0);
  const options = (made.length > 0 ? made : suitable).flatMap((other) => {
    const sku = skuFor(other, product);
    return sku ? [{ product: other, sku }] : [];
  });
  return options[
    spread(product.productId * 7 + (candidates[0]?.productId ?? 0), Math.min(options.length, bestSelling))
  ];
}

/** What is made for some things goes with those alone, and no maker's thing is sold with the accessory of a rival. */
function suits({ fits, brand }: SeedProduct, product: SeedProduct, makers: ReadonlySet<string>): boolean {
  if (fits.length > 0) return fits.includes(product.productId);
  return brand === product.brand || !makers.has(brand);
}

/** The SKU to add: in stock, and of a case or film that comes for several models the one for this model. */
function skuFor(accessory: SeedProduct, { name }: SeedProduct): SeedSku | undefined {
  const model = name.en
    .toLowerCase()
    .replaceAll('+', '-plus')
    .replaceAll(/[^a-z0-9]+/g, '-');
  const [closest] = accessory.skus
    .flatMap((sku) => modelOf(sku) ?? [])
    .filter((value) => model.includes(value))
    .toSorted((one, other) => other.length - one.length);
  return accessory.skus.find((sku) => sku.stock > 0 && !sku.preOrder && modelOf(sku) === closest);
}

/** The model that a SKU of an accessory is for, such as `iphone-17-pro`. */
function modelOf({ attributes }: SeedSku): string | undefined {
  return attributes
    .filter(({ code, value }) => code === 'fits' || (code === 'edition' && value.startsWith('for-')))
    .map(({ value }) => value.replace(/^for-/, ''))[0];
}

function dealOf({ productId }: SeedProduct, { sku }: Option, position: number) {
  const seed = productId * 31 + sku.productId;
  return {
    product_id: productId,
    sku_id: sku.productId,
    price_satang: satangFromBaht(dealPrice(sku, seed)),
    // Of twelve deals one is sold out.
    stock: spread(seed + 5, 12) === 0 ? 0 : 4 + spread(seed + 9, 40),
    limit_quantity: 1 + spread(seed + 3, 2),
    position,
  };
}

/** A price as shops print it, 25 to 40 percent below the lowest otherwise. */
function dealPrice({ price, specialPrice }: SeedSku, seed: number): number {
  const lowest = Math.min(price, specialPrice?.price ?? price);
  const below = Math.min(lowest * leftByFlashSales, shopPrice(lowest * leftByFlashSales));
  const printed = shares
    .map((_, index) => shopPrice(lowest * (shares[(index + spread(seed, shares.length)) % shares.length] ?? 0)))
    .find((value) => value >= lowest * least && value < below);
  return printed ?? Math.floor((lowest * 0.65) / 10) * 10 + 9;
}

/** Writes the add-on deals; pieces stay as they are once they exist. */
export async function seedAddOnDeals(tx: Tx): Promise<void> {
  await insertOrUpdate(tx, 'add_on_deals', ['product_id', 'sku_id'], demoDeals(), ['stock']);
}
