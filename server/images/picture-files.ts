import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { readingProblem, UnreadableFileError } from '../import-export/unreadable-file.ts';
import { isSystemFile } from './picture-names.ts';
import { zipFiles } from './zip-files.ts';

/** A file that is offered as a picture. */
export interface PictureFile {
  /** In the folder or ZIP file. */
  path: string;
  /** Bytes. */
  size: number;
  /** @throws Error, with the reason for the operator, if it cannot be read */
  read(): Promise<Buffer>;
}

/**
 * The files of a folder and of the folders in it, or of a ZIP file, ordered by path; without those of operating systems.
 *
 * @throws UnreadableFileError
 */
export async function* pictureFiles(source: string): AsyncGenerator<PictureFile> {
  const found = await stat(source).catch((error) => {
    throw new UnreadableFileError(readingProblem(source, error));
  });
  if (!found.isDirectory()) return yield* zipFiles(source);
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(source, join(entry.parentPath, entry.name)))
    .filter((path) => !isSystemFile(path))
    .sort();
  for (const path of paths) {
    const file = join(source, path);
    const { size } = await stat(file);
    yield { path, size, read: () => readFile(file) };
  }
}
