import { satangFromBaht } from '#contract/money.ts';
import type { Tx } from '#server/db/database.ts';
import { type AccessoryFilter, dealRules } from './data/add-on-deals.ts';
import { products } from './data/catalogue.ts';
import { pseudoRandom, retailPrice } from './data/offers.ts';
import { insertOrUpdate } from './insert-or-update.ts';
import type { SeedProduct, SeedSku } from './types.ts';

/** Deal prices as shares of the SKU's lowest other price. */
const priceShares = [0.72, 0.7, 0.68, 0.66, 0.64, 0.62];
const minPriceShare = 0.6;
/** The lowest share of a flash sale: a deal must be cheaper than any flash sale. */
const minFlashSaleShare = 0.75;
/** A deal is chosen from this many best-selling accessories. */
const maxCandidates = 4;

interface Option {
  product: SeedProduct;
  sku: SeedSku;
}

const byPopularity = products.toSorted(
  (one, other) => other.popularity - one.popularity || one.productId - other.productId,
);
const accessoriesByFilter = new Map(
  dealRules
    .flatMap((rule) => rule.accessories)
    .map((filter) => [filter, byPopularity.filter((one) => matchesFilter(one, filter))]),
);

/** The add-on deals of all products: one accessory of each matching kind. */
export function demoDeals() {
  const byRule = Map.groupBy(products, ({ category }) =>
    dealRules.find(({ productCategory }) => isBelow(category, productCategory)),
  );
  return [...byRule].flatMap(([rule, ofRule]) => {
    const otherBrands = new Set(ofRule.map(({ brand }) => brand));
    return ofRule.flatMap((product) =>
      (rule?.accessories ?? [])
        .flatMap((filter) => optionOf(accessoriesByFilter.get(filter) ?? [], product, otherBrands) ?? [])
        .map((option, position) => dealOf(product, option, position)),
    );
  });
}

function isBelow(category: string, path: string): boolean {
  return category === path || category.startsWith(`${path}/`);
}

function matchesFilter({ category, name }: SeedProduct, filter: AccessoryFilter): boolean {
  return typeof filter === 'string' ? isBelow(category, filter) : filter.names.includes(name.en);
}

/** One of the best-selling accessories of a product, preferably one that is made for it. */
function optionOf(
  candidates: readonly SeedProduct[],
  product: SeedProduct,
  otherBrands: ReadonlySet<string>,
): Option | undefined {
  const suitable = candidates.filter((other) => suits(other, product, otherBrands));
  const madeForProduct = suitable.filter(({ fits }) => fits.length > 0);
  const options = (madeForProduct.length > 0 ? madeForProduct : suitable).flatMap((other) => {
    const sku = skuFor(other, product);
    return sku ? [{ product: other, sku }] : [];
  });
  return options[
    pseudoRandom(product.productId * 7 + (candidates[0]?.productId ?? 0), Math.min(options.length, maxCandidates))
  ];
}

/** An accessory for certain products suits only those. Other accessories must not be of a competing brand. */
function suits({ fits, brand }: SeedProduct, product: SeedProduct, otherBrands: ReadonlySet<string>): boolean {
  if (fits.length > 0) return fits.includes(product.productId);
  return brand === product.brand || !otherBrands.has(brand);
}

/** The accessory's SKU in stock, for this model if the accessory comes for several models. */
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

/** The model that an accessory's SKU is for, such as `iphone-17-pro`. */
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
    // One of twelve deals is sold out.
    stock: pseudoRandom(seed + 5, 12) === 0 ? 0 : 4 + pseudoRandom(seed + 9, 40),
    limit_quantity: 1 + pseudoRandom(seed + 3, 2),
    position,
  };
}

/** A retail price 25 to 40 percent below the lowest other price. */
function dealPrice({ price, specialPrice }: SeedSku, seed: number): number {
  const lowest = Math.min(price, specialPrice?.price ?? price);
  const below = Math.min(lowest * minFlashSaleShare, retailPrice(lowest * minFlashSaleShare));
  const rounded = priceShares
    .map((_, index) =>
      retailPrice(lowest * (priceShares[(index + pseudoRandom(seed, priceShares.length)) % priceShares.length] ?? 0)),
    )
    .find((value) => value >= lowest * minPriceShare && value < below);
  return rounded ?? Math.floor((lowest * 0.65) / 10) * 10 + 9;
}

/** Writes the add-on deals; the stock of existing deals is not changed. */
export async function seedAddOnDeals(tx: Tx): Promise<void> {
  await insertOrUpdate(tx, 'add_on_deals', ['product_id', 'sku_id'], demoDeals(), ['stock']);
}
