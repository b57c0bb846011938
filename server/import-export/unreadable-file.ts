/** Why a file that an operator named was not read, from the error of the file system. */
export function readingProblem(path: string, { code }: NodeJS.ErrnoException): string {
  return code === 'ENOENT' ? `${path} does not exist` : `${path} cannot be read`;
}

/** The whole file cannot be read. The message is shown to the operator. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError';
}
