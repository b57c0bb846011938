import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { type Brand, brandProblems } from '#contract/brand.ts';
import { mailColours, pageColours } from '#contract/brand-colours.ts';
import { brand as demo } from '#contract/shop.ts';
import { freePort } from '#server/testing/free-port.ts';
import { pages } from '#storefront/pages.ts';
import { copyRepository, type RepositoryCopy } from './repository-copy.ts';

/** How long a build and a start may take on a busy machine, in milliseconds. */
const buildTimeout = 900_000;

const green = '#14713a';

const brand: Brand = {
  ...demo,
  name: { th: 'คลองถม', en: 'Klongtom' },
  tagline: { th: 'กล้องมือสองคัดสภาพ', en: 'Second-hand cameras that were looked over' },
  contactPhone: '021112222',
  contactEmail: 'hello@klongtom.example',
  company: {
    ...demo.company,
    name: { th: 'บริษัท คลองถม การค้า จำกัด', en: 'Klongtom Trading Co., Ltd.' },
    address: { th: '1 ถนนมหาจักร กรุงเทพมหานคร 10100', en: '1 Mahachak Road, Bangkok 10100' },
    taxId: '0105561000003',
  },
  mailFrom: 'Klongtom <shop@klongtom.example>',
  numberPrefixes: { order: 'KT', taxInvoice: 'KA', abbreviatedTaxInvoice: 'KB', creditNote: 'KC' },
  colours: { brand: green, accent: '#ffdca8', ink: '#10231a', sale: '#b3261e' },
  logo: { width: 120, withName: false },
  unbrokenWords: ['กล้องฟิล์ม'],
};
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 36"><rect width="120" height="36" fill="${green}"/></svg>`;
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="${green}"/></svg>`;

const rows = [
  { type: 'brand', id: 1, slug: 'maker', title: 'Maker' },
  { type: 'category', id: 1, path: 'cameras', name_th: 'กล้อง', name_en: 'Cameras' },
  {
    type: 'product',
    id: 11,
    brand: 'maker',
    category: 'cameras',
    name_th: 'กล้องฟิล์ม',
    name_en: 'Film camera',
    short_description_th: 'ใช้งานได้ปกติ',
    short_description_en: 'In working order',
    badges: ['new', 'best-seller'],
  },
  { type: 'sku', id: 12, product_id: 11, sku: 'CAMERA', images: ['/images/camera.svg'], price: 1290 },
];

/** What names the checked-in brand, and its colours as stylesheets, mails and pictures may write them. */
const old = new RegExp(
  [
    ...[demo.name, demo.tagline, demo.company.name, demo.company.address].flatMap(Object.values<string>),
    demo.contactPhone,
    demo.contactEmail,
    demo.company.taxId,
    ...Object.values(demo.numberPrefixes).map((prefix) => `\\b${prefix}2611`),
    ...coloursOf(demo)
      .filter((hex) => !coloursOf(brand).includes(hex))
      .flatMap((hex) => {
        const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
        return [hex, `\\b${channels.join('[, ]+')}\\b`];
      }),
  ].join('|'),
  'i',
);

function coloursOf({ colours }: Brand): string[] {
  const { light, dark } = mailColours(colours);
  return [pageColours(colours), light, dark].flatMap(Object.values<string>);
}

/** Where a text has something of the checked-in brand, with what is around it. */
function remainders(text: string): string | undefined {
  const found = old.exec(text);
  return found ? text.slice(Math.max(0, found.index - 80), found.index + 80) : undefined;
}

let repository: RepositoryCopy;
let origin: string;
let env: Record<string, string>;
let server: ChildProcess;
let welcome = '';

const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, args, { cwd: repository.folder, env, maxBuffer: 16 * 1024 * 1024 });

beforeAll(async () => {
  expect(brandProblems(brand)).toEqual([]);
  repository = copyRepository();
  const file = join(repository.folder, 'products.jsonl');
  writeFileSync(file, rows.map((row) => JSON.stringify(row)).join('\n'));
  repository.write('brand/brand.json', JSON.stringify(brand));
  repository.write('brand/logo.svg', logo);
  repository.write('brand/icon.svg', icon);
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  env = {
    PATH: process.env.PATH ?? '',
    PORT: String(port),
    ORIGIN: origin,
    DATA_FOLDER: join(repository.folder, 'data'),
  };
  await run('tools/shop.ts', 'catalogue', 'import', file);
  server = spawn(process.execPath, ['tools/start.ts'], { cwd: repository.folder, env });
  for (const stream of [server.stdout, server.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      welcome += text;
    });
  await vi.waitFor(async () => expect((await fetch(`${origin}/readyz`)).status, welcome).toBe(200), {
    timeout: buildTimeout,
    interval: 200,
  });
}, buildTimeout);

afterAll(() => {
  server?.kill('SIGKILL');
  repository.remove();
});

async function textOf(path: string): Promise<string> {
  return (await fetch(origin + path)).text();
}

const frameless = /^\/mock-payment/;

test.each(['', '/en'])('pages are those of the brand: %s', async (prefix) => {
  const fixed = Object.keys(pages).filter((pattern) => !/[:*]/.test(pattern) && !frameless.test(pattern));
  const sitemap = await textOf('/sitemaps/products-1.xml');
  const product = /\/product\/[\w-]+-11\b/.exec(sitemap)?.[0] ?? '/the-product-is-not-in-the-sitemap';
  for (const path of [...fixed, '/product-category/cameras', product, '/no/such/page']) {
    const html = await textOf(prefix + (path === '/' && prefix ? '' : path));
    expect({ path, remainder: remainders(html) }).toEqual({ path, remainder: undefined });
    expect({ path, named: html.includes(prefix ? brand.name.en : brand.name.th) }).toEqual({ path, named: true });
  }
});

test('no line ends within a word of the brand', async () => {
  expect(await textOf('/product-category/cameras')).toContain('<span class="whitespace-nowrap">กล้องฟิล์ม</span>');
});

test.each([
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/en/manifest.webmanifest',
  '/sw.js',
  '/docs/json',
  '/feeds/products-th.xml',
  '/feeds/products-en.xml',
  '/pim/api/no/such/call',
  '/utils/api/configurations/contact-us-head-office',
  '/utils/api/cookie-policy',
])('%s is that of the brand', async (path) => {
  expect(remainders(await textOf(path))).toBeUndefined();
});

test('stylesheets, scripts and badges have the colours of the brand', () => {
  const folder = join(repository.folder, 'build/client');
  const files = globSync('**/*.{css,js,svg}', { cwd: folder });
  const texts = files.map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
  expect(
    texts.map(({ file, text }) => ({ file, remainder: remainders(text) })).filter(({ remainder }) => remainder),
  ).toEqual([]);
  expect(texts.filter(({ file, text }) => extname(file) === '.css' && text.includes(green))).not.toEqual([]);
  expect(texts.find(({ file }) => file === 'badges/new.svg')?.text).toContain(green);
});

test('icons and the logo are those of the brand', async () => {
  const html = await textOf('/');
  const [, header = ''] = /<img src="([^"]*)" alt="คลองถม" width="120" height="36"/.exec(html) ?? [];
  expect(await (await fetch(new URL(header.replaceAll('&#x27;', "'"), origin))).text()).toContain(green);
  for (const path of ['/favicon.svg', '/icons/180.png', '/icons/192.png', '/icons/512.png', '/icons/maskable-512.png'])
    expect({ path, colour: await colourOf(Buffer.from(await (await fetch(origin + path)).arrayBuffer())) }).toEqual({
      path,
      colour: green,
    });
  expect(JSON.parse(await textOf('/manifest.webmanifest'))).toMatchObject({ name: 'คลองถม', theme_color: green });
});

/** The colour in the middle of a picture's upper part. */
async function colourOf(picture: Buffer): Promise<string> {
  const [r, g, b] = await sharp(picture)
    .resize(16, 16)
    .removeAlpha()
    .extract({ left: 8, top: 4, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return `#${[r, g, b].map((channel = 0) => channel.toString(16).padStart(2, '0')).join('')}`;
}

