import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Something that is built from files of the project. */
export interface Build {
  /** Patterns of the files that determine its result. */
  inputs: readonly string[];
  excluded: readonly string[];
  /** The file that has the fingerprint of the inputs when the build is finished. */
  stamp: string;
  /** A build whose inputs are inputs of this one as well, as they were when it was finished. */
  basedOn?: Build;
}

/** The pages: `build/client/` and `build/server/`. */
export const storefrontBuild: Build = {
  inputs: [
    'storefront/**',
    'contract/**',
    'brand/**',
    'project.inlang/settings.json',
    'vite.config.ts',
    'react-router.config.ts',
    'tools/{*-plugin,compress,paraglide-options,short-manifest}.ts',
    'package.json',
    'package-lock.json',
  ],
  excluded: ['storefront/i18n/paraglide/**', '**/*.test.{ts,tsx}'],
  stamp: 'build/inputs.sha256',
};

/** The server and its packages in a few files instead of 1,700 (decision 055). */
export const serverBundle: Build = {
  inputs: ['server/**', 'vite.server.config.ts'],
  excluded: ['server/testing/**', '**/*.test.ts'],
  stamp: 'build/bundle/inputs.sha256',
  basedOn: storefrontBuild,
};

/** Exports what `server/serve.ts` exports. */
export const serverBundleFile = 'build/bundle/serve.js';

/** A hash of the names and contents of all inputs of a build in `folder`. */
export function fingerprint(folder: string, { inputs, excluded, basedOn }: Build): string {
  const hash = createHash('sha256');
  for (const file of globSync([...inputs], { cwd: folder, exclude: excluded }).sort()) {
    const path = join(folder, file);
    if (!statSync(path).isFile()) continue;
    const content = readFileSync(path);
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.update((basedOn && stampIn(folder, basedOn)) ?? '').digest('hex');
}

/** Whether `folder` contains a finished build of its current inputs. */
export function isBuilt(folder: string, build: Build): boolean {
  return stampIn(folder, build) === fingerprint(folder, build);
}

/** Marks the build in `folder` as unfinished. */
export function markUnfinished(folder: string, { stamp }: Build): void {
  rmSync(join(folder, stamp), { force: true });
}

/**
 * Marks the build in `folder` as finished.
 *
 * @param inputs their fingerprint when it began
 */
export function markFinished(folder: string, { stamp }: Build, inputs: string): void {
  writeFileSync(join(folder, stamp), inputs);
}

/** What is wrong with the storefront in `folder`, in a sentence for the operator. */
export function storefrontProblem(folder: string): string | undefined {
  if (stampIn(folder, storefrontBuild) === undefined) return 'The storefront is not built: run `npm run build`.';
  if (isBuilt(folder, storefrontBuild)) return undefined;
  return 'The storefront was built from other files than these: run `npm run build`.';
}

function stampIn(folder: string, { stamp }: Build): string | undefined {
  const path = join(folder, stamp);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
