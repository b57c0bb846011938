import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { DescriptionBlock, ProductCard } from './products.ts';
import { pageOf, paging, textLine } from './validation.ts';

/** A brand. */
export const BrandPage = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  /** Path at the image handler; null without a logo, when the title is shown instead. */
  brandLogoUrl: z.nullable(z.string()),
  externalLink: z.nullable(z.string()),
  pinFlag: z.boolean(),
  /** Position among the pinned brands. */
  position: z.nullable(z.int()),
  /** One line about the manufacturer. */
  about: z.nullable(z.string()),
});
export type BrandPage = z.infer<typeof BrandPage>;

const LandingLink = z.object({ slug: z.string(), title: z.string(), bannerImage: z.nullable(z.string()) });

/** A landing page of a brand (`/brand/{slug}`), or a page below it. */
export const BrandLanding = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  bannerImage: z.nullable(z.string()),
  content: z.array(DescriptionBlock),
  brand: BrandPage,
  /** The brand's landing page; null for that page itself. */
  parent: z.nullable(LandingLink),
  subLandings: z.array(LandingLink),
  products: z.array(ProductCard),
});
export type BrandLanding = z.infer<typeof BrandLanding>;

const slug = z.object({ slug: textLine(100) });

export const brandsEndpoints = endpoints({
  'GET /pim/api/brand-pages/list': {
    operationId: 'listBrands',
    summary: 'Brands with visible products, sorted by title',
    access: 'public',
    query: z.object({
      limit: z._default(
        z.coerce.number('not_valid').check(z.int('not_valid'), z.gte(1, 'not_valid'), z.lte(9999, 'not_valid')),
        9999,
      ),
      offset: paging.offset,
    }),
    data: pageOf(BrandPage),
    errors: [],
  },
  'GET /pagerender/content/brand-landing/{slug}': {
    operationId: 'getBrandPage',
    summary: "A brand's landing page; for a brand without one, a page of its best sellers",
    access: 'public',
    params: slug,
    data: BrandLanding,
    errors: ['not_found'],
  },
  'GET /pagerender/content/brand-sub-landing/{slug}': {
    operationId: 'getBrandSubpage',
    summary: "A page below a brand's landing page",
    access: 'public',
    params: slug,
    data: BrandLanding,
    errors: ['not_found'],
  },
});
