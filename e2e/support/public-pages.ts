import type { PatternOf } from '#storefront/pages.ts';

type IndexedPattern = PatternOf<{ searchEngines: { index: true } }>;
type UnindexedPattern = PatternOf<{ searchEngines: { index: false } }>;

type PagePath = [path: string, canonical: string];
type UnindexedPath = [path: string, canonical?: string];

/** Paths of each indexed page, each with its canonical path. `PRODUCT` stands for the path of a product. */
export const indexed: Record<IndexedPattern, [PagePath, ...PagePath[]]> = {
  '/': [
    ['/', '/'],
    ['/?utm_source=mail', '/'],
  ],
  '/product-category/*': [
    ['/product-category', '/product-category'],
    ['/product-category?page=2', '/product-category?page=2'],
    ['/product-category/laptops', '/product-category/laptops'],
    ['/product-category/laptops?page=2', '/product-category/laptops?page=2'],
    ['/product-category/laptops?page=1', '/product-category/laptops'],
    [
      '/product-category/smartphones-tablets/smartphones/iphone',
      '/product-category/smartphones-tablets/smartphones/iphone',
    ],
  ],
  '/product/:slug?': [
    ['PRODUCT', 'PRODUCT'],
    ['PRODUCT?sku=1', 'PRODUCT'],
  ],
  '/:landingSlug': [
    ['/work-from-home', '/work-from-home'],
    ['/deals', '/deals'],
  ],
  '/flash-sale': [['/flash-sale', '/flash-sale']],
  '/coupon': [['/coupon', '/coupon']],
  '/blog': [
    ['/blog', '/blog'],
    ['/blog?page=1&category=home', '/blog?category=home'],
  ],
  '/blog/:slug': [['/blog/wi-fi-6-6e-7-which-router', '/blog/wi-fi-6-6e-7-which-router']],
  '/help': [['/help', '/help']],
  '/help/cookie-policy': [['/help/cookie-policy', '/help/cookie-policy']],
  '/help/:slug': [
    ['/help/delivery', '/help/delivery'],
    ['/help/privacy', '/help/privacy'],
  ],
  '/help-contact-us': [
    ['/help-contact-us', '/help-contact-us'],
    ['/help-contact-us?orderId=SF261122100042', '/help-contact-us'],
  ],
  '/brand': [['/brand', '/brand']],
  '/brand/:slug': [
    ['/brand/apple', '/brand/apple'],
    ['/brand/apple-iphone', '/brand/apple-iphone'],
  ],
  '/store': [
    ['/store', '/store'],
    ['/store?page=2', '/store?page=2'],
  ],
  '/store/:slug': [['/store/centralworld', '/store/centralworld']],
};

/** Paths of each public page that is not indexed, each with its canonical path if it has one. */
export const unindexed: Record<UnindexedPattern, [UnindexedPath, ...UnindexedPath[]]> = {
  '/product/compare': [
    ['/product/compare', '/product/compare'],
    ['/product/compare?products=1001,1002', '/product/compare'],
  ],
  '/cart': [['/cart']],
};
