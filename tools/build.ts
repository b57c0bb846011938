/*
 * `npm run build`: builds the storefront if its sources have changed since the last build. The server needs no build: Node
 * runs its TypeScript directly.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildStampFile, fingerprint, isBuilt } from '#server/storefront-build.ts';
import { step } from './progress.js';
import { root, runNode } from './run.ts';

/**
 * Builds the storefront unless the build is up to date. Prints its progress.
 *
 * @throws Error with the output of the build if it fails
 */
export async function buildWhenStale(): Promise<void> {
  if (isBuilt(root)) return;
  const stamp = join(root, buildStampFile);
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
