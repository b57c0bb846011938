/*
 * `npm run package -- FOLDER`: writes what a production server needs into a new folder: server, built storefront, operator commands and
 * the packages of `dependencies`. It can be moved to any place and needs no other tool than Node (docs/operations.md).
 */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, globSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { storefrontBuild } from '#server/builds.ts';
import { buildWhenStale, bundleWhenStale } from './build.ts';
import { endWithUsage, readCommandLine } from './command-line.ts';
import { step } from './progress.js';
import { root } from './run.ts';

/** Patterns of the files that the folder is made from, beside its packages. */
export const packaged = [
  ...storefrontBuild.inputs,
  'vite.server.config.ts',
  'LICENSE',
  'build/**',
  // What `init` fills a new shop with.
  'seed/{data,first-shop}/**',
  'seed/types.ts',
  'server/**',
  'tools/{demo-shop,import-exports,run,shop,shop-program}.ts',
  'tools/{install,progress}.js',
  'tools/import-export-examples/**',
  'tools/init/**',
];
const excluded = ['**/*.test.{ts,tsx}', 'server/testing/**', 'storefront/i18n/paraglide/**'];

async function packageShop(folder: string): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty: name a folder that does not exist yet.`);
  await buildWhenStale();
  await bundleWhenStale();
  for (const file of globSync(packaged, { cwd: root, exclude: excluded })) {
    if (!lstatSync(join(root, file)).isFile()) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  // Not `npm ci`: see tools/install.js.
  const install = [
    'install',
    '--omit=dev',
    '--no-save',
    '--ignore-scripts',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
  ];
  await step('Installing the packages of production', () => promisify(execFile)('npm', install, { cwd: folder }));
  const packages = sizeOf(join(folder, 'node_modules'));
  console.log(`${folder}: ${megabytes(sizeOf(folder))} MB, of which packages ${megabytes(packages)} MB`);
}

/** The bytes of all files below a folder. */
function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, file) => sum + lstatSync(join(file.parentPath, file.name)).size, 0);
}

const megabytes = (bytes: number) => Math.round(bytes / 1e6);

const usage = `npm run package -- FOLDER

Writes what a production server needs into a new folder, which can be moved to
any place and needs no other tool than Node (docs/operations.md).

  --help   prints this`;

if (import.meta.main) {
  const { positionals } = readCommandLine(usage, {}, { allowPositionals: true });
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) endWithUsage('Give one folder.', usage);
  await packageShop(resolve(folder)).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
