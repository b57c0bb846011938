import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { innerLevels } from './walls/inner-levels.js';
import { roomPackages } from './walls/room-packages.js';
import { serverLevels } from './walls/server-levels.js';
import { storefrontLevels } from './walls/storefront-rules.js';
import { checkWalls, type WallReport, wallRules } from './walls.ts';

/** A small project without violations. */
const validFiles: Record<string, string> = {
  'package.json': JSON.stringify({
    name: 'planted',
    type: 'module',
    imports: Object.fromEntries(['contract', 'server', 'storefront', 'seed'].map((r) => [`#${r}/*`, `./${r}/*`])),
    dependencies: { fastify: '1.0.0', kysely: '1.0.0', nodemailer: '1.0.0', pg: '1.0.0', vite: '1.0.0' },
    devDependencies: { 'dev-package': '1.0.0' },
  }),
  ...Object.fromEntries(
    ['fastify', 'kysely', 'nodemailer', 'pg', 'vite', 'dev-package', 'undeclared'].flatMap((name) => [
      [`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' })],
      [`node_modules/${name}/index.js`, 'export const part = 1;'],
    ]),
  ),
  'contract/cart.ts': 'export const cart = 1; export type Cart = number;',
  ...Object.fromEntries(
    serverLevels[0]?.map((name) => [`server/${name}/${name}.ts`, 'export const ground = 1;']) ?? [],
  ),
  ...Object.fromEntries(
    serverLevels
      .slice(1)
      .flat()
      .flatMap((name) => [
        [`server/${name}/${name}.ts`, 'export const door = 1; export type Door = number;'],
        [`server/${name}/queries.ts`, "import { part } from 'kysely'; export const queries = part;"],
        [`server/${name}/routes.ts`, "import { part } from 'fastify'; export const routes = part;"],
      ]),
  ),
  ...Object.fromEntries(
    Object.entries(innerLevels).flatMap(([feature, levels]) =>
      levels.flat().map((folder) => [join(feature, folder, 'inner.ts'), 'export type Inner = number;']),
    ),
  ),
  'server/app-context.ts': "import type { Door } from './cart/cart.ts'; export interface AppContext { cart: Door }",
  'server/app.ts': "import { routes } from './cart/routes.ts'; export const app = routes;",
  'server/start-server.ts':
    "import { app } from './app.ts'; import { pages } from '#storefront/web/web.ts'; export const all = [app, pages];",
  'server/cart/commands.ts': "import { queries } from './queries.ts'; export const orders = queries;",
  'server/orders/operator/act.ts': 'export const act = 1;',
  'server/orders/commands.ts': "import { act } from './operator/act.ts'; export const orders = act;",
  'server/main.ts': "import { all } from './start-server.ts'; export const started = all;",
  'server/testing/test-shop.ts': "import { app } from '../app.ts'; export const testShop = app;",
  'storefront/web/web.ts': "import { cart } from '#contract/cart.ts'; export const pages = cart;",
  'storefront/root.tsx': 'export const root = <html />;',
  'storefront/api/client.ts': 'export const client = 1;',
  'storefront/ui/price.tsx': 'export function Price() { return <b />; }',
  'storefront/shell/header.tsx': "import { Price } from '../ui/price.tsx'; export const Header = Price;",
  ...Object.fromEntries(
    storefrontLevels.slice(1).map((level) => [`storefront/${level[0]}/part.tsx`, 'export const Part = 1;']),
  ),
  'storefront/product-cards/product-card.tsx':
    "import { Part } from '../flash-sales/flash-sale-mark.tsx'; export const ProductCard = Part;",
  'storefront/flash-sales/flash-sale-mark.tsx': 'export const Part = 1;',
  'storefront/cart/cart-line.tsx': "import { Price } from '../ui/price.tsx'; export const CartLine = Price;",
  'storefront/cart/cart-suggestions.tsx':
    "import { ProductCard } from '../product-cards/product-card.tsx'; export const CartSuggestions = ProductCard;",
  'storefront/cart/cart-route.tsx':
    "import { WishlistHeart } from '../wishlist/wishlist-heart.tsx'; export default WishlistHeart;",
  'storefront/wishlist/wishlist-heart.tsx': 'export const WishlistHeart = 1;',
  'seed/demo.ts': "import { cart } from '#contract/cart.ts'; export const demo = cart;",
  'e2e/buy.spec.ts': "import { testShop } from '#server/testing/test-shop.ts'; export const shop = testShop;",
  'tools/start.ts': "import { app } from '#server/app.ts'; export const started = app;",
  'tools/shop.ts':
    "import { door } from '#server/cart/cart.ts'; import { orders } from '#server/cart/commands.ts'; export const all = [door, orders];",
};

/** The path of a file in a room of `roomPackages`. */
const fileIn = (room: string, name: string) => `${room.replace('*', 'compare')}/${name}`;

/** Imports that the package list of a room does not allow, each planted in a file of its own. */
const disallowedPackages: [room: string, module: string][] = [
  ['contract', 'node:fs'],
  ['contract', 'fastify'],
  ['storefront/*', 'pg'],
  ['storefront/*', 'vite'],
  ['storefront/ui', 'node:crypto'],
  ['storefront/web', 'pg'],
  ['server/orders', 'nodemailer'],
  ['server/wishlist', 'node:fs'],
  ['server/jobs', 'nodemailer'],
];
/** Imports of a devDependency by what production runs. */
const devPackageImports: Record<string, string> = {
  'server/cart/imports-dev-package.ts': "export { part } from 'dev-package';",
  'tools/shop.ts': "export { part } from 'dev-package';",
  'tools/start.ts': "export { logos } from '#seed/logos.ts';",
  'seed/logos.ts': "export { part as logos } from 'dev-package';",
  'storefront/web/web.ts': "export { matchesOf } from '../request/matches.ts';",
  'storefront/request/matches.ts': "export const matchesOf = () => import('dev-package');",
};
const disallowedImportFile = (room: string, module: string) => fileIn(room, `imports-${module.replace(':', '-')}.ts`);

/** For each rule, a file that violates only this rule. */
const violations: Record<string, [file: string, text: string]> = {
  'contract-imports-only-itself': ['contract/planted.ts', "export { door } from '#server/cart/cart.ts';"],
  'storefront-without-server': [
    'storefront/cart/imports-server.tsx',
    "import { door } from '#server/cart/cart.ts'; export const A = <p>{door}</p>;",
  ],
  'server-without-storefront': [
    'server/cart/imports-pages.ts',
    "export const pages = () => import('#storefront/web/web.ts');",
  ],
  ...Object.fromEntries(
    serverLevels
      .slice(0, -1)
      .map((level, index): [string, [string, string]] => [
        `server-level-${index}-below-${index + 1}`,
        [
          `server/${level.at(-1)}/imports-higher-${index}.ts`,
          `import type { Door } from '../${serverLevels[index + 1]?.[0]}/${serverLevels[index + 1]?.[0]}.ts'; export type Up = Door;`,
        ],
      ]),
  ),
  ...Object.fromEntries(
    Object.entries(innerLevels).flatMap(([feature, levels]) =>
      levels.slice(0, -1).map((level, index): [string, [string, string]] => {
        const folder = join(feature, level.at(-1) ?? '');
        const above = join(feature, levels[index + 1]?.[0] ?? '', 'inner.ts');
        return [
          `${feature.replace('/', '-')}-level-${index}-below-${index + 1}`,
          [
            `${folder}/imports-higher-${index}.ts`,
            `import type { Inner } from './${relative(folder, above)}'; export type Up = Inner;`,
          ],
        ];
      }),
    ),
  ),
  ...Object.fromEntries(
    roomPackages.map(({ room }): [string, [string, string]] => [
      `packages-of-${room}`,
      [fileIn(room, 'opens-sockets.ts'), "export { createSocket } from 'node:dgram';"],
    ]),
  ),
  'ui-without-api': ['storefront/ui/imports-client.ts', "export { client } from '../api/client.ts';"],
  'features-below-app': ['server/cart/imports-app.ts', "export { app } from '../app.ts';"],
  'server-root-without-features': ['server/clock.ts', "export { door } from './cart/cart.ts';"],
  'front-door-only': ['server/orders/imports-queries.ts', "export { queries } from '../cart/queries.ts';"],
  'app-imports-front-doors-and-routes': ['server/workers.ts', "export { queries } from './cart/queries.ts';"],
  'commands-only-in-tools': ['server/cart/imports-commands.ts', "export { orders } from './commands.ts';"],
  'operator-only-in-commands': ['server/orders/imports-operator.ts', "export { act } from './operator/act.ts';"],
  'tools-import-front-doors-and-commands': [
    'tools/imports-internals.ts',
    "export { queries } from '#server/cart/queries.ts';",
  ],
  'http-only-in-routes': [
    'server/cart/imports-fastify.ts',
    "import type { P } from 'fastify'; import { part } from 'fastify'; export const p: P = part;",
  ],
  'sql-only-in-queries': ['server/cart/imports-kysely.ts', "export { part } from 'kysely';"],
  'rules-are-pure': [
    'server/cart/rules.ts',
    "import { readFileSync } from 'node:fs'; export const read = readFileSync;",
  ],
  'search-analysis-imports-only-itself': [
    'server/search/analysis/reads-database.ts',
    "export { ground } from '../../db/db.ts';",
  ],
  'payments-without-orders': ['server/payments/imports-orders.ts', "export { door } from '../orders/orders.ts';"],
  'storefront-base-without-features': [
    'storefront/ui/imports-cart.tsx',
    "export { CartLine } from '../cart/cart-line.tsx';",
  ],
  ...Object.fromEntries(
    storefrontLevels.slice(1).map((level, index): [string, [string, string]] => {
      // Another folder of the same level, or of the next level if there is none.
      const target = level.length > 1 ? level[0] : storefrontLevels[index + 2]?.[0];
      return [
        `storefront-level-${index + 1}-imports-itself-and-below`,
        [`storefront/${level.at(-1)}/imports-neighbour.tsx`, `export { Part } from '../${target}/part.tsx';`],
      ];
    }),
  ),
  'storefront-feature-below-shell': [
    'storefront/cart/imports-shell.tsx',
    "export { Header } from '../shell/header.tsx';",
  ],
  'route-modules-not-imported': [
    'storefront/shell/imports-route.tsx',
    "export { default } from '../cart/cart-route.tsx';",
  ],
  'storefront-below-root': ['storefront/cart/imports-root.ts', "export { root } from '../root.tsx';"],
  'web-server-is-not-bundled': ['storefront/cart/imports-web.ts', "export { pages } from '../web/web.ts';"],
  'web-server-without-components': ['storefront/web/renders.ts', "export { Price } from '../ui/price.tsx';"],
  'production-without-tools': ['server/cart/imports-seed.ts', "export { demo } from '#seed/demo.ts';"],
  'packages-are-declared': ['tools/imports-undeclared-package.ts', "export { part } from 'undeclared';"],
  'e2e-and-bench-without-internals': ['bench/imports-internals.ts', "export { app } from '#server/app.ts';"],
  'import-aliases-across-rooms': ['server/cart/relative-import.ts', "export { cart } from '../../contract/cart.ts';"],
  'no-cycles': ['server/cart/cycle.ts', "import { b } from './cycle-half.ts'; export const a = () => b;"],
  'imports-resolve': ['server/cart/unresolved-import.ts', "export { missing } from './missing.ts';"],
};

const cycleHalf = "import { a } from './cycle.ts'; export const b = () => a;";

describe('import rules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'walls-'));
  let validReport: WallReport;
  let violationsReport: WallReport;

  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };

  beforeAll(async () => {
    for (const [path, text] of Object.entries(validFiles)) write(path, text);
    validReport = await checkWalls(folder);
    for (const [path, text] of Object.values(violations)) write(path, text);
    write('server/cart/cycle-half.ts', cycleHalf);
    for (const [room, module] of disallowedPackages) write(disallowedImportFile(room, module), `import '${module}';`);
    for (const [path, text] of Object.entries(devPackageImports)) write(path, text);
    write('server/cart/unused.ts', 'export const unused = 1;');
    write('server/cart/unused.test.ts', "import { unused } from './unused.ts'; export const tested = unused;");
    write('server/warehouse/warehouse.ts', 'export const stock = 1;');
    write('server/search/warehouse/warehouse.ts', 'export const stock = 1;');
    violationsReport = await checkWalls(folder);
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('accepts a project without violations, and reads each of its files', () => {
    expect(validReport).toMatchObject({
      files: Object.keys(validFiles).filter((path) => /^(?!node_modules).+\.tsx?$/.test(path)).length,
      problems: [],
    });
  });

  it('names a file that only its test imports, and none that production imports or starts', () => {
    expect(violationsReport.unusedFiles).toContain('server/cart/unused.ts');
    for (const used of [
      'server/cart/cart.ts',
      'server/start-server.ts',
      'storefront/cart/cart-route.tsx',
      'tools/shop.ts',
    ])
      expect(violationsReport.unusedFiles).not.toContain(used);
  });

  it.each(wallRules.map((rule) => rule.name ?? 'without a name'))(
    '%s reports a planted violation, with advice',
    (name) => {
      const [file] = violations[name] ?? [];
      const texts = violationsReport.problems.filter((problem) => problem.rule === name).map((problem) => problem.text);
      expect(texts).toContainEqual(expect.stringContaining(`${file} → `));
      expect(texts.join()).toMatch(/: .{20,}/);
    },
  );

  it.each(disallowedPackages)('%s must not import %s', (room, module) => {
    expect(violationsReport.problems.map(({ rule, text }) => [rule, text.split(' → ')[0]])).toContainEqual([
      `packages-of-${room}`,
      disallowedImportFile(room, module),
    ]);
  });

  it('reports devDependencies in what production runs, not in the pages', () => {
    const files = violationsReport.problems
      .filter(({ rule }) => rule === 'production-without-dev-packages')
      .map(({ text }) => text.split(' → ')[0]);
    expect(files.sort()).toEqual([
      'seed/logos.ts',
      'server/cart/imports-dev-package.ts',
      'storefront/request/matches.ts',
      'tools/shop.ts',
    ]);
  });

  it('requires a level for every new folder', () => {
    const texts = violationsReport.problems.map((problem) => problem.text);
    for (const path of ['server/warehouse/', 'server/search/warehouse/'])
      expect(texts).toContainEqual(expect.stringMatching(`^${path}\n`));
  });
});
