import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, open, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writingProblem } from './writing-problem.ts';

const folder = mkdtempSync(join(tmpdir(), 'problems-'));
afterAll(() => rmSync(folder, { recursive: true }));

const problemOf = (work: Promise<unknown>) => work.then(() => 'written', writingProblem);

test('a problem of a file is said with what to do, by the name that the operator gave', async () => {
  const file = join(folder, 'file.csv');
  await writeFile(file, '');
  await mkdir(join(folder, 'b.csv'));
  expect(await problemOf(open(join(folder, 'none/a.csv.unfinished'), 'wx'))).toBe(
    `The folder ${join(folder, 'none')} does not exist: create it, or name another one.`,
  );
  expect(await problemOf(mkdir(join(file, 'x')))).toBe(`A file is in the way of ${file}/x: name another folder.`);
  expect(await problemOf(rename(file, join(folder, 'b.csv')))).toBe(
    `${join(folder, 'b.csv')} is a folder: name a file in it.`,
  );
  const notPossible = Object.assign(new Error(), { code: 'ENOENT', syscall: 'mkdir', path: join(folder, 'previews') });
  expect(writingProblem(notPossible)).toBe(`No folder can be created in ${folder}: name another one.`);
  const refused = (code: string) =>
    Object.assign(new Error(code), { code, syscall: 'open', path: '/backups/a.tar.gz' });
  for (const code of ['EACCES', 'EPERM'])
    expect(writingProblem(refused(code))).toBe(
      'The user who runs this command may not write into the folder /backups: allow it, or name another one.',
    );
  expect(writingProblem(refused('EROFS'))).toBe('The folder /backups is read-only: name another one.');
  expect(writingProblem(refused('EIO'))).toBe('EIO');
});

test('an error that is about no file is not explained', () => {
  for (const error of [new Error('a bug'), Object.assign(new Error(), { code: 'ECONNREFUSED', syscall: 'connect' })])
    expect(writingProblem(error)).toBe(undefined);
});
