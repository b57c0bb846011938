import { accessSync, constants, existsSync, globSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isRunning } from '#server/db/folder-lock.ts';

const prefix = 'saifah-tests-';
/** Bytes: several times what all tests at once have in temporary files. */
const sufficient = 8 * 2 ** 30;

/**
 * Creates a folder in memory for the temporary files of this process: databases and shops of tests create and delete so many files that a disk
 * takes longer than the tests. Deletes those of runs that were killed.
 *
 * @param memory where Linux keeps files in memory
 * @returns undefined where memory cannot hold files, has less than 8 GiB free, or files in it cannot be executed, as in a container
 */
export function createMemoryFolder(memory = '/dev/shm'): string | undefined {
  if (!existsSync(memory)) return undefined;
  for (const folder of globSync(`${memory}/${prefix}*`))
    if (!isRunning(Number(basename(folder).slice(prefix.length)))) rmSync(folder, { recursive: true, force: true });
  const { bavail, bsize } = statfsSync(memory);
  if (Math.min(bavail * bsize, process.availableMemory()) < sufficient) return undefined;
  const folder = join(memory, `${prefix}${process.pid}`);
  // PostgreSQL runs as another user where tests run as root.
  mkdirSync(folder, { mode: 0o711 });
  if (isExecutable(folder)) return folder;
  rmSync(folder, { recursive: true });
  return undefined;
}

/** Whether programs can run from the folder: PostgreSQL and the browser are unpacked into it. */
function isExecutable(folder: string): boolean {
  const program = join(folder, 'program');
  writeFileSync(program, '', { mode: 0o755 });
  try {
    accessSync(program, constants.X_OK);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(program);
  }
}
