import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createMemoryFolder } from './memory-folder.ts';

/** Linux gives no process a higher one. */
const noProcess = 2 ** 22 + 1;

function memory(): string {
  const folder = mkdtempSync(join(tmpdir(), 'memory-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('the files of a run that was killed are deleted, those of a run that goes on are not', () => {
  const folder = memory();
  for (const pid of [noProcess, process.ppid]) mkdirSync(join(folder, `saifah-tests-${pid}`));
  createMemoryFolder(folder);
  expect(existsSync(join(folder, `saifah-tests-${noProcess}`))).toBe(false);
  expect(existsSync(join(folder, `saifah-tests-${process.ppid}`))).toBe(true);
});

test('a folder that a run with the same id has left is replaced', () => {
  const folder = memory();
  const left = join(folder, `saifah-tests-${process.pid}`, 'left');
  mkdirSync(left, { recursive: true });
  createMemoryFolder(folder);
  expect(existsSync(left)).toBe(false);
});

test('a machine that keeps no files in memory has no such folder', () => {
  expect(createMemoryFolder(join(memory(), 'missing'))).toBeUndefined();
});
