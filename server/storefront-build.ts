import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Patterns of the files that determine the result of the build. */
export const buildInputs = [
  'storefront/**',
  'contract/**',
  'brand/**',
  'project.inlang/settings.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tools/brand-plugin.ts',
  'tools/compress.ts',
  'tools/icon-sprite-plugin.ts',
  'tools/icons-plugin.ts',
  'tools/paraglide-options.ts',
  'tools/short-messages-plugin.ts',
  'package.json',
  'package-lock.json',
];
const excludedInputs = ['storefront/i18n/paraglide/**', '**/*.test.{ts,tsx}'];

/** Has the fingerprint of the inputs of a finished build. */
export const buildStampFile = 'build/inputs.sha256';

/** A hash of the names and contents of all build inputs in `folder`. */
export function fingerprint(folder: string): string {
  const hash = createHash('sha256');
  const files = globSync(buildInputs, { cwd: folder, exclude: excludedInputs }).sort();
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
  return stampIn(folder) === fingerprint(folder);
}

/** What is wrong with the build in `folder`, in a sentence for the operator. */
export function buildProblem(folder: string): string | undefined {
  if (stampIn(folder) === undefined) return 'The storefront is not built: run `npm run build`.';
  return isBuilt(folder) ? undefined : 'The storefront was built from other files than these: run `npm run build`.';
}

function stampIn(folder: string): string | undefined {
  const stamp = join(folder, buildStampFile);
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;
}
