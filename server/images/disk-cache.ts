import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

/** Files by name in a folder of bounded size; the least recently used are evicted first. */
export interface DiskCache {
  get(name: string): Promise<Buffer | undefined>;
  set(name: string, content: Buffer): Promise<void>;
}

/** Opens the folder with the files it already has. A file that another process removed is a miss. */
export async function openDiskCache(folder: string, maxBytes: number): Promise<DiskCache> {
  await mkdir(folder, { recursive: true });
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_bytes, name, reason) => {
      // A file that cannot be removed is found again at the next start.
      if (reason === 'evict') void rm(join(folder, name), { force: true }).catch(() => {});
    },
  });
  for (const { name, size } of await filesByAge(folder)) sizes.set(name, size);

  return {
    async get(name) {
      if (sizes.get(name) === undefined) return undefined;
      try {
        return await readFile(join(folder, name));
      } catch {
        sizes.delete(name);
        return undefined;
      }
    },
    async set(name, content) {
      const unfinished = join(folder, `${randomUUID()}.tmp`);
      await writeFile(unfinished, content);
      await rename(unfinished, join(folder, name));
      sizes.set(name, content.length);
    },
  };
}

/** Oldest first. Removes unfinished and empty files, which a crash leaves behind. */
async function filesByAge(folder: string): Promise<{ name: string; size: number }[]> {
  const files: { name: string; size: number; mtimeMs: number }[] = [];
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const stats = await stat(path).catch(() => undefined);
    if (!stats?.isFile()) continue;
    if (name.endsWith('.tmp') || stats.size === 0) await rm(path, { force: true });
    else files.push({ name, size: stats.size, mtimeMs: stats.mtimeMs });
  }
  return files.sort((a, b) => a.mtimeMs - b.mtimeMs);
}
