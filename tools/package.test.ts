import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packaged } from './package.ts';
import { root } from './run.ts';

it('the build of the image reads everything that the production folder is made from', () => {
  const ignore = readFileSync(join(root, 'deploy/Dockerfile.dockerignore'), 'utf8').split('\n');
  const read = ignore.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  const needed = packaged.filter((pattern) => pattern !== 'build/**').map((pattern) => pattern.split('/')[0] ?? '');
  expect(needed.filter((place) => !read.includes(place))).toEqual([]);
});
