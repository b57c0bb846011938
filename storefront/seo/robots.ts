/** Pages that belong to one shopper, with all below them. */
const privatePages = [
  ...['account', 'cart', 'checkout', 'confirmation', 'thank-you', 'mock-payment'],
  ...['activate-account', 'reset-password', 'verify'],
];
/** Where the API and its documents lie. */
const apiPaths = ['auth', 'authen', 'docs', 'inventory', 'pagerender', 'payment', 'pim', 'search', 'utils'];

/**
 * What robots may fetch: all public pages, each narrowed by one choice at most. A closed shop, such as one on trial, lets
 * them fetch nothing.
 */
export function robotsText(origin: string, closed: boolean): string {
  if (closed) return 'User-agent: *\nDisallow: /\n';
  const forbidden = [
    ...privatePages.flatMap((path) => [`/${path}`, `/en/${path}`]),
    ...apiPaths.map((path) => `/${path}/`),
    // A comparison is a choice of one shopper, a search one of endless many.
    '/product/compare',
    '/en/product/compare',
    '/*?*query=',
    '/*?*preview=',
    // Two or more choices at once.
    '/product-category*?*&',
    '/en/product-category*?*&',
  ];
  return [
    'User-agent: *',
    ...forbidden.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