test('mails and their documents are those of the brand', async () => {
  const folder = join(repository.folder, 'mails');
  await run('tools/shop.ts', 'mails', 'preview', '--to', folder);
  const files = readdirSync(folder).filter((file) => file.endsWith('.eml'));
  expect(files.length).toBeGreaterThan(40);
  const documents = new Map<string, string>();
  for (const file of files) {
    const {
      subject = '',
      from,
      replyTo,
      html = '',
      text = '',
      attachments,
    } = await PostalMime.parse(readFileSync(join(folder, file)));
    expect({ file, remainder: remainders([subject, html, text].join('\n')) }).toEqual({ file, remainder: undefined });
    expect([from, replyTo]).toEqual([
      { name: 'Klongtom', address: 'shop@klongtom.example' },
      [{ name: '', address: 'hello@klongtom.example' }],
    ]);
    expect(html).toContain(brand.colours.ink);
    if (html.includes('bgcolor=')) expect(html).toContain(`bgcolor="${green}"`);
    for (const { filename, mimeType, content } of attachments) {
      const bytes = Buffer.from(content as ArrayBuffer);
      if (filename === 'mark.png') expect(await colourOf(bytes)).toBe(green);
      if (mimeType === 'application/pdf') documents.set(filename ?? '', await pdfText(bytes));
    }
  }
  expect(documents.size).toBe(2);
  for (const text of documents.values()) {
    expect(remainders(text)).toBeUndefined();
    expect(text).toContain(brand.company.taxId);
    expect(text).toMatch(/K[BC]2611-\d{6}/);
  }
});

async function pdfText(content: Buffer): Promise<string> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(content);
  const text = [...document.pages()].map((page) => page.getText()).join('\n');
  document.destroy();
  library.destroy();
  return text;
}

test('the words to operators are those of the brand', async () => {
  const { stdout } = await run('tools/shop.ts', '--help');
  expect(stdout).toContain('Klongtom: operator commands');
  expect(remainders(stdout)).toBeUndefined();
  expect(welcome).toContain(`Klongtom is open at ${origin}`);
  expect(remainders(welcome.replaceAll(repository.folder, ''))).toBeUndefined();
});

test('a brand that cannot be used is refused by the build and by the start, in a line that names the fields', async () => {
  repository.write(
    'brand/brand.json',
    JSON.stringify({ ...brand, contactPhone: '1', colours: { ...brand.colours, brand: '#06c755' } }),
  );
  for (const program of ['tools/build.ts', 'server/main.ts']) {
    const failure = await run(program).catch((error: { stdout: string; stderr: string }) => error);
    const said = failure.stdout + failure.stderr;
    expect(said).toContain('contactPhone: must be 9 or 10 digits that begin with 0');
  }
});
