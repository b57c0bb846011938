import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseUnusable } from './database.ts';

/**
 * Locks a folder for this process by a pid file in it; a stale file of an ended process is replaced.
 * @returns a function that releases the lock
 * @throws DatabaseUnusable if another running process holds it, or the folder is not writable
 */
export function acquireFolderLock(folder: string): () => void {
  const file = join(folder, 'process.pid');
  for (;;) {
    try {
      const handle = openSync(file, 'wx');
      writeSync(handle, String(process.pid));
      closeSync(handle);
      return () => rmSync(file, { force: true });
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code !== 'EEXIST') throw new DatabaseUnusable(`The data folder ${folder} cannot be written: ${message}`);
    }
    const owner = Number(readFileSync(file, 'utf8'));
    if (owner !== process.pid && isRunning(owner)) {
      throw new DatabaseUnusable(
        `The data folder ${folder} is in use by process ${owner}; stop it first, or set DATA_FOLDER to another folder.`,
      );
    }
    rmSync(file, { force: true });
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
