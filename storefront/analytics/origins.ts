import { shop } from '#contract/shop.ts';

/** Where a page may load the tag manager from and tell it things; empty where nothing is measured. */
export const analyticsOrigins: readonly string[] = shop.tagManagerId
  ? ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com']
  : [];
