import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = new Set(['.css', '.js', '.json', '.map', '.mjs', '.svg', '.txt', '.webmanifest', '.xml']);
/** A smaller file fits into one packet uncompressed. */
const minBytes = 1024;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Writes a `.br` and a `.gz` variant of every text file in `folder`, which the web server sends as they are. */
export async function compressFolder(folder: URL): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)));
  // All at once: Node compresses each in a thread of its own, as many as it has.
  await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < minBytes) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(content, { params }),
    compressGzip(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}
