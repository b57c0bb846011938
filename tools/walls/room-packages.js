import { serverLevels } from './server-levels.js';

/** Packages of every server feature. Other rules restrict them to certain files. */
const everyFeature = ['fastify', 'kysely', 'zod'];

/** Packages of every storefront folder. */
const everyStorefrontFolder = ['@tanstack/react-query', 'lucide-react', 'react', 'react-router'];

/** Additional packages of single server features. */
const ofServerFeature = {
  accounts: ['@node-rs/argon2', '@simplewebauthn/server', 'jose', 'node:crypto', 'openid-client'],
  addresses: ['thai-address-universal'],
  attention: ['commander'],
  backup: ['commander', 'node:crypto', 'node:fs', 'node:path', 'node:stream', 'node:timers', 'node:zlib', 'tar-stream'],
  'bank-transfers': ['node:crypto', 'promptparse'],
  catalogue: ['commander', 'node:stream'],
  cart: ['commander', 'node:crypto', 'node:fs'],
  checkout: ['commander', 'node:crypto', 'node:stream'],
  consent: ['commander', 'node:crypto', 'node:stream'],
  contact: ['commander', 'node:crypto', 'node:fs', 'node:path', 'node:stream'],
  content: ['commander', 'sanitize-html'],
  coupons: ['commander', 'node:crypto', 'node:stream'],
  customers: ['commander', 'node:stream'],
  feeds: ['commander', 'csv-stringify', 'node:stream'],
  invoices: [
    '@expo-google-fonts/anuphan',
    '@myriaddreamin/typst-ts-node-compiler',
    'commander',
    'node:fs',
    'node:os',
    'node:path',
    'node:stream',
    'node:url',
    'xmlbuilder2',
  ],
  help: ['commander', 'node:crypto'],
  images: [
    'lru-cache',
    'negotiator',
    'node:child_process',
    'node:crypto',
    'node:fs',
    'node:os',
    'node:path',
    'node:stream',
    'sharp',
    'yauzl',
  ],
  messaging: ['commander', 'node:fs', 'node:path', 'node:stream', 'nodemailer', 'sharp', 'uqr'],
  metrics: ['node:events', 'node:http', 'node:timers', 'prom-client'],
  orders: ['commander', 'node:crypto', 'node:fs', 'node:os', 'node:path', 'node:stream'],
  payments: ['node:crypto', 'promptparse', 'sharp'],
  products: ['commander', 'fastest-levenshtein'],
  promotions: ['commander'],
  readiness: ['commander', 'node:fs', 'node:path', 'node:stream', 'node:timers', 'node:util'],
  search: ['commander', 'node:crypto', 'node:fs'],
  tracing: [
    '@opentelemetry/api',
    '@opentelemetry/core',
    '@opentelemetry/exporter-trace-otlp-proto',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-trace',
    '@opentelemetry/semantic-conventions',
    'node:async_hooks',
  ],
  uploads: ['@hyzyla/pdfium', 'node:fs', 'node:url', 'sharp', 'zxing-wasm'],
  wishlist: ['node:crypto'],
};

/** Additional packages of single storefront folders. */
const ofStorefrontFolder = {
  accounts: ['@hookform/resolvers', '@simplewebauthn/browser', 'react-hook-form', 'zod'],
  addresses: ['@hookform/resolvers', 'react-hook-form', 'zod'],
  checkout: ['@hookform/resolvers', 'react-hook-form'],
  contact: ['@hookform/resolvers', 'react-hook-form'],
  navigation: ['react-dom'],
  payments: ['uqr'],
  products: ['@base-ui/react'],
  request: ['cookie'],
  ui: ['@base-ui/react', 'react-dom'],
};

/**
 * Packages and Node modules that each room may import at run time. Add a new one here, and the reason to docs/architecture.md
 * (chosen parts).
 * @type {{ room: string, path: string, pathNot?: string, packages: string[] }[]}
 */
