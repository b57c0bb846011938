/*
 * Writes every generated file (`npm run generate`). Those in git are `server/db/tables.ts`; the compiled words and the
 * types of the routes are not, and every check needs them first.
 *
 *   node tools/generate.ts           writes all
 *   node tools/generate.ts --check   writes those outside git, and fails when one in git is not fresh
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateTables } from '#server/db/generate-tables.ts';
import { migrate } from '#server/db/migrate.ts';
import { openPglite } from '#server/db/pglite.ts';
import { root } from './run.ts';
import generateWordsAndRouteTypes from './words.ts';

/** The files in git that are generated: their paths, and what they should hold. */
const committed: Record<string, () => Promise<string>> = {
  'server/db/tables.ts': async () => {
    const database = await openPglite({});
    try {
      await migrate(database);
      return await generateTables(database);
    } finally {
      await database.close();
    }
  },
};

/** @returns the files in git whose content is not what would be generated now */
async function staleFiles(): Promise<Map<string, string>> {
  const stale = new Map<string, string>();
  for (const [path, generate] of Object.entries(committed)) {
    const file = join(root, path);
    const fresh = await generate();
    if (!existsSync(file) || readFileSync(file, 'utf8') !== fresh) stale.set(path, fresh);
  }
  return stale;
}

await generateWordsAndRouteTypes();
const stale = await staleFiles();
if (process.argv.includes('--check')) {
  for (const path of stale.keys()) console.error(`${path} is not fresh: run \`npm run generate\` and commit it.`);
  process.exitCode = stale.size > 0 ? 1 : 0;
} else {
  for (const [path, content] of stale) {
    writeFileSync(join(root, path), content);
    console.log(`${path} written`);
  }
}
