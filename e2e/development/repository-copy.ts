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
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const notCopied = ['.git', 'build', 'data', 'node_modules', 'test-results'];

/** A copy of this checkout, whose files a test may edit. */
export interface Checkout {
  folder: string;
  /** Replaces a text, which has to be there, in one of the files. */
  edit(file: string, text: string, by: string): void;
  /** Writes a file by its path below the folder, as git does: by putting a new file in its place. */
  write(file: string, content: string): void;
  remove(): void;
}

export function copyCheckout(): Checkout {
  const folder = mkdtempSync(join(tmpdir(), 'saifah-checkout-'));
  for (const entry of readdirSync(root)) {
    if (!notCopied.includes(entry)) cpSync(join(root, entry), join(folder, entry), { recursive: true });
  }
  // A folder of its own with links in it, for tools write their caches there.
  mkdirSync(join(folder, 'node_modules'));
  for (const entry of readdirSync(join(root, 'node_modules'))) {
    const isCache = entry.startsWith('.') && entry !== '.bin';
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
    edit(file, text, by) {
      const content = readFileSync(join(folder, file), 'utf8');
      if (!content.includes(text)) throw new Error(`${file} does not contain ${text}: choose another text to edit.`);
      write(file, content.replace(text, by));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
