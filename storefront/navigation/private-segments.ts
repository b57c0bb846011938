/** First segments of the paths of pages that are made for one shopper, without the language: they are not prefetched. */
export const privateSegments: ReadonlySet<string> = new Set([
  'account',
  'activate-account',
  'checkout',
  'confirmation',
  'mock-payment',
  'reset-password',
  'sign-in',
  'thank-you',
  'verify',
  'wishlist',
]);
