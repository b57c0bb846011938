import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { z } from 'zod';
import { readingProblem } from '../import-export/unreadable-file.ts';

const manifestName = 'manifest.json';

const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** In their order. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** By name. */
  tables: z.record(
    z.string(),
    z.object({ columns: z.array(z.string()), rows: z.number(), sums: z.record(z.string(), z.string()) }),
  ),
  sequences: z.record(z.string(), z.string()),
  /** What the books did not fulfil. */
  violations: z.array(z.string()),
  /** By name: SHA-256 of every other entry, in hex. */
  checksums: z.record(z.string(), z.string()),
});

/** What an archive has. It is the last entry: an archive that was cut off has none. */
export type Manifest = z.infer<typeof manifestSchema>;

/** The archive is not complete or not one of a shop; `message` is one line for the operator. */
export class ArchiveUnusable extends Error {
  override name = 'ArchiveUnusable';
}

export interface ArchiveWriter {
  add(name: string, content: Uint8Array): Promise<void>;
  /** Writes the manifest and ends the file. */
  finish(manifest: Omit<Manifest, 'format' | 'checksums'>): Promise<void>;
  /** Ends without a manifest. */
  abort(): void;
}

/** Writes a compressed tar file. */
export function writeArchive(file: Writable): ArchiveWriter {
  const tar = pack();
  const written = pipeline(tar, createGzip({ level: 6 }), file);
  written.catch(() => {});
  const checksums: Record<string, string> = {};
  const openEntry = async (name: string, size: number) => {
    try {
      return tar.entry({ name, size, mode: 0o600 });
    } catch (error) {
      // A full disk has ended the file since the last entry.
      await written;
      throw error;
    }
  };
  const write = async (name: string, content: Uint8Array) => {
    const entry = await openEntry(name, content.byteLength);
    entry.end(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
    // A full disk ends the file, and no entry would ever be finished.
    await Promise.race([finished(entry as never), written]);
  };
  return {
    async add(name, content) {
      checksums[name] = createHash('sha256').update(content).digest('hex');
      await write(name, content);
    },
    async finish(manifest) {
      await write(manifestName, Buffer.from(JSON.stringify({ format: 1, ...manifest, checksums })));
      tar.finalize();
      await written;
    },
    abort: () => tar.destroy(),
  };
}

/** The entries of an archive in their order. */
export async function* readEntries(file: string): AsyncGenerator<{ name: string; content: Buffer }> {
  const tar = extract();
  const read = pipeline(createReadStream(file), createGunzip(), tar);
  read.catch(() => {});
  for await (const entry of tar) {
    const parts: Buffer[] = [];
    for await (const part of entry) parts.push(part as Buffer);
    yield { name: entry.header.name, content: Buffer.concat(parts) };
  }
  await read;
}

/**
 * Reads all of an archive and compares its checksums.
 * @throws ArchiveUnusable if it cannot be read, is cut off, was changed, or is not a backup of a shop
 */
export async function verifyArchive(file: string): Promise<Manifest> {
  const found: Record<string, string> = {};
  let manifest: Manifest | undefined;
  try {
    for await (const { name, content } of readEntries(file)) {
      if (name === manifestName) manifest = manifestSchema.parse(JSON.parse(content.toString('utf8')));
      else found[name] = createHash('sha256').update(content).digest('hex');
    }
  } catch (error) {
    const isUnreadable = error instanceof Error && 'syscall' in error;
    const problem = isUnreadable
      ? readingProblem(file, error as NodeJS.ErrnoException)
      : `${file} is not a complete backup: ${firstLine(error)}`;
    throw new ArchiveUnusable(`${problem}. Nothing was written.`);
  }
  if (!manifest)
    throw new ArchiveUnusable(`${file} is not a complete backup: it has no manifest. Nothing was written.`);
  const { checksums } = manifest;
  const damaged = [...new Set([...Object.keys(checksums), ...Object.keys(found)])].find(
    (name) => checksums[name] !== found[name],
  );
  if (damaged)
    throw new ArchiveUnusable(`${file} is damaged: ${damaged} differs from its checksum. Nothing was written.`);
  return manifest;
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}
