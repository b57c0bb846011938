import { brands, products } from './data/catalogue.ts';
import { pseudoRandom, specialPriceOf, stockOf } from './data/offers.ts';
import { skuImages } from './pictures.ts';
import type { SeedProduct, SeedSku } from './types.ts';

/** The first id of a variation. Each variation has a block of ids for the product and its SKUs. */
export const firstVariationId = 2_000_000;
const idsPerVariation = 16;

const editions = (
  'Plus Lite Neo Prime Active Studio Slim Power Turbo Fusion Elite Classic Play Go Flex Nova Sport Signature ' +
  'Select Vivid Pulse Craft Urban Horizon'
).split(' ');

/** Department in which products can also be of another brand. */
const accessories = 'mobile-accessories/';

interface Pattern {
  product: SeedProduct;
  /** Brand and model as in both names; the edition is added after it. */
  model: string;
  /** Slugs and titles of brands with such products; the product's own brand is first. */
  possibleBrands: { slug: string; title: string }[];
  /** Editions that are not in the name of an existing product. */
  editions: string[];
  /** Texts of the product page, as JSON. */
  texts: string;
}

const titles = new Map(brands.map(({ slug, title }) => [slug, title]));
let patterns: Pattern[] | undefined;

export const idOfVariation = (index: number): number => firstVariationId + index * idsPerVariation;

/** The number of variations up to and including the one with this id. */
export const variationsUpTo = (productId: number): number => (productId - firstVariationId) / idsPerVariation + 1;

/**
 * A variation of a demo product: another edition or generation (an accessory also of another brand), with some of its variants.
 * The same index always returns the same product; names, ids and codes are unique.
 */
export function variation(index: number): SeedProduct {
  patterns ??= patternsOf(products);
  const pattern = patterns[index % patterns.length];
  if (!pattern) throw new Error('There are no products to vary.');
  const { product: original, possibleBrands } = pattern;
  const cycle = Math.floor(index / patterns.length);
  const brand = possibleBrands[cycle % possibleBrands.length] ?? { slug: original.brand, title: '' };
  const editionCycle = Math.floor(cycle / possibleBrands.length);
  const edition = pattern.editions[(editionCycle + pseudoRandom(original.productId, 24)) % pattern.editions.length];
  const generation = Math.floor(editionCycle / pattern.editions.length) + 1;
  const [originalBrand] = possibleBrands;
  const replaceBrand = (text: string) =>
    originalBrand && brand.slug !== originalBrand.slug ? text.replaceAll(originalBrand.title, brand.title) : text;
  const model = `${replaceBrand(pattern.model)} ${edition}${generation > 1 ? ` Gen ${generation}` : ''}`;
  const renamed = replaceBrand(pattern.texts.replaceAll(inJson(pattern.model), '\u0001')).replaceAll(
    '\u0001',
    inJson(model),
  );
  const texts: Pick<SeedProduct, 'name' | 'shortDescription' | 'keyHighlight' | 'description' | 'faq'> =
    JSON.parse(renamed);

  const productId = idOfVariation(index);
  return {
    ...original,
    ...texts,
    productId,
    brand: brand.slug,
    fits: [],
    related: [],
    badges: original.badges.filter((badge) => badge !== 'new' || cycle < 2),
    popularity: Math.floor((original.popularity * (20 + pseudoRandom(index, 60))) / 100),
    skus: variantsOf(original, index, productId),
  };
}

/** The pictures of a variation are those of the original product. */
export function variationImages(product: SeedProduct, sku: SeedSku): string[] {
  patterns ??= patternsOf(products);
  const original = patterns[(variationsUpTo(product.productId) - 1) % patterns.length]?.product;
  return skuImages(original ?? product, sku);
}

function variantsOf(original: SeedProduct, index: number, productId: number): SeedSku[] {
  const guaranteedIndex = pseudoRandom(index, original.skus.length);
  const share = (85 + pseudoRandom(index + 7, 31)) / 100;
  return original.skus
    .filter((_, at) => at === guaranteedIndex || pseudoRandom(index + at * 131, 4) > 0)
    .slice(0, idsPerVariation - 1)
    .map(({ specialPrice: _, preOrder: __, ...sku }, at) => {
      const skuId = productId + 1 + at;
      const price = Math.max(59, Math.round((sku.price * share) / 10) * 10 - 10);
      const { stock, totalStock } = stockOf(skuId, price, false);
      const special = specialPriceOf(productId, price);
      return {
        ...sku,
        productId: skuId,
        sku: `${sku.sku}-${index.toString(36).toUpperCase()}`,
        price,
        stock,
        totalStock,
        default: at === 0,
        ...(special && { specialPrice: special }),
      };
    });
}

function patternsOf(all: readonly SeedProduct[]): Pattern[] {
  const names = new Set(all.map(({ name }) => name.en));
  const withoutBrand = Map.groupBy(all, (product) => product.name.en.replace(titles.get(product.brand) ?? '', ''));
  return all.map((product) => {
    const model = modelOf(product);
    const { name, shortDescription, keyHighlight, description, faq } = product;
    // Products of the same name would get the same name under another brand.
    const isUnique = withoutBrand.get(name.en.replace(titles.get(product.brand) ?? '', ''))?.length === 1;
    return {
      product,
      model,
      possibleBrands:
        product.category.startsWith(accessories) && isUnique
          ? brandsWithCategory(product, all)
          : [brandOf(product.brand)],
      editions: editions.filter(
        (edition) => !name.en.includes(edition) && !names.has(name.en.replace(model, `${model} ${edition}`)),
      ),
      texts: JSON.stringify({ name, shortDescription, keyHighlight, description, faq }),
    };
  });
}

const brandOf = (slug: string) => ({ slug, title: titles.get(slug) ?? slug });

function brandsWithCategory(product: SeedProduct, all: readonly SeedProduct[]): Pattern['possibleBrands'] {
  const others = all.filter(({ category, brand }) => category === product.category && brand !== product.brand);
  return [...new Set([product.brand, ...others.map(({ brand }) => brand)])].map(brandOf);
}

/** The beginning of the English name that is also in the Thai name. */
function modelOf({ name }: SeedProduct): string {
  const words = name.en.split(' ');
  for (let count = words.length; count > 0; count -= 1) {
    const model = words.slice(0, count).join(' ');
    if (`${name.th} `.includes(`${model} `)) return model;
  }
  return name.en;
}

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);
