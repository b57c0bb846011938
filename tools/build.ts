/*
 * `npm run build`: builds the storefront if its sources have changed since the last build. The server needs no build: Node
 * runs its TypeScript directly.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { step } from './progress.js';
import { root, runNode } from './run.ts';

/** Files that determine the result of the build. */
const inputs = [
  'storefront/**',
  'contract/**',
  'brand/**',
  'project.inlang/settings.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tools/brand-plugin.ts',
  'tools/compress.ts',
  'tools/icons-plugin.ts',
  'tools/paraglide-options.ts',
  'package.json',
  'package-lock.json',
];
const excludedInputs = ['storefront/i18n/paraglide/**', '**/*.test.{ts,tsx}'];
const stampFile = 'build/inputs.sha256';

/** A hash of the names and contents of all build inputs in `folder`. */
export function fingerprint(folder: string): string {
  const hash = createHash('sha256');
  const files = globSync(inputs, { cwd: folder, exclude: excludedInputs }).sort();
  for (const file of files) {
    const path = join(folder, file);
    if (!statSync(path).isFile()) continue;
    const content = readFileSync(path);
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Whether `folder` contains a finished build of its current inputs. */
export function isBuilt(folder: string): boolean {
  const stamp = join(folder, stampFile);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(folder);
}

/**
 * Builds the storefront unless the build is up to date. Prints its progress.
 *
 * @throws Error with the output of the build if it fails
 */
export async function buildWhenStale(): Promise<void> {
  if (isBuilt(root)) return;
  const stamp = join(root, stampFile);
  rmSync(stamp, { force: true });
  const before = fingerprint(root);
  const { ok, output } = await step(
    'Building the storefront',
    () => runNode('node_modules/@react-router/dev/bin.cjs', ['build'], { NODE_ENV: 'production' }),
    (result) => result,
  );
  if (!ok) throw new Error(`The storefront could not be built.\n${output}`);
  writeFileSync(stamp, before);
}

if (import.meta.main) {
  await buildWhenStale().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
