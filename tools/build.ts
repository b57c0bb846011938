/*
 * Builds the storefront when what it is made of has changed since the last build (`npm run build`). The server needs no
 * build: Node runs its TypeScript as it is.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { step } from './progress.js';
import { root, runNode } from './run.ts';

/** All that the built pages are made of. */
const inputs = [
  'storefront/**',
  'contract/**',
  'public/**',
  'project.inlang/settings.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tools/compress.ts',
  'tools/paraglide.ts',
  'package.json',
  'package-lock.json',
];
const notInputs = ['storefront/i18n/paraglide/**', '**/*.test.{ts,tsx}'];
const stampFile = 'build/inputs.sha256';

/** The fingerprint of all inputs of the build below `folder`: another name or another byte gives another one. */
export function fingerprint(folder: string): string {
  const hash = createHash('sha256');
  const files = globSync(inputs, { cwd: folder, exclude: notInputs }).sort();
  for (const file of files) {
    const path = join(folder, file);
    if (!statSync(path).isFile()) continue;
    const content = readFileSync(path);
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Whether `folder` holds a finished build of exactly the present inputs. */
export function isBuilt(folder: string): boolean {
  const stamp = join(folder, stampFile);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(folder);
}

/**
 * Builds the storefront unless the last build was made of the same inputs. Shows its progress.
 *
 * @throws Error with what the build printed when it fails
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
