import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';

const unfinishedName = /^\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.part$/;

/** No process writes one picture for so long. */
const longestWriteMs = 3600_000;

/** A name of its own for a picture until it is complete: that of the picture may be as long as the file system allows. */
export function newUnfinishedName(): string {
  return `.${randomUUID()}.part`;
}

/** Whether a file of the folder of pictures is being written, or was when an import was interrupted. */
export function isUnfinishedPicture(path: string): boolean {
  return unfinishedName.test(basename(path));
}

/** Removes what interrupted imports left in the folder of pictures. What cannot be removed is found again by the next import. */
export async function removeUnfinishedPictures(folder: string): Promise<void> {
  const paths = await readdir(folder, { recursive: true }).catch(() => []);
  for (const path of paths.filter(isUnfinishedPicture).map((name) => join(folder, name))) {
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > longestWriteMs) await rm(path, { force: true }).catch(() => {});
  }
}
