import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseUnusable } from './database.ts';

const sqliteBusy = 5;

/**
 * Locks a folder for this process. The operating system holds the lock, on a file of SQLite in it, and releases it when the process
 * ends, however it ends (decision 036).
 * @returns a function that releases the lock
 * @throws DatabaseUnusable if another process holds it, or the folder is not writable
 */
export function acquireFolderLock(folder: string): () => void {
  const pidFile = join(folder, 'process.pid');
  const lockFile = join(folder, 'lock');
  if (!existsSync(lockFile) && isRunning(Number(ownerIn(pidFile)))) throw inUse(folder, pidFile);
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(lockFile);
    lock.exec('pragma journal_mode = off; begin exclusive');
    writeFileSync(pidFile, String(process.pid));
  } catch (error) {
    lock?.close();
    const { errcode, message } = error as Error & { errcode?: number };
    throw errcode === sqliteBusy
      ? inUse(folder, pidFile)
      : new DatabaseUnusable(`The data folder ${folder} cannot be locked: ${message}`);
  }
  return () => {
    rmSync(pidFile, { force: true });
    lock.close();
  };
}

function inUse(folder: string, pidFile: string): DatabaseUnusable {
  return new DatabaseUnusable(
    `The data folder ${folder} is in use by process ${ownerIn(pidFile)}; stop it first, or set DATA_FOLDER to another folder.`,
  );
}

/** Whether another process has that id. */
export function isRunning(pid: number): boolean {
  if (!(pid > 0) || pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The id of the process that holds the lock, in the container or on the machine where it runs. */
function ownerIn(pidFile: string): string {
  try {
    return readFileSync(pidFile, 'utf8');
  } catch {
    return '(unknown)';
  }
}
