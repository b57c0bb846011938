import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { pgliteConfiguration, pgliteTemplate } from '../testing/template-database.ts';
import { openPglite, reasonOfFailure } from './pglite.ts';

/** Far longer than the two seconds of an idle machine, also in the background of a busy one. */
const timeout = 240_000;

test('a process that opens an existing embedded database and closes it ends by itself', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'saifah-pglite-'));
  const script = `
    import { openPglite } from ${JSON.stringify(import.meta.resolve('./pglite.ts'))};
    const database = await openPglite({ folder: ${JSON.stringify(folder)} });
    await database.close();`;
  const loadDataDir = pgliteTemplate(inject('templateFolder'), 'empty');
  const created = await openPglite({ folder, loadDataDir, configuration: pgliteConfiguration });
  await created.close();
  const opening = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], { timeout });
  await expect(opening).resolves.toEqual({ stdout: '', stderr: '' });
  rmSync(folder, { recursive: true });
});

test('a failure of its file system, which has no message, is described', () => {
  expect(reasonOfFailure(new Error('it is broken'))).toBe('it is broken');
  expect(reasonOfFailure({ name: 'ErrnoError', errno: 51 })).toBe('the disk is full');
  expect(reasonOfFailure({ name: 'ErrnoError', errno: 29 })).toBe('its file system failed with the WASI error 29');
});
