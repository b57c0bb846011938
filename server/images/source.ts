import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { maxPictureBytes } from './rules.ts';

/** The bytes of a picture, or why there are none. */
export type Original = Buffer | 'missing' | 'unavailable';

/** A source of pictures, by paths that `isPicturePath` accepts. Throws if a picture exists and cannot be read. */
export interface Source {
  /** Changes with the picture; null if there is no such picture. Must be cheap. */
  version(path: string): Promise<string | null>;
  read(path: string): Promise<Original>;
}

/** Pictures in a folder. */
export function folderSource(folder: string): Source {
  return {
    async version(path) {
      const found = await stat(join(folder, path)).catch(ignoreMissing);
      return found?.isFile() ? `${found.mtimeMs}-${found.size}` : null;
    },
    async read(path) {
      return (await readFile(join(folder, path)).catch(ignoreMissing)) ?? 'missing';
    },
  };
}

/** The source of the shop's pictures: its data folder, or another host. */
export function pictureSource(
  { dataFolder, imageHost }: { dataFolder: string; imageHost: string | undefined },
  clock: () => Date,
): Source {
  return imageHost ? hostSource(imageHost, clock) : folderSource(join(dataFolder, 'images'));
}

const fetchTimeoutMs = 10_000;
const dayMs = 86_400_000;

/** Pictures of another host, fetched again every day. */
function hostSource(host: string, clock: () => Date): Source {
  return {
    version: async () => `day-${Math.floor(clock().getTime() / dayMs)}`,
    async read(path) {
      const url = `${host}/${path.split('/').map(encodeURIComponent).join('/')}`;
      try {
        const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(fetchTimeoutMs) });
        if (!response.ok || !response.body) {
          // An unread body keeps its connection open.
          await response.body?.cancel();
          return response.status === 404 || response.status === 410 ? 'missing' : 'unavailable';
        }
        const chunks: Uint8Array[] = [];
        let bytes = 0;
        for await (const chunk of response.body) {
          bytes += chunk.length;
          if (bytes > maxPictureBytes) return 'unavailable';
          chunks.push(chunk);
        }
        return Buffer.concat(chunks);
      } catch {
        return 'unavailable';
      }
    },
  };
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'ENAMETOOLONG' || error.code === 'EISDIR')
    return undefined;
  throw error;
}
