import { stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { readingProblem, UnreadableFileError } from '../import-export/unreadable-file.ts';
import type { PictureFile } from './picture-files.ts';
import { isSystemFile } from './picture-names.ts';

/** Pictures are compressed already. What a ZIP file makes this much smaller is none, but may be made to fill the memory. */
const maxRatio = 100;
/** Bytes, below which the ratio says nothing. */
const smallBytes = 2 ** 20;

/** The files of a ZIP file, ordered by path. */
export async function* zipFiles(path: string): AsyncGenerator<PictureFile> {
  const zip = await yauzl.openPromise(path, { autoClose: false, decodeStrings: false }).catch(unreadable(path));
  try {
    const entries = await readEntries(zip, path);
    const files = entries
      .map((entry) => ({ path: nameOf(entry), size: entry.uncompressedSize, read: () => readEntry(zip, entry) }))
      .filter((file) => !/[\\/]$/.test(file.path) && !isSystemFile(file.path));
    yield* files.sort((a, b) => (a.path < b.path ? -1 : 1));
  } finally {
    zip.close();
  }
}

function unreadable(path: string): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    if (error.syscall) throw new UnreadableFileError(readingProblem(path, error));
    throw new UnreadableFileError(`${path} is neither a folder nor a whole ZIP file: ${error.message}`);
  };
}

async function readEntries(zip: ZipFile, path: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  let bytes = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      entries.push(entry);
      bytes += entry.compressedSize;
    }
  } catch (error) {
    return unreadable(path)(error as Error);
  }
  const { size } = await stat(path);
  if (bytes > size) return unreadable(path)(new Error('its entries overlap'));
  return entries;
}

/** Names are UTF-8 by a flag, or without it, else in the code page of Thai Windows. */
function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  const isMarked = (generalPurposeBitFlag & 0x800) !== 0 || extraFields.some(({ id }) => id === 0x7075);
  if (isMarked) return yauzl.getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(fileNameRaw);
  } catch {
    return new TextDecoder('windows-874').decode(fileNameRaw);
  }
}

async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  if (entry.isEncrypted()) throw new Error('is encrypted: unpack the ZIP file and import the folder');
  if (!entry.canDecodeFileData())
    throw new Error('is packed in an unknown way: unpack the ZIP file and import the folder');
  if (entry.uncompressedSize > smallBytes && entry.uncompressedSize > entry.compressedSize * maxRatio)
    throw new Error('is no picture: it is packed too small for one');
  try {
    return await buffer(await zip.openReadStreamPromise(entry));
  } catch {
    throw new Error('is damaged in the ZIP file');
  }
}
