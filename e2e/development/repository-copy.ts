import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Of what npm installs: its list, without which `npm start` would install everything once more. */
const installed = ['.bin', '.package-lock.json'];
const excludedEntries = ['.git', 'build', 'data', 'node_modules', 'test-results'];

/** A copy of this repository's working tree, whose files a test may edit. */
export interface RepositoryCopy {
  folder: string;
  /**
   * Replaces the first occurrence of a text in a file.
   * @throws Error if the file does not contain the text
   */
  edit(file: string, text: string, replacement: string): void;
  /** Writes a file, given by its path relative to the folder. Replaces the file atomically, as git does. */
  write(file: string, content: string): void;
  remove(): void;
}

export function copyRepository(): RepositoryCopy {
  const folder = mkdtempSync(join(tmpdir(), 'saifah-repository-'));
  for (const entry of readdirSync(root)) {
    if (excludedEntries.includes(entry)) continue;
    cpSync(join(root, entry), join(folder, entry), {
      recursive: true,
      filter: (path) => basename(path) !== 'node_modules',
    });
  }
  // A folder of symbolic links rather than one link, because tools write their caches into it.
  mkdirSync(join(folder, 'node_modules'));
  for (const entry of readdirSync(join(root, 'node_modules'))) {
    const isCache = entry.startsWith('.') && !installed.includes(entry);
    if (!isCache) symlinkSync(join(root, 'node_modules', entry), join(folder, 'node_modules', entry));
  }
  const write = (file: string, content: string) => {
    const path = join(folder, file);
    writeFileSync(`${path}.new`, content);
    renameSync(`${path}.new`, path);
  };
  return {
    folder,
    write,
    edit(file, text, replacement) {
      const content = readFileSync(join(folder, file), 'utf8');
      if (!content.includes(text)) throw new Error(`${file} does not contain ${text}: choose another text to edit.`);
      write(file, content.replace(text, replacement));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
