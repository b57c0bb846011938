const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'does not exist',
  EISDIR: 'is a folder, not a file',
  EACCES: 'cannot be read by the user who runs this command',
};

/** Why a file that an operator named was not read, from the error of the file system. */
export function readingProblem(path: string, { code = '', message }: NodeJS.ErrnoException): string {
  return `${path} ${reasons[code] ?? `cannot be read: ${message}`}`;
}

/** The whole file cannot be read. The message is shown to the operator. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError';
}
