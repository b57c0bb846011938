import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dataFolderProblem } from './data-folder.ts';

test('a data folder is created with the folders above it', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'data-folder-'));
  const folder = join(parent, 'shop/data');
  expect(await dataFolderProblem(folder)).toBeUndefined();
  expect(existsSync(folder)).toBe(true);
  rmSync(parent, { recursive: true });
});

test.each(['/dev/null/shop', '/proc/shop'])('a data folder that cannot be created is named: %s', async (folder) => {
  expect(await dataFolderProblem(folder)).toMatch(`The data folder ${folder} cannot be written: `);
});
