import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createProduct } from '../../testing/catalogue-factory.ts';
import { runShopCommand } from '../../testing/run-shop-command.ts';
import { createTestShop } from '../../testing/test-shop.ts';
import { zipFileOf } from '../../testing/zip-file.ts';
import { cataloguePicturesCommand } from '../commands.ts';
import { skuFinder } from './pictures-by-sku.ts';

const shop = await createTestShop();
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

function run(args: readonly string[] = [], imageHost?: string) {
  return runShopCommand(
    shop,
    (cli) => cataloguePicturesCommand({ ...cli, settings: () => ({ dataFolder: join(root, 'data'), imageHost }) }),
    ['import', given, ...args],
  );
}

const picture = (background: string, width = 2, height = 2) =>
  sharp({ create: { width, height, channels: 3, background } });
const png = (background: string) => picture(background).png().toBuffer();
const stored = (path: string) => sharp(readFileSync(join(images, path))).metadata();
const lines = (text: string) => text.trim().split('\n');

describe('importing pictures of a folder', () => {
  test('puts those of the folders in it where content refers to them', async () => {
    give('hero.svg', drawing);
    give('ปีใหม่/โน้ตบุ๊ก.png', await png('red'));
    give('.DS_Store', 'x');
    give('__MACOSX/._hero.svg', 'x');
    const { failed, output } = await run(['--to', '/campaigns/2027/']);
    expect(output).toBe(
      'new /images/campaigns/2027/hero.svg\nnew /images/campaigns/2027/ปีใหม่/โน้ตบุ๊ก.png\n2 new, 0 replaced, 0 unchanged, 0 refused\n',
    );
    expect(failed).toBe(false);
    expect(readFileSync(join(images, 'campaigns/2027/hero.svg'), 'utf8')).toBe(drawing);
  });

  test('changes nothing the second time, and writes nothing in a dry run', async () => {
    give('hero.svg', drawing);
    give(
      'photo.jpg',
      await picture('red', 2400, 100)
        .jpeg()
        .withExif({ IFD0: { Artist: 'A' } })
        .toBuffer(),
    );
    expect((await run(['--dry-run'])).output).toContain(
      '2 new, 0 replaced, 0 unchanged, 0 refused; nothing was written',
    );
    expect(() => readdirSync(images)).toThrow('ENOENT');
    await run();
    expect((await run()).output).toBe('0 new, 0 replaced, 2 unchanged, 0 refused\n');
    expect(readdirSync(images)).toEqual(['hero.svg', 'photo.jpg']);
  });

  test('removes what an interrupted import left an hour ago or more, and nothing that may be written at this moment', async () => {
    const left = (hours: number) => {
      const path = join(images, 'phones', `.${randomUUID()}.part`);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, 'half of a picture');
      const seconds = Date.now() / 1000 - hours * 3600;
      utimesSync(path, seconds, seconds);
      return path;
    };
    const [old, recent] = [left(2), left(0.5)];
    writeFileSync(join(images, 'phones', '.other.part'), 'not of an import');
    give('hero.svg', drawing);
    await run(['--dry-run']);
    expect(existsSync(old)).toBe(true);
    await run();
    expect(readdirSync(join(images, 'phones')).sort()).toEqual(['.other.part', basename(recent)].sort());
  });

  test('refuses a picture below the name of another one, and imports the others', async () => {
    give('lamp.png', await png('red'));
    await run();
    rmSync(join(given, 'lamp.png'));
    give('lamp.png/front.png', await png('blue'));
    give('other.png', await png('blue'));
    const { errors, output, failed } = await run();
    expect(errors).toContain('lamp.png/front.png: cannot have this name here');
    expect(output).toContain('1 new, 0 replaced, 0 unchanged, 1 refused');
    expect(failed).toBe(true);
  });

  test('refuses names that cannot be stored, also beside each other in a dry run, and imports the others', async () => {
    // In bytes; a file in a folder may have names of 255.
    const name = (bytes: number) => `${'ก'.repeat(Math.floor((bytes - 4) / 3))}${'x'.repeat((bytes - 4) % 3)}.png`;
    given = join(root, 'pictures.zip');
    const content = await png('red');
    const names = ['lamp.png', 'lamp.png/front.png', name(240), name(255), name(256), `${name(256)}/a.png`, 'z.png'];
    writeFileSync(given, zipFileOf(names.map((path) => ({ name: path, content }))));
    for (const options of [['--dry-run'], []]) {
      const { errors, output } = await run(options);
      const refused = lines(errors).map((line) => line.slice(0, line.indexOf(': ')));
      expect(refused.sort(), options.join()).toEqual(['lamp.png/front.png', name(256), `${name(256)}/a.png`].sort());
      expect(output).toContain('4 new, 0 replaced, 0 unchanged, 3 refused');
    }
  });

  test('writes over another picture of the same name only with --replace', async () => {
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

  test('names refused files with the reason, and imports the others', async () => {
    const photo = await picture('red', 600, 600).jpeg().toBuffer();
    give('good.png', await png('red'));
    give('cut.jpg', photo.subarray(0, photo.length / 2));
    give('text.png', 'no picture');
    give('notes.txt', 'text');
    give('photo.HEIC', 'x');
    give('drawing.png', drawing);
    give('same.avif', await picture('red').avif().toBuffer());
    give('same.webp', await picture('red').webp().toBuffer());
    give('large.png', Buffer.alloc(51 * 2 ** 20));
    give('wide.png', await picture('red', 8001, 8000).png().toBuffer());
    const two = [await png('red'), await png('blue')];
    give(
      'moving.gif',
      await sharp(two, { join: { animated: true } })
        .gif()
        .toBuffer(),
    );
    const { failed, output, errors } = await run();
    expect(lines(errors)).toEqual([
      'cut.jpg: cannot be read as a picture',
      'drawing.png: is svg, not png: correct its name',
      'large.png: has 51 MB: at most 50 are allowed',
      'moving.gif: is animated: save the frame that shoppers should see as JPEG or PNG',
      'notes.txt: is no picture: use jpg, png, webp, avif or svg',
      'photo.HEIC: is HEIC, which the shop cannot read: export it as JPEG',
      'same.webp: gets the same name as same.avif: rename one of them',
      'text.png: cannot be read as a picture',
      'wide.png: has more than 64 million pixels: make it smaller',
    ]);
    expect(output).toContain(
      'new /images/good.png\nnew /images/same.webp\n2 new, 0 replaced, 0 unchanged, 9 refused\n',
    );
    expect(failed).toBe(true);
  });

  test('makes photographs upright and at most 1920 wide, in sRGB and without the place where they were taken', async () => {
    const photo = picture('red', 1000, 4000).jpeg();
    give(
      'IMG 1 (2).JPG',
      await photo
        .withMetadata({ orientation: 6 })
        .withExifMerge({ IFD3: { GPSLatitudeRef: 'N' } })
        .toBuffer(),
    );
    give('print.jpg', await picture('#ff0000').toColourspace('cmyk').jpeg().toBuffer());
    give('screen.jpg', await picture('#ff0000').withIccProfile('p3').jpeg().toBuffer());
    await run();
    expect(await stored('IMG-1-2.jpg')).toMatchObject({ format: 'jpeg', width: 1920, height: 480 });
    expect((await stored('IMG-1-2.jpg')).exif).toBeUndefined();
    for (const name of ['print.jpg', 'screen.jpg']) {
      expect(await stored(name)).toMatchObject({ space: 'srgb', hasProfile: false });
      const [red = 0, green = 0, blue = 0] = await sharp(readFileSync(join(images, name)))
        .raw()
        .toBuffer();
      expect([red > 220, green < 60, blue < 60]).toEqual([true, true, true]);
    }
  });

  test('keeps a picture as it is that needs no change, and gives another its format by its name', async () => {
    const photo = await picture('red', 300, 300).jpeg({ quality: 40 }).toBuffer();
    give('small.jpeg', photo);
    give('web.jpg', await picture('red').webp().toBuffer());
    give('logo.gif', await picture('red').gif().toBuffer());
    await run();
    expect(readFileSync(join(images, 'small.jpeg')).equals(photo)).toBe(true);
    expect(await stored('web.jpg')).toMatchObject({ format: 'jpeg' });
    expect(await stored('logo.png')).toMatchObject({ format: 'png' });
  });

  test('refuses a path that leaves the folder of the pictures', async () => {
    give('hero.svg', drawing);
    expect(await run(['--to', '../../etc'])).toMatchObject({
      failed: true,
      errors: 'hero.svg: leads out of the folder\n',
    });
    expect(readdirSync(root)).toEqual(['given']);
  });

  test('says where the pictures of a shop with an image host are', async () => {
    expect(await run([], 'https://images.example')).toMatchObject({
      failed: true,
      errors: 'The pictures come from https://images.example (IMAGE_HOST): put them there.\n',
    });
  });
});

describe('importing pictures of a ZIP file', () => {
  beforeEach(() => {
    given = join(root, 'pictures.zip');
  });

  test('reads Thai names of Windows and of others, and skips the files of systems', async () => {
    const content = await png('red');
    const thai = Buffer.from([0xb9, 0xc7, 0xc1]);
    writeFileSync(
      given,
      zipFileOf([
        { name: 'phones/', content: Buffer.alloc(0) },
        { name: 'phones/โคม.png', content },
        { name: Buffer.concat([Buffer.from('phones\\'), thai, Buffer.from('.png')]), content },
        { name: '__MACOSX/phones/._a.png', content },
        { name: 'phones/Thumbs.db', content },
      ]),
    );
    expect(await run()).toEqual({
      failed: false,
      errors: '',
      output: 'new /images/phones/โคม.png\nnew /images/phones/นวม.png\n2 new, 0 replaced, 0 unchanged, 0 refused\n',
    });
  });

  test('refuses encrypted and hostile entries, and imports the others', async () => {
    const content = await png('red');
    writeFileSync(
      given,
      zipFileOf([
        { name: '../../../out.png', content },
        { name: 'bomb.png', content: Buffer.alloc(5 * 2 ** 20) },
        { name: 'good.png', content },
        { name: 'secret.png', content, encrypted: true },
      ]),
    );
    const { errors, output } = await run();
    expect(lines(errors)).toEqual([
      '../../../out.png: leads out of the folder',
      'bomb.png: is no picture: it is packed too small for one',
      'secret.png: is encrypted: unpack the ZIP file and import the folder',
    ]);
    expect(output).toBe('new /images/good.png\n1 new, 0 replaced, 0 unchanged, 3 refused\n');
    expect(readdirSync(root).sort()).toEqual(['data', 'given', 'pictures.zip']);
  });

  test('says that a file is no whole ZIP file', async () => {
    writeFileSync(given, zipFileOf([{ name: 'a.png', content: await png('red') }]).subarray(0, 60));
    await expect(run()).rejects.toThrow('pictures.zip is neither a folder nor a whole ZIP file');
  });
});

describe('pictures named by the codes of SKUs', () => {
  test('become the pictures of the SKUs in the order of their numbers, once', async () => {
    const { skuId } = await createProduct(shop, { sku: 'LAMP-1', images: ['/images/placeholder.svg'] });
    const imagesOf = async () =>
      (await shop.db.selectFrom('skus').select('images').where('sku_id', '=', skuId).executeTakeFirstOrThrow()).images;
    give('LAMP-1-10.png', await png('red'));
    give('LAMP-1-2.png', await png('blue'));
    give('lamp-1.jpg', await picture('green').jpeg().toBuffer());
    give('NONE.png', await png('red'));
    expect(await run(['--by-sku', '--dry-run'])).toMatchObject({
      output: expect.stringContaining('1 SKUs: 1 changed, 0 unchanged, 0 refused; nothing was written'),
    });
    expect(await imagesOf()).toEqual(['/images/placeholder.svg']);
    const { errors, output, failed } = await run(['--by-sku']);
    expect(errors).toBe('NONE.png: there is no SKU with this code\n');
    expect(output).toContain('3 new, 0 replaced, 0 unchanged, 1 refused\n1 SKUs: 1 changed, 0 unchanged, 0 refused\n');
    expect(failed).toBe(true);
    expect(await imagesOf()).toEqual(['/images/lamp-1.jpg', '/images/LAMP-1-2.png', '/images/LAMP-1-10.png']);
    expect((await run(['--by-sku'])).output).toContain('1 SKUs: 0 changed, 1 unchanged, 0 refused\n');
  });

  test('are not assigned to a SKU of which one was refused', async () => {
    await createProduct(shop, { sku: 'DESK', images: ['/images/old.svg'] });
    give('DESK/1.png', await png('red'));
    give('DESK/2.png', 'no picture');
    expect(await run(['--by-sku'])).toMatchObject({
      failed: true,
      errors: expect.stringContaining('DESK: keeps its pictures, because a file of it was refused\n'),
      output: expect.stringContaining('1 SKUs: 0 changed, 0 unchanged, 1 refused\n'),
    });
  });

  test.each([
    ['A 12.jpg', 'A 12', 0],
    ['a-12.jpg', 'A 12', 0],
    ['A 12-3.jpg', 'A 12', 3],
    ['A 12 (4).jpg', 'A 12', 4],
    ['A 12_05.jpg', 'A 12', 5],
    ['phones/A 12/6.jpg', 'A 12', 6],
    ['A 12/front.jpg', 'A 12', 0],
    ['B-2.jpg', 'B-2', 0],
    ['B-2-2.jpg', 'B-2', 2],
    ['B-3.jpg', 'B', 3],
    ['C.jpg', 'C', 0],
    ['c.jpg', 'c', 0],
    ['B/1.jpg', 'B', 1],
  ])('%s belongs to %s', (path, code, place) => {
    const find = skuFinder(['A 12', 'B', 'B-2', 'C', 'c'].map((sku, index) => ({ id: index + 1, code: sku })));
    expect(find(path)).toMatchObject({ code, place });
  });

  test.each(['B2.jpg', 'D.jpg', '1.jpg', 'A 12x.jpg'])('%s belongs to no SKU', (path) => {
    expect(
      skuFinder([
        { id: 1, code: 'A 12' },
        { id: 2, code: 'B' },
      ])(path),
    ).toBeUndefined();
  });
});
