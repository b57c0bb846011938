import type { FastifyBaseLogger } from 'fastify';
import { createTaskProcess, FairQueue, type TaskRequest } from '../images/images.ts';
import type { ReadRequest, ReadResult } from './reader-process.ts';
import { fileTypeOf } from './rules.ts';

/** An uploaded file as it is stored. */
export interface ReadFile {
  /** A JPEG of each page without the metadata of the file; a picture has one. */
  pictures: Uint8Array[];
  /** The texts of the QR codes, if they are searched. */
  codes: string[];
}

/**
 * Why a file is refused. `not_readable`: it is empty, damaged, blank, has too many pages, is too large when decoded, or takes too long.
 * `too_many_requests`: too many files of the caller wait. `unavailable`: too many files wait, or the request has ended.
 */
export type FileRefusal =
  | 'type_not_supported'
  | 'heic_not_supported'
  | 'not_readable'
  | 'too_many_requests'
  | 'unavailable';

/** Opens the files that shoppers upload, one at a time. Callers take turns. */
export interface FileReader {
  read(file: Uint8Array, request: TaskRequest): Promise<ReadFile | FileRefusal>;
  close(): void;
}

export interface FileReaderOptions {
  /** The types that are opened, besides JPEG and PNG. */
  types: readonly ('webp' | 'pdf')[];
  /** See `ReadRequest`. */
  maxPages: number | null;
  readsCodes: boolean;
  /** How long a file may take. By default 12 seconds: a page of the largest size takes about one, ten times that on a busy machine. */
  timeoutMs?: number;
}

/** Up to 10 MB each, in memory. */
const maxFiles = { tasks: 20, tasksPerCaller: 3 };
/** After which a file that was refused because others wait may be sent again. */
export const retryAfterSeconds = 10;

/** The type of a file is recognised by its content; it is opened in a separate process (decisions 011 and 018). */
export function createFileReader(
  log: FastifyBaseLogger,
  { types, maxPages, readsCodes, timeoutMs = 12_000 }: FileReaderOptions,
): FileReader {
  const process = createTaskProcess<ReadRequest, ReadResult>(new URL('reader-process.ts', import.meta.url), timeoutMs, {
    // A file that made a library fail may have broken it for all others.
    endsAfter: (result) => 'failure' in result,
    log,
  });
  const queue = new FairQueue(maxFiles);
  const opened: readonly string[] = ['jpeg', 'png', ...types];
  return {
    async read(file, request) {
      const type = fileTypeOf(file);
      if (!type) return file.length > 0 ? 'type_not_supported' : 'not_readable';
      if (type === 'heic') return 'heic_not_supported';
      if (!opened.includes(type)) return 'type_not_supported';
      const read = await queue.run(request, () => process.run({ type, file, maxPages, readsCodes }));
      if (read === 'too_many_requests' || read === 'unavailable') return read;
      if (read === 'timed_out' || 'failure' in read) {
        log.info({ type, reason: read === 'timed_out' ? read : read.failure }, 'an uploaded file cannot be opened');
        return 'not_readable';
      }
      return read;
    },
    close: process.close,
  };
}
