import { brandLandings } from './data/brand-landings.ts';
import type { SeedLanding } from './data/landing-page.ts';
import { brands, products } from './data/world.ts';
import type { Banner } from './drawings/banner.ts';
import type { SeedProduct } from './types.ts';

/** Products that a brand's page shows at most, and those of them that stand on its banner. */
const mostShown = 12;
const onBanner = 3;
/** A brand's pages have numbers of their own block: 101 and on for brand 1. */
const idsOfEach = 100;

/** A brand's page with its place and its products, the best selling first. */
export interface DemoLanding extends SeedLanding {
  id: number;
  brandId: number;
  parentId: number | null;
  slug: string;
  position: number;
  products: SeedProduct[];
}

const brandIds = new Map(brands.map(({ slug, brandId }) => [slug, brandId]));

function productsOf(brand: string, { categories }: SeedLanding): SeedProduct[] {
  return products
    .filter(
      (product) => product.brand === brand && categories.some((path) => `${product.category}/`.startsWith(`${path}/`)),
    )
    .toSorted((one, other) => other.popularity - one.popularity || one.productId - other.productId)
    .slice(0, mostShown);
}

/** The pages of brands, each brand's own before those below it. */
export const demoLandings: DemoLanding[] = brandLandings.flatMap(({ brand, subLandings, ...landing }) => {
  const brandId = brandIds.get(brand);
  if (brandId === undefined) throw new Error(`The demo shop has no brand ${brand}.`);
  const id = brandId * idsOfEach + 1;
  return [
    { ...landing, id, brandId, parentId: null, slug: brand, position: 0, products: productsOf(brand, landing) },
    ...Object.entries(subLandings).map(([name, below], index) => ({
      ...below,
      id: id + index + 1,
      brandId,
      parentId: id,
      slug: `${brand}-${name}`,
      position: index + 1,
      products: productsOf(brand, below),
    })),
  ];
});

/** The banners of brands' pages by slug: each has its own best sellers on it, of different kinds where it can. */
export const landingBanners: Record<string, Banner> = Object.fromEntries(
  demoLandings.map(({ slug, ground, products: shown }) => {
    const kinds = new Map(shown.toReversed().map((product) => [product.drawing.kind, product]));
    const best = [...new Set([...[...kinds.values()].toReversed(), ...shown])].slice(0, onBanner);
    const art = best.map(({ drawing, skus }) => ({
      ...drawing,
      colour: skus[0]?.attributes.find(({ code }) => code === 'colour')?.hex ?? drawing.colour ?? '#2b2f38',
    }));
    return [slug, { art, ground, width: 1600, height: 440 }];
  }),
);
