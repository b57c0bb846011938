import type { PageKind } from '#contract/feeds.ts';
import { canonicalPreviewQuery, previewQueryNames, withPreview } from './blocks/page-preview.ts';
import { blogQueryNames, canonicalBlogQuery } from './blog/blog-view.ts';
import { canonicalCompareQuery, comparedParameter } from './compare/compare-query.ts';
import { canonicalFlashSaleQuery, flashSaleQueryNames } from './flash-sales/flash-sale-rounds.ts';
import { canonicalHelpQuery, helpQueryNames } from './help/help-query.ts';
import { canonicalListingQuery, listingQueryNames } from './listing/listing-view.ts';
import { canonicalProductQuery, productQueryNames } from './products/selected-sku.ts';
import { canonicalFinderQuery, finderQueryNames } from './stores/store-finder.ts';

interface PageModule {
  /** The route module, below `storefront/`. */
  module: `${string}-route.tsx`;
}

/** A path without parameters, or a kind of page addresses whose slug replaces the parameter of the pattern. */
export type SitemapEntry = `/${string}` | PageKind;

/** Rendered without user data and cached for everybody. */
export interface PublicPage extends PageModule {
  access: 'public';
  /** Seconds until a cached page is revalidated, unless one of its tags is invalidated before. */
  freshSeconds: number;
  /** The query parameters of the page; others are dropped before it is rendered. */
  query: readonly string[];
  /** The canonical form of a query of these parameters, without invalid values: the page is cached under it. */
  canonicalise?: (query: URLSearchParams) => URLSearchParams;
  /**
   * An indexed page is in the sitemap, and its `meta` has its canonical URL (`canonicalMeta`). Any other page says why it
   * must not be found; its `meta` has `noindex` and robots.txt disallows it.
   */
  searchEngines:
    | { index: true; sitemap: readonly [SitemapEntry, ...SitemapEntry[]] }
    | { index: false; reason: string };
}

/** Rendered for one shopper on each request, never cached, and disallowed in robots.txt. */
export interface PrivatePage extends PageModule {
  /**
   * `signed-in` redirects guests to the sign-in, `signed-out` redirects customers to the home page, `anyone` is for both.
   * A page with a redirect needs a loader: without one, client-side navigation makes no request.
   */
  access: 'signed-in' | 'signed-out' | 'anyone';
  /** The layout inside the shop's frame, or instead of it for `mock-payment`; absent for the frame alone. */
  layout?: 'account' | 'mock-payment';
}

export type Page = PublicPage | PrivatePage;

const minute = 60;

/**
 * Every page of the shop by the pattern of its path, as React Router writes it, without the language. The route tree, the
 * page cache, the access checks, the sitemap and robots.txt derive from this table.
 */
