import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * A hash of the code that turns texts into lexemes. Documents of another version are rebuilt at startup, so a change of this code needs no
 * manual reindex.
 */
export const documentsVersion: string = hashOf([
  './document-rules.ts',
  '../../thai-text/thai-text.ts',
  ...sourcesIn('../analysis/'),
]);

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
