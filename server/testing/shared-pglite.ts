import type { PGlite } from '@electric-sql/pglite';
import { startPglite } from '../db/pglite.ts';
import { type Pristine, readPristine, resetDatabase } from './reset-database.ts';
import { pgliteConfiguration, pgliteTemplate } from './template-database.ts';

interface Shared {
  pglite: PGlite;
  pristine: Pristine;
}

/** Those of this process that no test file uses. */
const idle: Shared[] = [];

/**
 * A migrated PGlite in memory without data of tests. `close` resets it for the next test file of this process: to start one takes half
 * a second, longer than the tests of many files.
 */
export async function borrowPglite(templateFolder: string): Promise<PGlite> {
  const shared = idle.pop() ?? (await start(templateFolder));
  const unsubscribes: (() => Promise<void>)[] = [];
  let isClosed = false;
  const replaced: Partial<PGlite> = {
    async listen(...parameters) {
      const unsubscribe = await shared.pglite.listen(...parameters);
      unsubscribes.push(() => unsubscribe());
      return unsubscribe;
    },
    async close() {
      isClosed = true;
      for (const unsubscribe of unsubscribes) await unsubscribe();
      if (await resetDatabase(shared.pglite, shared.pristine)) idle.push(shared);
      else await shared.pglite.close();
    },
  };
  return new Proxy(shared.pglite, {
    get(pglite, key) {
      if (isClosed) throw new Error('The database of this test file is closed.');
      const value = Reflect.get(key in replaced ? replaced : pglite, key, pglite);
      return typeof value === 'function' ? value.bind(pglite) : value;
    },
  });
}

async function start(templateFolder: string): Promise<Shared> {
  const loadDataDir = pgliteTemplate(templateFolder, 'migrated');
  const pglite = await startPglite({ loadDataDir, configuration: pgliteConfiguration });
  return { pglite, pristine: await readPristine(pglite) };
}
