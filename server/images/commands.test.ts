import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { picturesCommand } from './commands.ts';

let root: string;
let given: string;
let images: string;

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4"/></svg>';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'));
  given = join(root, 'given');
  images = join(root, 'data', 'images');
  mkdirSync(given);
});

afterEach(() => rmSync(root, { recursive: true }));

function give(path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(given, path)), { recursive: true });
  writeFileSync(join(given, path), content);
}

async function run(args: readonly string[] = [], imageHost?: string) {
  const streams = { output: new PassThrough(), errors: new PassThrough() };
  let failed = false;
  const command = picturesCommand({
    ...streams,
    settings: () => ({ dataFolder: join(root, 'data'), imageHost }),
    markFailed: () => {
      failed = true;
    },
  });
  await command.parseAsync(['import', given, ...args], { from: 'user' });
  return { failed, output: String(streams.output.read() ?? ''), errors: String(streams.errors.read() ?? '') };
}

const png = (colour: string) =>
  sharp({ create: { width: 2, height: 2, channels: 3, background: colour } })
    .png()
    .toBuffer();

test('pictures of a folder and of the folders in it are copied to where content refers to them', async () => {
  give('hero.svg', drawing);
  give('ปีใหม่/โน้ตบุ๊ก.png', await png('red'));
  const { failed, output } = await run(['--to', '/campaigns/2027/']);
  expect(output).toBe(
    'new /images/campaigns/2027/hero.svg\nnew /images/campaigns/2027/ปีใหม่/โน้ตบุ๊ก.png\n2 new, 0 replaced, 0 unchanged, 0 refused\n',
  );
  expect(failed).toBe(false);
  expect(readFileSync(join(images, 'campaigns/2027/hero.svg'), 'utf8')).toBe(drawing);
});

test('a second run changes nothing, and a dry run writes nothing', async () => {
  give('hero.svg', drawing);
  expect((await run(['--dry-run'])).output).toContain('1 new, 0 replaced, 0 unchanged, 0 refused; nothing was written');
  expect(() => readdirSync(images)).toThrow('ENOENT');
  await run();
  expect((await run()).output).toBe('0 new, 0 replaced, 1 unchanged, 0 refused\n');
  expect(readdirSync(images)).toEqual(['hero.svg']);
});

test('another picture of the same name is only copied over with --replace', async () => {
  give('hero.png', await png('red'));
  await run();
  const blue = await png('blue');
  give('hero.png', blue);
  const refused = await run();
  expect(refused).toMatchObject({
    failed: true,
    errors: expect.stringContaining('hero.png: another picture has this name'),
  });
  expect(readFileSync(join(images, 'hero.png')).equals(blue)).toBe(false);
  expect((await run(['--replace'])).output).toContain('replaced /images/hero.png');
  expect(readFileSync(join(images, 'hero.png')).equals(blue)).toBe(true);
});

test('files that are no pictures of their name are refused by reason, and the others are copied', async () => {
  give('good.png', await png('red'));
  give('photo.jpg', await png('red'));
  give('text.png', 'no picture');
  give('notes.txt', 'text');
  give('two words.png', await png('red'));
  give('large.png', Buffer.concat([await png('red'), Buffer.alloc(20 * 2 ** 20)]));
  const { failed, output, errors } = await run();
  expect(errors.trim().split('\n')).toEqual([
    'large.png: has 21 MB: at most 20 are allowed',
    'notes.txt: is no name of a picture',
    'photo.jpg: is png, not jpeg',
    'text.png: cannot be read as a picture',
    'two words.png: is no name of a picture',
  ]);
  expect(output).toContain('new /images/good.png');
  expect(failed).toBe(true);
});

test('a path that leaves the folder of the pictures is refused', async () => {
  give('hero.svg', drawing);
  expect(await run(['--to', '../../etc'])).toMatchObject({ failed: true });
  expect(readdirSync(root)).toEqual(['given']);
});

test('a shop with an image host says where its pictures are', async () => {
  give('hero.svg', drawing);
  expect(await run([], 'https://images.example')).toMatchObject({
    failed: true,
    errors: 'The pictures come from https://images.example (IMAGE_HOST): put them there.\n',
  });
});
