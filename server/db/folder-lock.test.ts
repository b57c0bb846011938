import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DatabaseUnusable } from './database.ts';
import { acquireFolderLock } from './folder-lock.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('a folder is locked once until it is released, also by processes with the same id, as in two containers', () => {
  const folder = newFolder();
  const release = acquireFolderLock(folder);
  expect(() => acquireFolderLock(folder)).toThrow(
    `The data folder ${folder} is in use by process ${process.pid}; stop it first, or set DATA_FOLDER to another folder.`,
  );
  release();
  acquireFolderLock(folder)();
});

test('a folder whose process was killed can be locked, although another process has its id now', () => {
  const folder = newFolder();
  acquireFolderLock(folder)();
  writeFileSync(join(folder, 'process.pid'), String(process.ppid));
  acquireFolderLock(folder)();
});

test('a folder that a process of an earlier version uses, which locked it by its id alone, is refused', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'process.pid'), String(process.ppid));
  expect(() => acquireFolderLock(folder)).toThrow(`is in use by process ${process.ppid};`);
});

test('a folder that an ended process of an earlier version has used can be locked', () => {
  const folder = newFolder();
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(join(folder, 'process.pid'), String(pid));
  acquireFolderLock(folder)();
});

test('a folder that cannot be written is refused in one line', () => {
  expect(() => acquireFolderLock(join(newFolder(), 'missing'))).toThrow(DatabaseUnusable);
});
