import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * Tells documents of this version from those of others: it changes with the code that makes words of texts, so that nobody has to
 * remember that the index is to be built anew.
 */
export const documentsVersion: string = hashOf(['./document-rules.ts', ...sourcesIn('../analysis/')]);

function sourcesIn(folder: string): string[] {
  return readdirSync(new URL(folder, import.meta.url))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
    .map((file) => folder + file);
}

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(new URL(file, import.meta.url)));
  return hash.digest('hex').slice(0, 16);
}