export const pages = {
  '/': {
    access: 'public',
    module: 'home/home-route.tsx',
    freshSeconds: minute,
    query: previewQueryNames,
    canonicalise: canonicalPreviewQuery,
    searchEngines: { index: true, sitemap: ['/'] },
  },
  '/product-category/*': {
    access: 'public',
    module: 'listing/listing-route.tsx',
    freshSeconds: minute,
    query: [...listingQueryNames, ...previewQueryNames],
    canonicalise: (query: URLSearchParams) => withPreview(canonicalListingQuery(query), query),
    searchEngines: { index: true, sitemap: ['/product-category', 'categories'] },
  },
  '/product/compare': {
    access: 'public',
    module: 'compare/compare-route.tsx',
    freshSeconds: minute,
    query: [comparedParameter],
    canonicalise: canonicalCompareQuery,
    searchEngines: { index: false, reason: 'each comparison is one shopper’s choice of products' },
  },
  '/product/:slug?': {
    access: 'public',
    module: 'products/product-route.tsx',
    freshSeconds: minute,
    query: productQueryNames,
    canonicalise: canonicalProductQuery,
    searchEngines: { index: true, sitemap: ['products'] },
  },
  '/flash-sale': {
    access: 'public',
    module: 'flash-sales/flash-sale-route.tsx',
    freshSeconds: minute,
    query: flashSaleQueryNames,
    canonicalise: canonicalFlashSaleQuery,
    searchEngines: { index: true, sitemap: ['/flash-sale'] },
  },
  '/coupon': {
    access: 'public',
    module: 'coupons/coupon-route.tsx',
    freshSeconds: minute,
    query: [],
    searchEngines: { index: true, sitemap: ['/coupon'] },
  },
  '/brand': {
    access: 'public',
    module: 'brands/brand-list-route.tsx',
    freshSeconds: 10 * minute,
    query: [],
    searchEngines: { index: true, sitemap: ['/brand'] },
  },
  '/brand/:slug': {
    access: 'public',
    module: 'brands/brand-route.tsx',
    freshSeconds: minute,
    query: previewQueryNames,
    canonicalise: canonicalPreviewQuery,
    searchEngines: { index: true, sitemap: ['brands', 'brand-pages'] },
  },
  '/blog': {
    access: 'public',
    module: 'blog/blog-list-route.tsx',
    freshSeconds: minute,
    query: blogQueryNames,
    canonicalise: canonicalBlogQuery,
    searchEngines: { index: true, sitemap: ['/blog'] },
  },
  '/blog/:slug': {
    access: 'public',
    module: 'blog/article-route.tsx',
    freshSeconds: minute,
    query: previewQueryNames,
    canonicalise: canonicalPreviewQuery,
    searchEngines: { index: true, sitemap: ['articles'] },
  },
  '/help': {
    access: 'public',
    module: 'help/help-list-route.tsx',
    freshSeconds: minute,
    query: helpQueryNames,
    canonicalise: canonicalHelpQuery,
    searchEngines: { index: true, sitemap: ['/help'] },
  },
  '/help/cookie-policy': {
    access: 'public',
    module: 'help/cookie-policy-route.tsx',
    freshSeconds: minute,
    query: [],
    searchEngines: { index: true, sitemap: ['/help/cookie-policy'] },
  },
  '/help/:slug': {
    access: 'public',
    module: 'help/help-page-route.tsx',
    freshSeconds: minute,
    query: previewQueryNames,
    canonicalise: canonicalPreviewQuery,
    searchEngines: { index: true, sitemap: ['help'] },
  },
  '/help-contact-us': {
    access: 'public',
    module: 'contact/contact-us-route.tsx',
    freshSeconds: 10 * minute,
    query: [],
    searchEngines: { index: true, sitemap: ['/help-contact-us'] },
  },
  '/store': {
    access: 'public',
    module: 'stores/store-finder-route.tsx',
    freshSeconds: 10 * minute,
    query: finderQueryNames,
    canonicalise: canonicalFinderQuery,
    searchEngines: { index: true, sitemap: ['/store'] },
  },
  '/store/:slug': {
    access: 'public',
    module: 'stores/branch-route.tsx',
    freshSeconds: 10 * minute,
    query: [],
    searchEngines: { index: true, sitemap: ['stores'] },
  },
  '/cart': {
    access: 'public',
    module: 'cart/page/cart-route.tsx',
    freshSeconds: 10 * minute,
    query: [],
    searchEngines: { index: false, reason: 'the browser fills it with one shopper’s cart' },
  },

  '/account': { access: 'signed-in', layout: 'account', module: 'accounts/account-overview-route.tsx' },
  '/account/my-billing': { access: 'signed-in', layout: 'account', module: 'addresses/billing-list-route.tsx' },
  '/account/my-billing/add-address': {
    access: 'signed-in',
    layout: 'account',
    module: 'addresses/add-billing-route.tsx',
  },
  '/account/my-billing/edit-address': {
    access: 'signed-in',
    layout: 'account',
    module: 'addresses/edit-billing-route.tsx',
  },
  '/account/my-shipping-address': {
    access: 'signed-in',
    layout: 'account',
    module: 'addresses/address-list-route.tsx',
  },
  '/account/my-shipping-address/add-address': {
    access: 'signed-in',
    layout: 'account',
    module: 'addresses/add-address-route.tsx',
  },
  '/account/my-shipping-address/edit-address': {
    access: 'signed-in',
    layout: 'account',
    module: 'addresses/edit-address-route.tsx',
  },
  '/account/my-profile': { access: 'signed-in', layout: 'account', module: 'accounts/profile/my-profile-route.tsx' },
  '/account/my-profile/devices': {
    access: 'signed-in',
    layout: 'account',
    module: 'accounts/profile/device-list-route.tsx',
  },
  '/account/my-wishlist': { access: 'signed-in', layout: 'account', module: 'wishlist/my-wishlist-route.tsx' },
  '/account/my-discount-code': {
    access: 'signed-in',
    layout: 'account',
    module: 'coupons/my-discount-code-route.tsx',
  },
  '/account/my-order': { access: 'signed-in', layout: 'account', module: 'orders/order-list-route.tsx' },
  '/account/my-order/order-detail': {
    access: 'signed-in',
    layout: 'account',
    module: 'orders/order-detail-route.tsx',
  },
  '/account/sign-out': { access: 'anyone', module: 'accounts/sign-out-route.tsx' },
  '/checkout': { access: 'signed-in', module: 'checkout/checkout-route.tsx' },
  '/confirmation/thank-you/:orderId?': { access: 'signed-in', module: 'orders/thank-you-route.tsx' },
  '/confirmation/pay/:orderId?': { access: 'signed-in', module: 'payments/pay-route.tsx' },
  '/thank-you': { access: 'signed-in', module: 'orders/latest-order-route.tsx' },
  '/mock-payment': { access: 'anyone', layout: 'mock-payment', module: 'payments/mock-pages/card-route.tsx' },
  '/mock-payment/browser': {
    access: 'anyone',
    layout: 'mock-payment',
    module: 'payments/mock-pages/browser-route.tsx',
  },
  '/mock-payment/installment': {
    access: 'anyone',
    layout: 'mock-payment',
    module: 'payments/mock-pages/installment-route.tsx',
  },
  '/mock-payment/ktc': { access: 'anyone', layout: 'mock-payment', module: 'payments/mock-pages/ktc-route.tsx' },
  '/mock-payment/qr': { access: 'anyone', layout: 'mock-payment', module: 'payments/mock-pages/qr-route.tsx' },
  '/wishlist/unsubscribe': { access: 'anyone', module: 'wishlist/unsubscribe-route.tsx' },
  '/wishlist/:token': { access: 'anyone', module: 'wishlist/shared-wishlist-route.tsx' },
  '/sign-in': { access: 'anyone', module: 'accounts/sign-in/sign-in-route.tsx' },
  '/reset-password': { access: 'signed-out', module: 'accounts/passwords/reset-password-route.tsx' },
  '/verify': { access: 'signed-out', module: 'accounts/registration/verify-route.tsx' },
  '/activate-account': { access: 'signed-out', module: 'accounts/registration/activate-account-route.tsx' },
  '/:landingSlug': {
    access: 'public',
    module: 'landings/landing-route.tsx',
    freshSeconds: minute,
    query: previewQueryNames,
    canonicalise: canonicalPreviewQuery,
    searchEngines: { index: true, sitemap: ['landings'] },
  },
  '/*': { access: 'anyone', module: 'errors/not-found-route.tsx' },
} as const satisfies Record<`/${string}`, Page>;

type Table = typeof pages;
/** The path of a page with its parameters, such as `/product/:slug?`. */
export type PagePattern = keyof Table;
/** The patterns of the pages whose rows extend a type, for tests that must cover each of them. */
export type PatternOf<Row> = { [P in PagePattern]: Table[P] extends Row ? P : never }[PagePattern];

/** All rows, with the fields that only some of them have. */
export const pageList: readonly (Page & { pattern: PagePattern })[] = Object.entries(pages).map(([pattern, page]) => ({
  ...page,
  pattern: pattern as PagePattern,
}));

/** The page of a pattern of the route tree, such as `en?/brand/:slug`. */
export function pageOfRoute(pattern: string): Page | undefined {
  const rows: Readonly<Record<string, Page>> = pages;
  return rows[withoutLanguage(pattern)];
}

/** The pattern of a route in the table of pages. */
export function withoutLanguage(pattern: string): string {
  return `/${pattern.replace(/^\/?en\?\/?/, '')}`;
}
