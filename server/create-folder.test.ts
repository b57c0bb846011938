import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createFolder } from './create-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'folders-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a folder is created with those above it, and one that exists is left alone', () => {
  const path = join(folder, 'a/b/c');
  createFolder(path);
  createFolder(path);
  expect(existsSync(path)).toBe(true);
});

test.runIf(existsSync('/proc/self'))('a file system that takes no folders is an error', () => {
  expect(() => createFolder('/proc/pictures/of/june')).toThrow(
    expect.objectContaining({ code: 'ENOENT', path: '/proc/pictures' }),
  );
});
