/** Pages of one shopper, and every path below them. */
const privatePages = [
  ...['account', 'cart', 'checkout', 'confirmation', 'thank-you', 'mock-payment'],
  ...['activate-account', 'reset-password', 'verify'],
];
/** The API and its documentation. */
const apiPaths = ['auth', 'authen', 'docs', 'inventory', 'pagerender', 'payment', 'pim', 'search', 'utils'];

/**
 * The text of robots.txt. Crawlers may fetch all public pages, listings with one filter at most.
 *
 * @param blockAll disallows everything, such as on a staging shop
 */
export function robotsText(origin: string, blockAll: boolean): string {
  if (blockAll) return 'User-agent: *\nDisallow: /\n';
  const disallowed = [
    ...privatePages.flatMap((path) => [`/${path}`, `/en/${path}`]),
    ...apiPaths.map((path) => `/${path}/`),
    // Comparisons are chosen by one shopper, searches are endless.
    '/product/compare',
    '/en/product/compare',
    '/*?*query=',
    '/*?*preview=',
    // Two or more filters.
    '/product-category*?*&',
    '/en/product-category*?*&',
  ];
  return [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