export const roomPackages = [
  { room: 'contract', path: '^contract/', packages: ['negotiator', 'zod'] },
  {
    room: 'server/db',
    path: '^server/db/',
    packages: [
      '@electric-sql/pglite',
      'kysely',
      'node:async_hooks',
      'node:crypto',
      'node:fs',
      'node:os',
      'node:path',
      'node:sqlite',
      'node:stream',
      'pg',
      'pg-boss',
      'pg-copy-streams',
    ],
  },
  {
    room: 'server/http',
    path: '^server/http/',
    packages: [
      ...everyFeature,
      '@fastify/rate-limit',
      '@fastify/swagger',
      '@fastify/swagger-ui',
      'jose',
      'lru-cache',
      'node:crypto',
      'node:events',
      'node:net',
    ],
  },
  {
    room: 'server/import-export',
    path: '^server/import-export/',
    packages: [
      'commander',
      'csv-parse',
      'csv-stringify',
      'fastest-levenshtein',
      'kysely',
      'node:buffer',
      'node:crypto',
      'node:fs',
      'node:os',
      'node:path',
      'node:stream',
      'node:util',
      'read-excel-file',
      'yauzl',
      'zod',
    ],
  },
  {
    room: 'server/jobs',
    path: '^server/jobs/',
    packages: ['commander', 'kysely', 'node:stream', 'node:timers', 'pg-boss'],
  },
  { room: 'server/thai-text', path: '^server/thai-text/', packages: [] },
  ...serverLevels
    .slice(1)
    .flat()
    .map((feature) => ({
      room: `server/${feature}`,
      path: `^server/${feature}/`,
      packages: [...everyFeature, ...(ofServerFeature[/** @type {keyof typeof ofServerFeature} */ (feature)] ?? [])],
    })),
  {
    room: 'server',
    path: '^server/[^/]+$',
    packages: [
      '@fastify/rate-limit',
      'fastify',
      'node:child_process',
      'node:crypto',
      'node:fs',
      'node:module',
      'node:net',
      'node:path',
      'node:url',
      'node:v8',
      'pino',
      'zod',
    ],
  },
  {
    room: 'storefront/web',
    path: '^storefront/web/',
    packages: [
      '@fastify/rate-limit',
      '@fastify/static',
      'cookie',
      'fastify',
      'jose',
      'lru-cache',
      'negotiator',
      'node:crypto',
      'node:http',
      'node:stream',
      'node:util',
      'node:zlib',
    ],
  },
  {
    room: 'storefront',
    path: '^storefront/[^/]+$',
    packages: [
      ...everyStorefrontFolder,
      '@fontsource-variable/anuphan',
      '@react-router/dev',
      'node:stream',
      'react-dom',
    ],
  },
  ...Object.entries(ofStorefrontFolder).map(([part, packages]) => ({
    room: `storefront/${part}`,
    path: `^storefront/${part}/`,
    packages: [...everyStorefrontFolder, ...packages],
  })),
  {
    room: 'storefront/*',
    path: '^storefront/[^/]+/',
    pathNot: `^storefront/(?:web|i18n/paraglide|${Object.keys(ofStorefrontFolder).join('|')})/`,
    packages: everyStorefrontFolder,
  },
  {
    room: 'seed',
    path: '^seed/',
    packages: [
      'kysely',
      'node:events',
      'node:fs',
      'node:path',
      'node:worker_threads',
      'react',
      'react-dom',
      'simple-icons',
    ],
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
export const roomPackageRules = roomPackages.map(({ room, path, pathNot, packages }) => {
  const modules = packages.map((name) =>
    name.startsWith('node:') ? `^(?:node:)?${name.slice(5)}(?:/|$)` : `(?:^|/)node_modules/${name}/`,
  );
  return {
    name: `packages-of-${room}`,
    severity: 'error',
    comment: `${room}/ imports no other packages than ${packages.join(', ')}: use the room that has this package, or add it to tools/walls/room-packages.js and the reason to docs/architecture.md.`,
    from: { path, pathNot: [String.raw`\.(test|spec)\.tsx?$`, ...(pathNot ? [pathNot] : [])] },
    to: {
      dependencyTypes: [
        'core',
        'npm',
        'npm-bundled',
        'npm-dev',
        'npm-no-pkg',
        'npm-optional',
        'npm-peer',
        'npm-unknown',
      ],
      // The contract must not import types of other packages either.
      dependencyTypesNot: room === 'contract' ? [] : ['type-only'],
      pathNot: modules,
    },
  };
});
