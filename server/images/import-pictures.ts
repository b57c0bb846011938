import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, extname, join, relative, sep } from 'node:path';
import sharp from 'sharp';
import { isPicturePath, maxPictureBytes } from './rules.ts';

export interface PictureImport {
  /** The folder with the files. */
  folder: string;
  dataFolder: string;
  /** A path below `/images/` that is put before the paths in the folder; may be empty. */
  to: string;
  /** Whether other pictures of the same name are overwritten. */
  replace?: boolean;
  dryRun?: boolean;
}

/** What happened to a file; `path` is below `/images/`. */
export type PictureOutcome =
  | { kind: 'new' | 'replaced' | 'unchanged'; path: string }
  | { kind: 'refused'; path: string; reason: string };

/** Formats by the extension of a file, as sharp names them. */
const formatByExtension: Readonly<Record<string, string>> = {
  '.svg': 'svg',
  '.png': 'png',
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.webp': 'webp',
};

/**
 * Copies the pictures of a folder into the shop, one after the other. Each is complete or absent: readers never see half of one.
 *
 * @throws if the folder cannot be read
 */
export async function* importPictures({
  folder,
  dataFolder,
  to,
  replace,
  dryRun,
}: PictureImport): AsyncGenerator<PictureOutcome> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const prefix = to.split('/').filter(Boolean);
  for (const file of files) {
    const path = [...prefix, ...relative(folder, file).split(sep)].join('/').normalize('NFC');
    const problem = isPicturePath(path) ? await problemOf(file) : 'is no name of a picture';
    if (problem !== undefined) {
      yield { kind: 'refused', path, reason: problem };
      continue;
    }
    const content = await readFile(file);
    const target = join(dataFolder, 'images', path);
    const existing = await readFile(target).catch(ignoreMissing);
    if (existing?.equals(content)) {
      yield { kind: 'unchanged', path };
      continue;
    }
    if (existing && !replace) {
      yield { kind: 'refused', path, reason: 'another picture has this name: give it a new one, or use --replace' };
      continue;
    }
    if (!dryRun) {
      await mkdir(dirname(target), { recursive: true });
      const temporary = `${target}.${process.pid}.part`;
      await writeFile(temporary, content);
      await rename(temporary, target);
    }
    yield { kind: existing ? 'replaced' : 'new', path };
  }
}

async function problemOf(file: string): Promise<string | undefined> {
  const { size } = await stat(file);
  if (size > maxPictureBytes)
    return `has ${Math.ceil(size / 2 ** 20)} MB: at most ${maxPictureBytes / 2 ** 20} are allowed`;
  const expected = formatByExtension[extname(file).toLowerCase()];
  try {
    const { format } = await sharp(file).metadata();
    return format === expected ? undefined : `is ${format}, not ${expected}`;
  } catch {
    return 'cannot be read as a picture';
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
