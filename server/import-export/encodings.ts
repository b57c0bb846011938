import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import { UnreadableFileError } from './unreadable-file.ts';

/** Encodings that must be named. UTF-8 and UTF-16 are recognised. */
export const encodings = ['windows-874'] as const;
export type Encoding = (typeof encodings)[number];

const newline = 0x0a;

/**
 * Decodes the bytes of a text file: UTF-8, UTF-16 (as Excel saves "Unicode text"), or the given encoding.
 *
 * @throws UnreadableFileError at the first bytes that are not in the encoding, with the line and what to do
 */
export async function* decodeText(input: Readable, encoding?: Encoding): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let line = 1;
  for await (const chunk of withStart(input)) {
    decoder ??= new TextDecoder(encoding ?? recognise(chunk), { fatal: true });
    try {
      yield decoder.decode(chunk, { stream: true });
    } catch {
      throw new UnreadableFileError(describeInvalid(chunk, line, decoder.encoding));
    }
    line += countLines(chunk);
  }
  try {
    yield decoder?.decode() ?? '';
  } catch {
    throw new UnreadableFileError(`line ${line} ends within a character: the file is incomplete`);
  }
}

/** The chunks of a file, the first with enough bytes to recognise its encoding. */
async function* withStart(input: Readable): AsyncGenerator<Buffer> {
  let start: Buffer | undefined = Buffer.alloc(0);
  for await (const chunk of input as AsyncIterable<Buffer>) {
    if (start === undefined) {
      yield chunk;
      continue;
    }
    start = Buffer.concat([start, chunk]);
    if (start.length < 4) continue;
    yield start;
    start = undefined;
  }
  if (start !== undefined && start.length > 0) yield start;
}

/** The encoding of a file by its first bytes: a byte order mark, or the zeros of Latin letters in UTF-16. */
function recognise(start: Buffer): string {
  const signature = start.toString('latin1', 0, 4);
  if (signature.startsWith('PK\x03\x04'))
    throw new UnreadableFileError('the file is an Excel workbook: give its name the extension .xlsx, or --format xlsx');
  if (signature.startsWith('\xd0\xcf\x11\xe0'))
    throw new UnreadableFileError('the file is an old Excel workbook: save it as .xlsx or as "CSV UTF-8"');
  if (signature.startsWith('\xff\xfe') || /^[^\0]\0/.test(signature)) return 'utf-16le';
  if (signature.startsWith('\xfe\xff') || /^\0[^\0]/.test(signature)) return 'utf-16be';
  return 'utf-8';
}

function countLines(bytes: Buffer): number {
  let lines = 0;
  for (let at = bytes.indexOf(newline); at !== -1; at = bytes.indexOf(newline, at + 1)) lines += 1;
  return lines;
}

/** Names the first invalid line of a chunk that begins in `line`. */
function describeInvalid(chunk: Buffer, line: number, encoding: string): string {
  let number = line;
  let invalid = chunk;
  // The first line may begin within a character, and the last may end within one.
  for (let from = 0, first = true; from < chunk.length; first = false, number += 1) {
    const end = chunk.indexOf(newline, from);
    invalid = chunk.subarray(from, end === -1 ? chunk.length : end);
    if (!first && !isUtf8(invalid)) break;
    if (first && !isUtf8(invalid.subarray(continuationBytes(invalid)))) break;
    if (end === -1) break;
    from = end + 1;
  }
  if (encoding !== 'utf-8') return `line ${number} is not ${encoding}`;
  return isThai(invalid)
    ? `line ${number} is not UTF-8 and looks like Windows-874 (Thai): save the file as "CSV UTF-8", or add --encoding windows-874`
    : `line ${number} is not UTF-8: save the file as "CSV UTF-8"`;
}

/** The number of bytes at the start that continue a character. */
function continuationBytes(bytes: Buffer): number {
  const start = bytes.subarray(0, 3).findIndex((byte) => byte < 0x80 || byte > 0xbf);
  return start === -1 ? Math.min(3, bytes.length) : start;
}

/** Whether bytes are Windows-874 with a Thai consonant. */
function isThai(bytes: Buffer): boolean {
  try {
    return /[ก-ฮ]/.test(new TextDecoder('windows-874', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}
