/*
 * `npm run build`: builds the storefront, and bundles the server, if their sources have changed. A server without a bundle runs from its
 * sources, and starts slower.
 */
import {
  type Build,
  fingerprint,
  isBuilt,
  markFinished,
  markUnfinished,
  serverBundle,
  storefrontBuild,
} from '#server/builds.ts';
import { step } from './progress.js';
import { root, runNode } from './run.ts';

/**
 * Builds the storefront unless its build is up to date. Prints its progress.
 *
 * @throws Error with the output of the build if it fails
 */
export function buildWhenStale(): Promise<void> {
  return runWhenStale(storefrontBuild, {
    title: 'Building the storefront',
    failure: 'The storefront could not be built.',
    command: ['node_modules/@react-router/dev/bin.cjs', 'build'],
  });
}

/**
 * Bundles the server, whose storefront is built, unless its bundle is up to date. Prints its progress.
 *
 * @throws Error with the output of the build if it fails
 */
export function bundleWhenStale(): Promise<void> {
  return runWhenStale(serverBundle, {
    title: 'Bundling the server',
    failure: 'The server could not be bundled.',
    command: ['node_modules/vite/bin/vite.js', 'build', '--config', 'vite.server.config.ts'],
  });
}

async function runWhenStale(
  build: Build,
  { title, failure, command: [script, ...args] }: { title: string; failure: string; command: [string, ...string[]] },
): Promise<void> {
  if (isBuilt(root, build)) return;
  markUnfinished(root, build);
  const before = fingerprint(root, build);
  const { ok, output } = await step(
    title,
    () => runNode(script, args, { NODE_ENV: 'production' }),
    (result) => result,
  );
  if (!ok) throw new Error(`${failure}\n${output}`);
  markFinished(root, build, before);
}

if (import.meta.main) {
  await buildWhenStale()
    .then(bundleWhenStale)
    .catch((error: Error) => {
      console.error(error.message);
      process.exitCode = 1;
    });
}
