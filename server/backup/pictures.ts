import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { createFolder } from '../create-folder.ts';
import { isUnfinishedPicture } from '../images/images.ts';
import { ArchiveUnusable, type ArchiveWriter, readEntries } from './archive.ts';

const entryPrefix = 'images/';
const stagingPrefix = '.restore-';

/** Where pictures of a backup wait until its tables are loaded: in the folder of pictures, so that they can be moved from there at once. */
interface Staging {
  /** The folder of pictures. */
  folder: string;
  /** SHA-256 of the backup's manifest, in hex. */
  backup: string;
}

const stagingFolder = ({ folder, backup }: Staging) => join(folder, `${stagingPrefix}${backup.slice(0, 12)}`);

/** Adds the pictures of a folder to an archive, without those of unfinished restores and imports. @returns their number */
export async function archivePictures(archive: ArchiveWriter, folder: string): Promise<number> {
  const files = (await filesIn(folder)).filter((path) => !path.startsWith(stagingPrefix) && !isUnfinishedPicture(path));
  for (const path of files.sort())
    await archive.add(`${entryPrefix}${path.split(sep).join('/')}`, await readFile(join(folder, path)));
  return files.length;
}

/** Writes the pictures of an archive beside those of the shop; what an earlier call has written is replaced. @returns their number */
export async function stagePictures(file: string, staging: Staging): Promise<number> {
  const staged = stagingFolder(staging);
  await rm(staged, { recursive: true, force: true });
  let pictures = 0;
  for await (const { name, content } of readEntries(file)) {
    if (!name.startsWith(entryPrefix)) continue;
    const path = resolve(staged, name.slice(entryPrefix.length));
    if (!path.startsWith(staged + sep)) throw new ArchiveUnusable(`${name} is outside of the folder of pictures.`);
    createFolder(dirname(path));
    await writeFile(path, content);
    pictures += 1;
  }
  return pictures;
}

/** Moves the staged pictures to where the shop reads them; others of the same name are replaced. */
export async function placePictures(staging: Staging): Promise<void> {
  const staged = stagingFolder(staging);
  for (const path of await filesIn(staged)) {
    const target = join(staging.folder, path);
    createFolder(dirname(target));
    await rename(join(staged, path), target);
  }
  await removeStaged(staging);
}

export function removeStaged(staging: Staging): Promise<void> {
  return rm(stagingFolder(staging), { recursive: true, force: true });
}

/** The paths of all files below a folder. */
async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
