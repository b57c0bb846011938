import { specialOf, spread, supplyOf } from './data/offers.ts';
import { brands, products } from './data/world.ts';
import { skuImages } from './pictures.ts';
import type { SeedProduct, SeedSku } from './types.ts';

/** Numbers of varied products begin here, and each has a block of them for itself and its SKUs. */
export const firstVariedId = 2_000_000;
const idsOfEach = 16;

const editions = (
  'Plus Lite Neo Prime Active Studio Slim Power Turbo Fusion Elite Classic Play Go Flex Nova Sport Signature ' +
  'Select Vivid Pulse Craft Urban Horizon'
).split(' ');

/** Departments whose things other brands make, too. */
const accessories = 'mobile-accessories/';

interface Pattern {
  product: SeedProduct;
  /** Brand and model as they stand in both names; what varies is put behind. */
  model: string;
  /** Titles of the brands that make such a thing, its own first, with their slugs. */
  makers: { slug: string; title: string }[];
  /** Editions that it is not called already. */
  editions: string[];
  /** What a product page says, as JSON. */
  texts: string;
}

const titles = new Map(brands.map(({ slug, title }) => [slug, title]));
let patterns: Pattern[] | undefined;

export const idOfVariation = (index: number): number => firstVariedId + index * idsOfEach;

/** How many variations there are up to the one of that id. */
export const variationsUpTo = (productId: number): number => (productId - firstVariedId) / idsOfEach + 1;

/**
 * One of endlessly many products like those of the demo shop: another edition or generation, an accessory also of
 * another brand, with some of the variants. The same index gives the same product; names, numbers and codes are its own.
 */
export function variation(index: number): SeedProduct {
  patterns ??= patternsOf(products);
  const pattern = patterns[index % patterns.length];
  if (!pattern) throw new Error('There is nothing to vary.');
  const { product: original, makers } = pattern;
  const turn = Math.floor(index / patterns.length);
  const maker = makers[turn % makers.length] ?? { slug: original.brand, title: '' };
  const round = Math.floor(turn / makers.length);
  const edition = pattern.editions[(round + spread(original.productId, 24)) % pattern.editions.length];
  const generation = Math.floor(round / pattern.editions.length) + 1;
  const [own] = makers;
  const ofMaker = (text: string) => (own && maker.slug !== own.slug ? text.replaceAll(own.title, maker.title) : text);
  const model = `${ofMaker(pattern.model)} ${edition}${generation > 1 ? ` Gen ${generation}` : ''}`;
  const renamed = ofMaker(pattern.texts.replaceAll(inJson(pattern.model), '\u0001')).replaceAll(
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
    brand: maker.slug,
    fits: [],
    related: [],
    badges: original.badges.filter((badge) => badge !== 'best-seller' && (badge !== 'new' || turn < 2)),
    popularity: Math.floor((original.popularity * (20 + spread(index, 60))) / 100),
    skus: variantsOf(original, index, productId),
  };
}

/** The pictures of a varied product are those of the one that it is like. */
export function variationImages(product: SeedProduct, sku: SeedSku): string[] {
  patterns ??= patternsOf(products);
  const original = patterns[(variationsUpTo(product.productId) - 1) % patterns.length]?.product;
  return skuImages(original ?? product, sku);
}

function variantsOf(original: SeedProduct, index: number, productId: number): SeedSku[] {
  const always = spread(index, original.skus.length);
  const share = (85 + spread(index + 7, 31)) / 100;
  return original.skus
    .filter((_, at) => at === always || spread(index + at * 131, 4) > 0)
    .slice(0, idsOfEach - 1)
    .map(({ specialPrice: _, preOrder: __, ...sku }, at) => {
      const skuId = productId + 1 + at;
      const price = Math.max(59, Math.round((sku.price * share) / 10) * 10 - 10);
      const { left, of } = supplyOf(skuId, price, false);
      const special = specialOf(productId, price);
      return {
        ...sku,
        productId: skuId,
        sku: `${sku.sku}-${index.toString(36).toUpperCase()}`,
        price,
        stock: left,
        totalStock: of,
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
    // Two brands' things of the same name would become one when they change places.
    const alone = withoutBrand.get(name.en.replace(titles.get(product.brand) ?? '', ''))?.length === 1;
    return {
      product,
      model,
      makers: product.category.startsWith(accessories) && alone ? makersOf(product, all) : [makerOf(product.brand)],
      editions: editions.filter(
        (edition) => !name.en.includes(edition) && !names.has(name.en.replace(model, `${model} ${edition}`)),
      ),
      texts: JSON.stringify({ name, shortDescription, keyHighlight, description, faq }),
    };
  });
}

const makerOf = (slug: string) => ({ slug, title: titles.get(slug) ?? slug });

function makersOf(product: SeedProduct, all: readonly SeedProduct[]): Pattern['makers'] {
  const others = all.filter(({ category, brand }) => category === product.category && brand !== product.brand);
  return [...new Set([product.brand, ...others.map(({ brand }) => brand)])].map(makerOf);
}

/** The words at the beginning of the English name that the Thai name has, too. */
function modelOf({ name }: SeedProduct): string {
  const words = name.en.split(' ');
  for (let count = words.length; count > 0; count -= 1) {
    const model = words.slice(0, count).join(' ');
    if (`${name.th} `.includes(`${model} `)) return model;
  }
  return name.en;
}

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);
