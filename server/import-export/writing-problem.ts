import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Why the system refused to write a file, such as one in a folder that does not exist, and what to do; undefined for other errors. The
 * system's own message names the draft instead of the file, and says what failed without what to do.
 */
export function writingProblem(error: unknown): string | undefined {
  const { code = '', message, syscall, path, dest } = error as NodeJS.ErrnoException & { dest?: string };
  // Names neither the file nor the disk.
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `The disk is full: ${message}. Free some space, or write to a file on another disk.`;
  if (!(error instanceof Error) || syscall === undefined || path === undefined) return undefined;
  const target = dest ?? path;
  const folder = dirname(target);
  switch (code) {
    case 'ENOENT':
      if (existsSync(folder))
        return syscall === 'mkdir'
          ? `No folder can be created in ${folder}: name another one.`
          : `${target} does not exist.`;
      return `The folder ${folder} does not exist: create it, or name another one.`;
    case 'ENOTDIR':
      return `A file is in the way of ${target}: name another folder.`;
    case 'EISDIR':
      return `${target} is a folder: name a file in it.`;
    case 'EACCES':
    case 'EPERM':
      return `The user who runs this command may not write into the folder ${folder}: allow it, or name another one.`;
    case 'EROFS':
      return `The folder ${folder} is read-only: name another one.`;
    default:
      return message;
  }
}
