import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { embeddedDatabaseFolder } from '#server/db/open.ts';
import { openPglite } from '#server/db/pglite.ts';
import { pgliteTemplate } from '#server/testing/template-database.ts';
import { runNode } from './run.ts';

const execute = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'operator-'));
afterAll(() => rmSync(folder, { recursive: true }));
// Each command opens the database; the first one would run all migrations.
const migrated = await openPglite({
  folder: embeddedDatabaseFolder({ dataFolder: folder }),
  loadDataDir: pgliteTemplate(inject('templateFolder'), 'migrated'),
});
await migrated.close();

/** A command shows its progress where the machine is slow. */
const withoutProgress = (output: string) => output.replaceAll(/^ {2}… .*\n/gm, '');

async function shop(...args: string[]) {
  const { ok, output } = await runNode('tools/shop.ts', args, { DATA_FOLDER: folder, DATABASE_URL: undefined });
  return { ok, output: withoutProgress(output) };
}

describe('npm run shop', () => {
  it('fails if a row is refused, and imports the others', async () => {
    const path = join(folder, 'brands.csv');
    writeFileSync(path, 'type,id,slug,title\nbrand,1,one,One\nbrand,2,,Two\n');
    const refused = await shop('catalogue', 'import', path);
    expect(refused.ok).toBe(false);
    expect(refused.output).toContain('row 3: slug: must be words in small Latin letters and digits, joined by dashes');
    expect(refused.output).toContain('2 read, 1 new, 0 changed, 0 unchanged, 1 refused');
    const exported = await shop('catalogue', 'export');
    expect(exported.ok).toBe(true);
    expect(exported.output).toContain('{"type":"brand","id":1,"slug":"one","title":"One",');
  });

  it.runIf(existsSync('/dev/full'))('says that the disk is full when its output is redirected to a file', async () => {
    const command = `exec '${process.execPath}' tools/shop.ts synonyms export > /dev/full`;
    const failure = await execute('sh', ['-c', command], {
      env: { ...process.env, DATA_FOLDER: folder, DATABASE_URL: undefined },
    }).then(
      () => expect.unreachable('the command succeeded'),
      (error: { code: number; stderr: string }) => error,
    );
    expect(failure).toMatchObject({ code: 1 });
    expect(withoutProgress(failure.stderr)).toMatch(/^The disk is full: .*\n$/);
  });

  it('reports an error in one line', async () => {
    const missing = await shop('stock', 'import', join(folder, 'missing.csv'));
    expect(missing.ok).toBe(false);
    expect(missing.output).toMatch(/^.*missing\.csv does not exist\n$/);
    for (const args of [['backup'], ['stock', 'export']])
      expect(await shop(...args, join(folder, 'nowhere', 'file.csv'))).toEqual({
        ok: false,
        output: `The folder ${join(folder, 'nowhere')} does not exist: create it, or name another one.\n`,
      });
    if (existsSync('/proc/self'))
      expect(await shop('mails', 'preview', '--to', '/proc/previews')).toEqual({
        ok: false,
        output: 'No folder can be created in /proc: name another one.\n',
      });
    expect(await shop('stock', 'import', '--format', 'csv', folder)).toEqual({
      ok: false,
      output: `${folder} is a folder, not a file\n`,
    });
    expect(await shop('catalogue', 'export', '--format', 'csv', '/dev/full')).toEqual({
      ok: false,
      output:
        'The disk is full: ENOSPC: no space left on device, write. Free some space, or write to a file on another disk.\n',
    });
    const none = await shop('seed', '--products', 'many');
    expect(none.ok).toBe(false);
    expect(none.output).toContain('It must be an integer greater than zero.');
  });
});
