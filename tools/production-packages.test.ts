import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run.ts';

/** Megabytes (1,000,000 bytes) of file contents; with the blocks of a disk about 12 % more. */
const limit = 192;

function packagesOf(file: string): Record<string, { dev?: boolean; devOptional?: boolean }> {
  return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
}

/** Megabytes of a package's files, without packages inside it. */
function sizeOf(path: string): number {
  const files = globSync('**/*', { cwd: join(root, path), exclude: ['**/node_modules/**'], withFileTypes: true });
  const bytes = files.filter((file) => file.isFile()).map((file) => statSync(join(file.parentPath, file.name)).size);
  return bytes.reduce((sum, size) => sum + size, 0) / 1_000_000;
}

it(`production installs at most ${limit} MB of packages`, () => {
  const locked = packagesOf('package-lock.json');
  const installed = Object.keys(packagesOf('node_modules/.package-lock.json'));
  const sizes = installed
    .filter((path) => locked[path] && !locked[path].dev && !locked[path].devOptional)
    .map((path) => ({ path, megabytes: sizeOf(path) }))
    .sort((a, b) => b.megabytes - a.megabytes);
  const total = sizes.reduce((sum, { megabytes }) => sum + megabytes, 0);
  expect(sizes.length).toBeGreaterThan(100);
  const largest = sizes.slice(0, 10).map(({ path, megabytes }) => `${path} ${megabytes.toFixed(0)} MB`);
  expect(total, `is ${total.toFixed(0)} MB; the largest are ${largest.join(', ')}`).toBeLessThan(limit);
});
