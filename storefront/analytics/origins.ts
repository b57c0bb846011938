import { shop } from '#contract/shop.ts';

/** Origins a page may load the tag manager from and send events to; empty where no tag manager is configured. */
export const analyticsOrigins: readonly string[] = shop.tagManagerId
  ? ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com']
  : [];
