import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { readingProblem } from './unreadable-file.ts';

/** A whole file that an argument of the command names, as UTF-8. Ends the command if it cannot be read. */
export function readTextFile(path: string, command: Command): Promise<string> {
  return readFile(path, 'utf8').catch((error) => command.error(`${readingProblem(path, error)}.`));
}
