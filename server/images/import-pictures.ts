import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { createFolder } from '../create-folder.ts';
import { type PictureFile, pictureFiles } from './picture-files.ts';
import { pictureNameOf } from './picture-names.ts';
import type { PrepareRequest, PrepareResult } from './prepare-process.ts';
import { maxPictureBytes } from './rules.ts';
import { createTaskProcess, type TaskProcess } from './task-process.ts';
import { newUnfinishedName, removeUnfinishedPictures } from './unfinished-pictures.ts';

export interface PictureImport {
  /** A folder or a ZIP file. */
  source: string;
  dataFolder: string;
  /** A path below `/images/` that is put before the paths in the source; may be empty. */
  to: string;
  /** Whether other pictures of the same name are overwritten. */
  replace?: boolean | undefined;
  dryRun?: boolean | undefined;
  /** The reason why a file is left out, by its path in the source; undefined if it is not. */
  reasonToLeaveOut?: ((path: string) => string | undefined) | undefined;
}

/** What happened to a file; `file` is its path in the source, `path` that below `/images/`. */
export type PictureOutcome =
  | { kind: 'new' | 'replaced' | 'unchanged'; file: string; path: string }
  | { kind: 'refused'; file: string; reason: string };

/** The largest file that is read. */
const maxFileBytes = 50 * 2 ** 20;
/** The longest name of a file or folder on most file systems. A Thai letter is three bytes. */
const maxNameBytes = 255;
/** Each process may need some hundred megabytes. */
const maxProcesses = 4;
const timeoutMs = 30_000;

type Preparer = TaskProcess<PrepareRequest, PrepareResult>;

/**
 * Puts the pictures of a folder or ZIP file into the shop, several at a time, and returns their outcomes in order. Each picture is
 * complete or absent: readers never see half of one. Removes what earlier imports that were interrupted left.
 *
 * @throws UnreadableFileError if the source cannot be read
 */
export async function* importPictures(given: PictureImport): AsyncGenerator<PictureOutcome> {
  if (!given.dryRun) await removeUnfinishedPictures(join(given.dataFolder, 'images'));
  const script = new URL('prepare-process.ts', import.meta.url);
  const preparers = Array.from({ length: Math.min(availableParallelism(), maxProcesses) }, () =>
    createTaskProcess<PrepareRequest, PrepareResult>(script, timeoutMs),
  );
  const idle = [...preparers];
  const running: { outcome: Promise<PictureOutcome>; preparer: Preparer }[] = [];
  const taken: TakenPaths = { files: new Map(), folders: new Set() };
  const next = async () => {
    const first = running.shift();
    if (first) idle.push(first.preparer);
    return first?.outcome;
  };
  try {
    for await (const file of pictureFiles(given.source)) {
      if (idle.length === 0) {
        const outcome = await next();
        if (outcome) yield outcome;
      }
      const preparer = idle.pop();
      if (!preparer) throw new Error('no process is free to prepare a picture');
      const outcome = importFile(file, given, taken, preparer);
      // It is awaited in its turn; another may fail before.
      outcome.catch(() => {});
      running.push({ outcome, preparer });
    }
    while (running.length > 0) {
      const outcome = await next();
      if (outcome) yield outcome;
    }
  } finally {
    for (const preparer of preparers) preparer.close();
  }
}

/** The paths that pictures of the source get, whether or not they are written. */
interface TakenPaths {
  /** The files of the source by the paths that they get. */
  files: Map<string, string>;
  /** The folders of these paths. */
  folders: Set<string>;
}

async function importFile(
  { path: file, size, read }: PictureFile,
  { dataFolder, to, replace, dryRun, reasonToLeaveOut }: PictureImport,
  taken: TakenPaths,
  preparer: Preparer,
): Promise<PictureOutcome> {
  const refuse = (reason: string): PictureOutcome => ({ kind: 'refused', file, reason });
  const name = pictureNameOf(`${to}/${file}`);
  if ('refused' in name) return refuse(name.refused);
  const { path, format } = name;
  const other = taken.files.get(path);
  if (other !== undefined) return refuse(`gets the same name as ${other}: rename one of them`);
  const folders = foldersOf(path);
  if (path.split('/').some((part) => Buffer.byteLength(part) > maxNameBytes)) return refuse(impossibleName);
  if (taken.folders.has(path) || folders.some((folder) => taken.files.has(folder))) return refuse(impossibleName);
  taken.files.set(path, file);
  for (const folder of folders) taken.folders.add(folder);
  const leftOut = reasonToLeaveOut?.(file);
  if (leftOut !== undefined) return refuse(leftOut);
  if (size > maxFileBytes) return refuse(tooLarge(size, maxFileBytes));
  const source = await read().catch((error: Error) => error);
  if (source instanceof Error) return refuse(source.message);
  const prepared = await preparer.run({ source, format });
  if (prepared === 'timed_out') return refuse('takes too long to draw');
  if ('refused' in prepared) return refuse(prepared.refused);
  const content = prepared.body ?? source;
  if (content.length > maxPictureBytes) return refuse(tooLarge(content.length, maxPictureBytes));
  const target = join(dataFolder, 'images', path);
  const existing = await readFile(target).catch(ignoreMissing);
  if (existing === 'not_possible') return refuse(impossibleName);
  if (existing?.equals(content)) return { kind: 'unchanged', file, path };
  if (existing && !replace) return refuse('another picture has this name: give it a new one, or use --replace');
  if (!dryRun) await writePicture(target, content);
  return { kind: existing ? 'replaced' : 'new', file, path };
}

async function writePicture(target: string, content: Uint8Array): Promise<void> {
  createFolder(dirname(target));
  const temporary = join(dirname(target), newUnfinishedName());
  try {
    await writeFile(temporary, content);
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** The folders that a path is in, such as `a` and `a/b` of `a/b/c.png`. */
function foldersOf(path: string): string[] {
  const segments = path.split('/').slice(0, -1);
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}

function tooLarge(bytes: number, maximum: number): string {
  return `has ${Math.ceil(bytes / 2 ** 20)} MB: at most ${maximum / 2 ** 20} are allowed`;
}

const impossibleName = 'cannot have this name here: shorten it, or rename the file or folder';

/** Names that are too long for the file system, or of which a part is a file where a folder must be, or the reverse. */
const impossibleNames = ['ENAMETOOLONG', 'ENOTDIR', 'EISDIR'];

function ignoreMissing(error: NodeJS.ErrnoException): undefined | 'not_possible' {
  if (error.code === 'ENOENT') return undefined;
  if (impossibleNames.includes(error.code ?? '')) return 'not_possible';
  throw error;
}
