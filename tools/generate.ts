/*
 * `npm run generate`: writes all generated files. `server/db/tables.ts`, `seed/data/brand-icons.json` and `storefront/styles/fonts/` are in git;
 * the compiled messages and the route types are not, and all other checks depend on them.
 *
 *   node tools/generate.ts           writes all of them
 *   node tools/generate.ts --check   writes those outside git, and fails if one in git is out of date
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brands } from '#seed/data/catalogue.ts';
import { generateTables } from '#server/db/generate-tables.ts';
import { migrate } from '#server/db/migrate.ts';
import { openPglite } from '#server/db/pglite.ts';
import generateMessagesAndRouteTypes from './generate-messages-and-route-types.ts';
import { generateBrandIcons } from './quality/brand-icons.ts';
import { fontNames, generateFont } from './quality/subset-fonts.ts';
import { root } from './run.ts';

/** Generated files in git, by path, with a function that returns the current content. */
const committedFiles: Record<string, () => string | Promise<string | Buffer>> = {
  'seed/data/brand-icons.json': () => generateBrandIcons(brands),
  'server/db/tables.ts': async () => {
    const database = await openPglite({});
    try {
      await migrate(database);
      return await generateTables(database);
    } finally {
      await database.close();
    }
  },
  ...Object.fromEntries(
    fontNames.map((name) => [
      `storefront/styles/fonts/${name}.woff2`,
      () => generateFont(name, readFileSync(join(root, 'storefront/styles/fonts.css'), 'utf8')),
    ]),
  ),
};

/** @returns the current content of the files in git that are out of date, by path */
async function staleFiles(): Promise<Map<string, Buffer>> {
  const stale = new Map<string, Buffer>();
  for (const [path, generate] of Object.entries(committedFiles)) {
    const file = join(root, path);
    const fresh = Buffer.from(await generate());
    if (!existsSync(file) || !readFileSync(file).equals(fresh)) stale.set(path, fresh);
  }
  return stale;
}

await generateMessagesAndRouteTypes();
const stale = await staleFiles();
if (process.argv.includes('--check')) {
  for (const path of stale.keys()) console.error(`${path} is out of date: run \`npm run generate\` and commit it.`);
  process.exitCode = stale.size > 0 ? 1 : 0;
} else {
  for (const [path, content] of stale) {
    writeFileSync(join(root, path), content);
    console.log(`${path} written`);
  }
}
