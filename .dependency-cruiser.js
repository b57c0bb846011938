/*
 * The import rules of docs/architecture.md. `npm run walls` checks them, and tools/walls.test.ts requires a deliberate violation
 * for each rule.
 */

import { innerLevelRules } from './tools/walls/inner-levels.js';
import { roomPackageRules } from './tools/walls/room-packages.js';
import { serverLevels } from './tools/walls/server-levels.js';
import { storefrontRules } from './tools/walls/storefront-rules.js';

/** @param {string[]} names */
const anyOf = (names) => `(?:${names.join('|')})`;

const serverFeatures = anyOf(serverLevels.slice(1).flat());

const tests = String.raw`\.(test|spec)\.tsx?$`;
const production = '^(contract|server|storefront)/';
const notProduction = [tests, '^server/testing/'];
/** The file that starts the API and the storefront in one process. */
const processEntry = String.raw`^server/start-server\.ts$`;
const serverTop = String.raw`^server/(app|main|serve|start-server|watch-windows|workers)\.ts$`;
const npmPackage = (/** @type {string} */ name) => `(^|/)node_modules/${name}/`;

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const levelRules = serverLevels.slice(0, -1).map((level, index) => ({
  name: `server-level-${index}-below-${index + 1}`,
  severity: 'error',
  comment: `${level.join(', ')} must not import higher levels: take the value as an argument, or move this code to the caller.`,
  from: { path: `^server/${anyOf(level)}/` },
  to: { path: `^server/${anyOf(serverLevels.slice(index + 1).flat())}/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'contract-imports-only-itself',
      severity: 'error',
      comment: 'contract/ is shared by server and storefront and imports no other room: move the code into contract/.',
      from: { path: '^contract/' },
      to: { path: '^(server|storefront|seed|e2e|bench|tools)/' },
    },
    {
      name: 'storefront-without-server',
      severity: 'error',
      comment: 'The storefront may run on another host: call the API through #contract/client.ts.',
      from: { path: '^storefront/' },
      to: { path: '^server/' },
    },
    {
      name: 'server-without-storefront',
      severity: 'error',
      comment: 'Only server/start-server.ts imports both: pass the value in from there.',
      from: { path: '^server/', pathNot: processEntry },
      to: { path: '^storefront/' },
    },
    ...levelRules,
    ...innerLevelRules,
    ...roomPackageRules,
    {
      name: 'features-below-app',
      severity: 'error',
      comment:
        'app.ts, workers.ts, watch-windows.ts, start-server.ts and serve.ts compose the features: use the Shop that is passed in.',
      from: { path: '^server/', pathNot: [serverTop, ...notProduction] },
      to: { path: serverTop },
    },
    {
      name: 'server-root-without-features',
      severity: 'error',
      comment:
        'The files at the root of server/ are below every feature: they may import types of a feature only (import type).',
      from: { path: String.raw`^server/[^/]+\.ts$`, pathNot: [serverTop, tests] },
      to: { path: `^server/${serverFeatures}/`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'front-door-only',
      severity: 'error',
      comment: 'Import a feature through its front door (cart/cart.ts): if that lacks what you need, add it there.',
      from: { path: '^server/([^/]+)', pathNot: [serverTop, '^server/testing/'] },
      to: {
        path: `^server/${serverFeatures}/`,
        pathNot: ['^server/$1/', String.raw`^server/([^/]+)/\1\.ts$`],
      },
    },
    {
      name: 'app-imports-front-doors-and-routes',
      severity: 'error',
      comment: 'app.ts imports only the front door and the routes.ts of a feature.',
      from: { path: serverTop },
      to: {
        path: `^server/${serverFeatures}/`,
        pathNot: [String.raw`^server/([^/]+)/\1\.ts$`, String.raw`[/-]routes\.ts$`],
      },
    },
    {
      name: 'commands-only-in-tools',
      severity: 'error',
      comment: 'The command line is not part of the running shop: move shared code to a file that both import.',
      from: { path: production, pathNot: notProduction },
      to: { path: String.raw`^server/${serverFeatures}/commands\.ts$` },
    },
    {
      name: 'operator-only-in-commands',
      severity: 'error',
      comment: 'What an operator does is not part of the running shop: move shared code out of the folder operator/.',
      from: { path: production, pathNot: [...notProduction, String.raw`^server/[^/]+/(commands\.ts$|operator/)`] },
      to: { path: '^server/[^/]+/operator/' },
    },
    {
      name: 'tools-import-front-doors-and-commands',
      severity: 'error',
      comment:
        'A tool imports only the front door and the commands.ts of a feature: if those lack what you need, add it there.',
      from: { path: '^tools/', pathNot: tests },
      to: {
        path: `^server/${serverFeatures}/`,
        pathNot: [String.raw`^server/([^/]+)/\1\.ts$`, String.raw`/commands\.ts$`],
      },
    },
    {
      name: 'http-only-in-routes',
      severity: 'error',
      comment: 'Only routes.ts uses HTTP: return a value (ok or fail) and let the route present it.',
      from: {
        path: `^server/${serverFeatures}/`,
        pathNot: [String.raw`[/-]routes\.ts$`, tests],
      },
      to: {
        path: ['^server/http/', npmPackage('fastify')],
        // Access tokens and the texts of error codes do not depend on the transport.
        pathNot: String.raw`^server/http/(?:identity|messages)\.ts$`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'sql-only-in-queries',
      severity: 'error',
      comment: 'All SQL of a feature is in its queries.ts: add a function there and call it.',
      from: {
        path: `^server/${serverFeatures}/`,
        pathNot: [String.raw`[/-]queries\.ts$`, tests],
      },
      to: { path: npmPackage('kysely'), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      comment: 'rules.ts has no SQL, HTTP or I/O: let the caller load the values and pass them in.',
      from: { path: String.raw`^server/.+[/-]rules\.ts$` },
      to: {
        path: [
          '^server/(db|http|jobs)/',
          String.raw`[/-](?:queries|routes)\.ts$`,
          npmPackage('(?:kysely|pg|fastify)'),
          '^(?:node:)?(?:fs|http|https|net|child_process)(?:/|$)',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'search-analysis-imports-only-itself',
      severity: 'error',
      comment: 'Text analysis works on strings and imports nothing else of server/ but thai-text: pass the values in.',
      from: { path: '^server/search/analysis/', pathNot: tests },
      to: { path: '^server/', pathNot: '^server/(?:search/analysis|thai-text)/' },
    },
    {
      name: 'payments-without-orders',
      severity: 'error',
      comment:
        'Payments do not depend on orders: pass the amount and a reference in, and report the result by an event.',
      from: { path: '^server/payments/' },
      to: { path: '^server/(cart|orders|checkout)/' },
    },
    ...storefrontRules,
    {
      name: 'production-without-tools',
      severity: 'error',
      comment: 'Production code imports no seed, tests, bench or tools: move the code into a production room.',
      from: { path: production, pathNot: notProduction },
      to: { path: ['^(seed|e2e|bench|tools)/', '^server/testing/', tests] },
    },
    {
      name: 'packages-are-declared',
      severity: 'error',
      comment: 'This package is only a transitive dependency: add it to package.json, or do without it.',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'e2e-and-bench-without-internals',
      severity: 'error',
      comment: 'e2e and bench test over HTTP and in the browser: they import no internals except the table of pages.',
      from: { path: '^(e2e|bench)/' },
      to: { path: '^(server|storefront)/', pathNot: ['^server/testing/', String.raw`^storefront/pages\.ts$`] },
    },
    {
      name: 'import-aliases-across-rooms',
      severity: 'error',
      comment:
        'Import another room by its name (#contract/…, #server/…, #storefront/…, #seed/…), not by a relative path.',
      from: { path: '^([^/]+)/' },
      to: {
        path: '^(contract|server|storefront|seed)/',
        pathNot: '^$1/',
        dependencyTypesNot: ['aliased-subpath-import'],
      },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'These files import each other: move the shared code into a third file.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'imports-resolve',
      severity: 'error',
      comment: 'An import that cannot be resolved cannot be checked: fix the path, or run `npm run generate`.',
      from: {},
      // Packages of folders with a package.json of their own are installed when their tool first runs.
      to: {
        couldNotResolve: true,
        pathNot: String.raw`^virtual:|(^|/)\+types/|^(?:autocannon|html-react-parser|lighthouse|@sparticuz\/chromium|dependency-cruiser|@redocly\/openapi-core)$`,
      },
    },
  ],
  options: {
    parser: 'swc',
    // A folder's own package.json adds to that of the project.
    combinedDependencies: true,
    doNotFollow: ['(^|/)node_modules/', '^storefront/i18n/paraglide/'],
    exclude: ['^build/', String.raw`^\.react-router/`],
    enhancedResolveOptions: {
      conditionNames: ['node', 'import', 'default', 'types'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts', '.css'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
