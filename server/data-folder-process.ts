/*
 * Tries the data folder in its argument: creates it, writes into it and reads what a shop reads at its start. Prints what fails. In a
 * process of its own, because a call into a file system that does not answer never returns.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFolder } from './create-folder.ts';

const [folder = ''] = process.argv.slice(2);
try {
  createFolder(folder);
  const file = join(folder, `.writable-${process.pid}`);
  writeFileSync(file, '');
  rmSync(file);
  for (const name of ['token-secret', 'database/process.pid']) readIfThere(join(folder, name));
} catch (error) {
  process.stdout.write((error as Error).message);
  process.exitCode = 1;
}

function readIfThere(file: string): void {
  try {
    readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
