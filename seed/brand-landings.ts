import { bestSellingArt } from './best-selling-art.ts';
import { brandLandings } from './data/brand-landings.ts';
import { brands, products } from './data/catalogue.ts';
import type { SeedLanding } from './data/landing-page.ts';
import type { Banner } from './drawings/banner.ts';
import { layoutAt } from './drawings/banner-layouts.ts';
import type { SeedProduct } from './types.ts';

/** Limit of products on a brand page. */
const maxProducts = 12;
/** The page ids of a brand start at its id times this number: 101, 102 … for brand 1. */
const idsPerBrand = 100;

/** A brand page with its position and its products, best-selling first. */
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
    .slice(0, maxProducts);
}

/** All brand pages; a brand's main page comes before its subpages. */
export const demoLandings: DemoLanding[] = brandLandings.flatMap(({ brand, subLandings, ...landing }) => {
  const brandId = brandIds.get(brand);
  if (brandId === undefined) throw new Error(`The demo shop has no brand ${brand}.`);
  const id = brandId * idsPerBrand + 1;
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

/** Banners of brand pages by slug: they show best-selling products, of different kinds if possible. */
export const landingBanners: Record<string, Banner> = Object.fromEntries(
  demoLandings.map(({ slug, ground, products: shown }, index) => {
    const art = bestSellingArt(shown);
    return [slug, { art, ground, layout: layoutAt(index), width: 1600, height: 440, quiet: 0 }];
  }),
);
