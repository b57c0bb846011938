import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  globSync,
  mkdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';

/** Where Linux keeps files in memory. */
const memory = '/dev/shm';
const prefix = 'saifah-tests-';
/** Bytes: several times what all tests at once have in temporary files. */
const sufficient = 8 * 2 ** 30;

/**
 * Creates a folder in memory for the temporary files of this process: databases and shops of tests create and delete so many files that a disk
 * takes longer than the tests. Deletes those of runs that were killed.
 *
 * @returns undefined where memory cannot hold files, has less than 8 GiB free, or files in it cannot be executed, as in a container
 */
export function createMemoryFolder(): string | undefined {
  if (!existsSync(memory)) return undefined;
  for (const folder of globSync(`${memory}/${prefix}*`))
    if (!isRunning(Number(basename(folder).slice(prefix.length)))) rmSync(folder, { recursive: true, force: true });
  const { bavail, bsize } = statfsSync(memory);
  if (Math.min(bavail * bsize, process.availableMemory()) < sufficient) return undefined;
  const folder = join(memory, `${prefix}${process.pid}`);
  mkdirSync(folder);
  // PostgreSQL runs as another user where tests run as root.
  chmodSync(folder, 0o711);
  if (isExecutable(folder)) return folder;
  rmSync(folder, { recursive: true });
  return undefined;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
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
