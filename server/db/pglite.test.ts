import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { pgliteConfiguration, pgliteTemplate } from '../testing/template-database.ts';
import { openPglite } from './pglite.ts';

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
