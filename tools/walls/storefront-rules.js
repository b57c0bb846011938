/*
 * The import rules inside storefront/, for .dependency-cruiser.js.
 */

/**
 * Levels of the storefront folders, from low to high: feature-independent folders; page parts that several features show;
 * product cards, composed of such parts; features. A folder imports itself and lower levels, never another folder of its level.
 */
export const storefrontLevels = [
  ['analytics', 'api', 'consent', 'errors', 'i18n', 'navigation', 'request', 'styles', 'ui', 'uploads'],
  [
    'add-on-deals',
    'blog',
    'bot-check',
    'content',
    'coupons',
    'flash-sales',
    'installments',
    'inventory',
    'payment-marks',
    'promotions',
    'stores',
  ],
  ['contact', 'product-cards'],
  ['blocks'],
  [
    'accounts',
    'addresses',
    'brands',
    'cart',
    'checkout',
    'compare',
    'help',
    'home',
    'landings',
    'listing',
    'orders',
    'payments',
    'products',
    'search',
    'seo',
    'wishlist',
  ],
];

/** @param {string[]} names */
const anyOf = (names) => `(?:${names.join('|')})`;

const base = anyOf(storefrontLevels[0] ?? []);
const features = anyOf(storefrontLevels.slice(1).flat());
const tests = String.raw`\.(test|spec)\.tsx?$`;

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const storefrontLevelRules = storefrontLevels.slice(1).map((level, index) => ({
  name: `storefront-level-${index + 1}-imports-itself-and-below`,
  severity: 'error',
  comment: 'A feature imports its own folder and lower levels, no other feature: compose features in a *-route.tsx.',
  from: { path: `^storefront/(${anyOf(level)})/`, pathNot: String.raw`-route\.tsx$` },
  to: {
    path: `^storefront/${features}/`,
    pathNot: [
      '^storefront/$1/',
      ...storefrontLevels.slice(1, index + 1).map((lower) => `^storefront/${anyOf(lower)}/`),
    ],
  },
}));

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
export const storefrontRules = [
  {
    name: 'storefront-base-without-features',
    severity: 'error',
    comment: `${storefrontLevels[0]?.join(', ')} import no feature: take the value as a prop or an argument, or move this code into the feature.`,
    from: { path: `^storefront/${base}/` },
    to: { path: '^storefront/', pathNot: `^storefront/${base}/` },
  },
  {
    name: 'ui-without-api',
    severity: 'error',
    comment: 'Components of ui/ do not load data: pass the value in as a prop.',
    from: { path: '^storefront/(?:ui|styles)/', pathNot: tests },
    to: { path: '^storefront/', pathNot: '^storefront/(?:ui|styles|i18n)/' },
  },
  ...storefrontLevelRules,
  {
    name: 'storefront-feature-below-shell',
    severity: 'error',
    comment: 'Features do not import the shell: pass it as a prop or children.',
    from: { path: `^storefront/${features}/`, pathNot: String.raw`-route\.tsx$` },
    to: { path: '^storefront/shell/' },
  },
  {
    name: 'route-modules-not-imported',
    severity: 'error',
    comment: 'Only routes.ts loads a *-route.tsx: move shared code into a file of the feature.',
    from: { path: '^storefront/', pathNot: tests },
    to: { path: String.raw`^storefront/.+-route\.tsx$`, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'storefront-below-root',
    severity: 'error',
    comment:
      'root, routes, the table of pages and the entries are the highest level: move shared code into shell/ or a feature-independent folder.',
    from: { path: '^storefront/(?!web/)[^/]+/', pathNot: tests },
    to: {
      path: String.raw`^storefront/(?:root|routes|pages|entry\.client|entry\.server)\.tsx?$`,
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'web-server-is-not-bundled',
    severity: 'error',
    comment:
      'storefront/web/ runs in the web server only, outside the bundle of pages: what loaders and components share with it belongs to request/ or i18n/.',
    from: { path: '^storefront/(?!web/)', pathNot: tests },
    to: { path: '^storefront/web/' },
  },
  {
    name: 'web-server-without-components',
    severity: 'error',
    comment:
      'storefront/web/ sees the rendered pages only: it imports contract/, request/, i18n/ and the table of pages, and nothing of React.',
    from: { path: '^storefront/web/', pathNot: tests },
    to: {
      path: '^storefront/',
      pathNot: [
        '^storefront/(?:web|request|i18n)/',
        String.raw`^storefront/pages\.ts$`,
        String.raw`^storefront/ui/picture-source\.ts$`,
      ],
      dependencyTypesNot: ['type-only'],
    },
  },
];
