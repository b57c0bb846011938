import * as z from 'zod/mini';
import { Block, CommonCampaign, MegaCampaign, MiniHighlight, PopUp, ProductRow } from './blocks.ts';
import { endpoints } from './endpoint.ts';
import { DescriptionBlock } from './products.ts';
import { textLine } from './validation.ts';

/** Editorial content of a page, in the language of the request (docs/reference/content.md). */
export const PageContent = z.object({
  /** The page's canonical path, without the language prefix. */
  path: z.string(),
  /** For the document title, without the shop's name. */
  title: z.string(),
  description: z.string(),
  /** Text of the page; may be empty. */
  content: z.array(DescriptionBlock),
});
export type PageContent = z.infer<typeof PageContent>;

/** A banner above a category's products. */
export const CategoryBanner = z.object({
  /** Alternative text. */
  title: z.string(),
  /** Paths at the image handler: for desktops and for phones. */
  image: z.string(),
  mobileImage: z.string(),
  /** A storefront path without the language prefix, a URL of another site, or null. */
  link: z.nullable(z.string()),
});
export type CategoryBanner = z.infer<typeof CategoryBanner>;

/** A page of blocks, in the language of the request. */
export const ContentPage = z.object({
  /** Canonical, without the language prefix. */
  path: z.string(),
  /** For the document title, without the shop's name. */
  title: z.string(),
  description: z.string(),
  /** Path of a picture at the image handler, for previews of links to the page. */
  image: z.nullable(z.string()),
  /** Those that are in their window and have something to show. */
  blocks: z.array(Block),
  /** When the next block begins or ends, or the page itself (ISO 8601 UTC); null if none does any more. */
  changesAt: z.nullable(z.string()),
});
export type ContentPage = z.infer<typeof ContentPage>;

/** First segments of paths that are no landing pages: those of other pages, of the API and of files. */
export const reservedSegments: ReadonlySet<string> = new Set([
  ...['account', 'activate-account', 'brand', 'cart', 'checkout', 'confirmation', 'coupon', 'en', 'flash-sale'],
  ...['mock-payment', 'product', 'product-category', 'reset-password', 'sign-in', 'thank-you', 'verify', 'wishlist'],
  ...['assets', 'auth', 'authen', 'docs', 'healthz', 'images', 'inventory', 'pagerender', 'payment', 'pim', 'readyz'],
  ...['search', 'utils', 'blog', 'help', 'help-contact-us', 'store'],
]);

const path = textLine(300);

/** The page as it will be at a time, with the key of a preview link: without a valid key it is not found. */
export const previewQuery = { at: z.optional(z.iso.datetime('not_valid')), previewKey: z.optional(textLine(100)) };

/** The page whose blocks are meant: the home page by default. */
const page = { path: z._default(path, '/') };

export const contentEndpoints = endpoints({
  'GET /utils/api/link': {
    operationId: 'getPageMetadata',
    summary: 'Title, description and text of a page by its path; 404 if no content is stored for the path',
    access: 'public',
    /** A storefront path without the language prefix; case, duplicate slashes, query and fragment are ignored. */
    query: z.object({ path }),
    data: PageContent,
    errors: ['link_not_found'],
  },
  'GET /pagerender/content/product-category-banner': {
    operationId: 'getCategoryBanner',
    summary: 'Banners of a category, or of the nearest ancestor that has some',
    access: 'public',
    /** Of the category, below `/product-category/`. */
    query: z.object({ path }),
    data: z.object({ banners: z.array(CategoryBanner) }),
    errors: [],
  },
  'GET /pagerender/page/home': {
    operationId: 'getHomePage',
    summary: 'The home page',
    access: 'public',
    query: z.object(previewQuery),
    data: ContentPage,
    errors: ['page_not_found'],
  },
  'GET /pagerender/landing/page': {
    operationId: 'getLandingPage',
    summary: 'A landing page by its path',
    access: 'public',
    query: z.object({ path, ...previewQuery }),
    data: ContentPage,
    errors: ['page_not_found'],
  },
  'GET /pagerender/landing/pop-up': {
    operationId: 'getPopUp',
    summary: "A page's pop-up; null if none is in its window",
    access: 'public',
    query: z.object({ ...page, ...previewQuery }),
    data: z.nullable(PopUp),
    errors: [],
  },
  'GET /pagerender/landing/feature-product-group': {
    operationId: 'listProductRows',
    summary: 'The product rows of a page',
    access: 'public',
    query: z.object(page),
    data: z.array(ProductRow),
    errors: [],
  },
  'GET /pagerender/landing/common-campaign': {
    operationId: 'listCommonCampaigns',
    summary: 'The common campaigns of a page',
    access: 'public',
    query: z.object(page),
    data: z.array(CommonCampaign),
    errors: [],
  },
  'GET /pagerender/landing/mega-campaign': {
    operationId: 'listMegaCampaigns',
    summary: 'The mega campaigns of a page',
    access: 'public',
    query: z.object(page),
    data: z.array(MegaCampaign),
    errors: [],
  },
  'GET /pagerender/landing/mini-highlight': {
    operationId: 'listMiniHighlights',
    summary: 'The mini highlights of a page',
    access: 'public',
    query: z.object(page),
    data: z.array(MiniHighlight),
    errors: [],
  },
});
