import { mkdir, readdir, readFile, rename, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { type Locale, locales } from '#contract/locale.ts';

/**
 * Adds or checks messages of the storefront: one file per language, sorted by key.
 *
 *   npm run messages -- add <<< '{"cart_title":{"th":"ตะกร้า","en":"Cart"}}'
 *   npm run messages -- check
 */
type Messages = Record<string, unknown>;

const root = new URL('../', import.meta.url).pathname;
const folder = join(root, 'storefront/i18n/messages');
const lock = join(folder, '.lock');
const schema = 'https://inlang.com/schema/inlang-message-format';
const keyPattern = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;

function fileOf(locale: Locale): string {
  return join(folder, `${locale}.json`);
}

async function read(locale: Locale): Promise<Messages> {
  const { $schema: _, ...messages } = JSON.parse(await readFile(fileOf(locale), 'utf8')) as Messages;
  return messages;
}

function formatted(messages: Messages): string {
  const sorted = Object.fromEntries(Object.entries(messages).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify({ $schema: schema, ...sorted }, null, 2)}\n`;
}

/** Uses a folder as a lock: only one process can create it. */
async function withLock(run: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    try {
      await mkdir(lock);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (Date.now() > deadline) throw new Error(`${lock} is held by another process; delete it if none is running`);
      await wait(50);
    }
  }
  try {
    await run();
  } finally {
    await rmdir(lock);
  }
}

async function add(entries: Record<string, Partial<Record<Locale, unknown>>>): Promise<string[]> {
  const problems: string[] = [];
  await withLock(async () => {
    const files = new Map<Locale, Messages>();
    for (const locale of locales) files.set(locale, await read(locale));
    for (const [key, translations] of Object.entries(entries)) {
      if (!keyPattern.test(key)) problems.push(`${key}: keys are snake_case, prefixed by the feature`);
      for (const [locale, messages] of files) {
        const translation = translations[locale];
        if (translation === undefined || translation === '') problems.push(`${key}: no text for ${locale}`);
        else if (key in messages && JSON.stringify(messages[key]) !== JSON.stringify(translation))
          problems.push(`${key}: ${locale} already has the text ${JSON.stringify(messages[key])}`);
        else messages[key] = translation;
      }
    }
    if (problems.length) return;
    for (const [locale, messages] of files) {
      const next = `${fileOf(locale)}.next`;
      await writeFile(next, formatted(messages));
      await rename(next, fileOf(locale));
    }
  });
  return problems;
}

async function sources(directory: string): Promise<string> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.includes('i18n/paraglide'),
  );
  const texts = await Promise.all(files.map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8')));
  return texts.join('\n');
}

async function check(): Promise<string[]> {
  const problems: string[] = [];
  const files = new Map<Locale, Messages>();
  for (const locale of locales) {
    const messages = await read(locale);
    files.set(locale, messages);
    if ((await readFile(fileOf(locale), 'utf8')) !== formatted(messages)) problems.push(`${locale}.json is not sorted`);
  }
  const keys = new Set([...files.values()].flatMap((messages) => Object.keys(messages)));
  const used = new Set(
    Array.from((await sources(join(root, 'storefront'))).matchAll(/\bm\.([a-z0-9_]+)/g), ([, key]) => key),
  );
  for (const key of keys) {
    for (const [locale, messages] of files) if (!(key in messages)) problems.push(`${key}: missing in ${locale}.json`);
    if (!used.has(key)) problems.push(`${key}: not used in storefront/`);
  }
  for (const key of used) if (key && !keys.has(key)) problems.push(`${key}: used, but not defined in any file`);
  return problems;
}

const [command = 'check'] = process.argv.slice(2);
let problems: string[];
if (command === 'add') problems = await add(JSON.parse(await text(process.stdin)));
else if (command === 'check') problems = await check();
else problems = ['usage: node tools/messages.ts add < messages.json | [check]'];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length ? 1 : 0;
