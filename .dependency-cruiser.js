/*
 * The arrows of docs/architecture.md, as rules. `npm run walls` checks them and each rule is proved by a planted
 * violation in tools/walls.test.ts: a rule without one fails there.
 */

import { innerLevelRules } from './tools/walls/inner-levels.js';
import { roomPackageRules } from './tools/walls/room-packages.js';
import { serverLevels } from './tools/walls/server-levels.js';
import { storefrontRules } from './tools/walls/storefront-rules.js';

/** @param {string[]} words */
const anyOf = (words) => `(?:${words.join('|')})`;

const serverFeatures = anyOf(serverLevels.slice(1).flat());

const tests = String.raw`\.(test|spec)\.tsx?$`;
const production = '^(contract|server|storefront)/';
const notProduction = [tests, '^server/testing/'];
/** The file that joins the API and the storefront into a process. */
const joint = String.raw`^server/main\.ts$`;
const serverTop = String.raw`^server/(app|main|workers)\.ts$`;
const npmPackage = (/** @type {string} */ name) => `(^|/)node_modules/${name}/`;

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const levelRules = serverLevels.slice(0, -1).map((level, index) => ({
  name: `server-level-${index}-below-${index + 1}`,
  severity: 'error',
  comment: `${level.join(', ')} must not know what is built on it: take what you need as an argument, or move this code up to the caller.`,
  from: { path: `^server/${anyOf(level)}/` },
  to: { path: `^server/${anyOf(serverLevels.slice(index + 1).flat())}/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'contract-stands-alone',
      severity: 'error',
      comment: 'contract/ is what both sides agree on and imports nothing of ours: move what it needs into contract/.',
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
      comment: 'Only server/main.ts joins the two: pass what the server needs in from there.',
      from: { path: '^server/', pathNot: joint },
      to: { path: '^storefront/' },
    },
    ...levelRules,
    ...innerLevelRules,
    ...roomPackageRules,
    {
      name: 'features-below-app',
      severity: 'error',
      comment:
        'app.ts, workers.ts and main.ts put features together: take what you need from the Shop that is passed in.',
      from: { path: '^server/', pathNot: [serverTop, ...notProduction] },
      to: { path: serverTop },
    },
    {
      name: 'server-ground-without-features',
      severity: 'error',
      comment: 'The files at the root of server/ are below every feature: only their types may name one (import type).',
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
      name: 'app-takes-front-doors-and-routes',
      severity: 'error',
      comment: 'app.ts takes a feature by its front door and its routes.ts, nothing else.',
      from: { path: serverTop },
      to: {
        path: `^server/${serverFeatures}/`,
        pathNot: [String.raw`^server/([^/]+)/\1\.ts$`, String.raw`[/-]routes\.ts$`],
      },
    },
    {
      name: 'commands-are-for-the-operator',
      severity: 'error',
      comment:
        'The command line is no part of the running shop: share code with a commands.ts through a file below both.',
      from: { path: production, pathNot: notProduction },
      to: { path: String.raw`^server/${serverFeatures}/commands\.ts$` },
    },
    {
      name: 'tools-take-front-doors-and-commands',
      severity: 'error',
      comment:
        'A tool takes a feature by its front door and its commands.ts: if those lack what you need, add it there.',
      from: { path: '^tools/', pathNot: tests },
      to: {
        path: `^server/${serverFeatures}/`,
        pathNot: [String.raw`^server/([^/]+)/\1\.ts$`, String.raw`/commands\.ts$`],
      },
    },
    {
      name: 'only-routes-know-http',
      severity: 'error',
      comment: 'Only routes.ts knows HTTP: return a value (ok or fail) and let the route present it.',
      from: {
        path: `^server/${serverFeatures}/`,
        pathNot: [String.raw`[/-]routes\.ts$`, tests],
      },
      to: {
        path: ['^server/http/', npmPackage('fastify')],
        // Who calls is no matter of transport: tokens are signed and read the same way anywhere.
        pathNot: String.raw`^server/http/identity\.ts$`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'sql-lives-in-queries',
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
      comment: 'rules.ts has no SQL, no HTTP and no input or output: let the caller fetch, and pass the values in.',
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
      name: 'search-analysis-stands-alone',
      severity: 'error',
      comment: 'Text analysis works on strings and imports nothing else of server/: pass the values in.',
      from: { path: '^server/search/analysis/', pathNot: tests },
      to: { path: '^server/', pathNot: '^server/search/analysis/' },
    },
    {
      name: 'payments-know-no-orders',
      severity: 'error',
      comment: 'Payments move money for a reference: pass the amount and the reference down, and answer by event.',
      from: { path: '^server/payments/' },
      to: { path: '^server/(cart|orders|checkout)/' },
    },
    ...storefrontRules,
    {
      name: 'production-without-workshop',
      severity: 'error',
      comment: 'What runs in production imports no seed, tests, bench or tools: move what it needs into its own room.',
      from: { path: production, pathNot: notProduction },
      to: { path: ['^(seed|e2e|bench|tools)/', '^server/testing/', tests] },
    },
    {
      name: 'production-without-dev-packages',
      severity: 'error',
      comment: 'This package is a devDependency and is missing in production: move it to dependencies.',
      from: { path: production, pathNot: notProduction },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'packages-are-declared',
      severity: 'error',
      comment: 'This package is here by chance, through another one: add it to package.json, or do without.',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'outside-tests-stay-outside',
      severity: 'error',
      comment:
        'e2e and bench use the public HTTP and what a person sees, as a browser would: no imports of the inside but the table of pages.',
      from: { path: '^(e2e|bench)/' },
      to: { path: '^(server|storefront)/', pathNot: ['^server/testing/', String.raw`^storefront/pages\.ts$`] },
    },
    {
      name: 'rooms-by-their-names',
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
      comment: 'These files need each other: move the shared part into a third file below both.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'imports-resolve',
      severity: 'error',
      comment: 'No rule can judge an import that leads nowhere: mend the path, or run `npm run generate`.',
      from: {},
      to: { couldNotResolve: true, pathNot: String.raw`^virtual:|(^|/)\+types/` },
    },
  ],
  options: {
    parser: 'swc',
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
