import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Fastify, { type LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestShop } from '../testing/test-shop.ts';
import { openDiskCache } from './disk-cache.ts';
import { imagesRoutes } from './routes.ts';
import { isPicturePath } from './rules.ts';

const shop = await createTestShop();
const folder = join(shop.settings.dataFolder, 'images');
const cacheFolder = join(shop.settings.dataFolder, 'image-cache');

const drawing = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="600"><rect width="1200" height="600" fill="${fill}"/></svg>`;

function writePicture(path: string, content: string | Uint8Array): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), content);
}

const get = (path: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url: `/images/${path}`, headers });

async function pictureIn(response: LightMyRequestResponse) {
  const { format, width, height } = await sharp(response.rawPayload).metadata();
  return { status: response.statusCode, type: response.headers['content-type'], format, width, height };
}

beforeEach(() => {
  writePicture('products/1/red.svg', drawing('#c00'));
});

describe('a picture', () => {
  test('fits the requested width and height, 1200 px wide by default, and is never enlarged', async () => {
    writePicture(
      'small.jpg',
      await sharp({ create: { width: 100, height: 50, channels: 3, background: '#123456' } })
        .jpeg()
        .toBuffer(),
    );
    const sizes = {
      '': [1200, 600],
      '?width=320': [320, 160],
      '?height=64': [128, 64],
      '?width=640&height=160': [320, 160],
    };
    for (const [query, [width, height]] of Object.entries(sizes)) {
      expect(await pictureIn(await get(`products/1/red.svg${query}`))).toMatchObject({ status: 200, width, height });
    }
    expect(await pictureIn(await get('small.jpg?width=640'))).toMatchObject({ width: 100, height: 50 });
    writePicture(
      'tiny.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><rect width="24" height="24"/></svg>',
    );
    expect(await pictureIn(await get('tiny.svg?width=240'))).toMatchObject({ width: 240, height: 240 });
  });

  test('is WebP for browsers that accept it; else png stays png and all others become jpg', async () => {
    writePicture(
      'logo.png',
      await sharp({ create: { width: 80, height: 80, channels: 4, background: '#0000' } })
        .png()
        .toBuffer(),
    );
    const webp = { accept: 'image/avif,image/webp,*/*' };
    expect(await pictureIn(await get('products/1/red.svg?width=64'))).toMatchObject({
      type: 'image/jpeg',
      format: 'jpeg',
    });
    expect(await pictureIn(await get('logo.png?width=64'))).toMatchObject({ type: 'image/png', format: 'png' });
    for (const path of ['products/1/red.svg', 'logo.png']) {
      const response = await get(`${path}?width=64`, webp);
      expect(response.headers.vary).toBe('accept');
      expect(await pictureIn(response)).toMatchObject({ type: 'image/webp', format: 'webp' });
    }
  });

  test('is WebP only if the accept header names it with a weight above 0', async () => {
    const formats = {
      'image/webp;q=0, image/jpeg': 'jpeg',
      'image/webp ; Q=0.000': 'jpeg',
      'text/html;v="image/webp"': 'jpeg',
      'image/*': 'jpeg',
      'IMAGE/WEBP': 'webp',
      'image/webp;q=0.1': 'webp',
    };
    for (const [accept, format] of Object.entries(formats))
      expect([accept, (await pictureIn(await get('products/1/red.svg?width=64', { accept }))).format]).toEqual([
        accept,
        format,
      ]);
  });

  test('can be requested by GET and HEAD only', async () => {
    const head = await shop.app.inject({ method: 'HEAD', url: '/images/products/1/red.svg?width=64' });
    const { headers } = await get('products/1/red.svg?width=64');
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
    for (const name of ['etag', 'content-type', 'content-length', 'cache-control', 'vary'])
      expect([name, head.headers[name]]).toEqual([name, headers[name]]);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
      const rejected = await shop.app.inject({ method, url: '/images/products/1/red.svg' });
      expect([method, rejected.statusCode, rejected.headers.allow]).toEqual([method, 405, 'GET, HEAD']);
      expect(rejected.json().code).toBe('method_not_allowed');
    }
  });

  test('is cacheable, and is revalidated by its ETag', async () => {
    const first = await get('products/1/red.svg?width=96');
    expect(first.headers['cache-control']).toBe('public, max-age=604800, stale-while-revalidate=2592000');
    const etag = String(first.headers.etag);
    for (const header of [etag, `"other", W/${etag}`, '*']) {
      const again = await get('products/1/red.svg?width=96', { 'if-none-match': header });
      expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, etag]);
    }
    expect((await get('products/1/red.svg?width=64', { 'if-none-match': etag })).statusCode).toBe(200);
    writePicture('products/1/red.svg', drawing('#00c'));
    utimesSync(join(folder, 'products/1/red.svg'), 1, 2);
    const changed = await get('products/1/red.svg?width=96', { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect((await sharp(changed.rawPayload).stats()).dominant.b).toBeGreaterThan(150);
  });

  test('is rendered once for concurrent requests, then served from the disk cache', async () => {
    writePicture('many.svg', drawing('#0c0'));
    const before = readdirSync(cacheFolder).length;
    const responses = await Promise.all(Array.from({ length: 20 }, () => get('many.svg?width=828')));
    expect(new Set(responses.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
    expect(readdirSync(cacheFolder).length).toBe(before + 1);
    const name = String(responses[0]?.headers.etag).slice(1, -1);
    writeFileSync(join(cacheFolder, name), 'from the disk');
    expect((await get('many.svg?width=828')).body).toBe('from the disk');
    rmSync(join(cacheFolder, name));
    expect((await get('many.svg?width=828')).rawPayload.equals(responses[0]?.rawPayload ?? Buffer.alloc(0))).toBe(true);
  });
});

describe('invalid input', () => {
  test('in the size is rejected, naming the parameter', async () => {
    for (const [query, fields] of [
      ['width=65', ['width']],
      ['width=', ['width']],
      ['width=0', ['width']],
      ['width=-64', ['width']],
      ['width=64.0', ['width']],
      ['width=1e3', ['width']],
      ['width=100000000', ['width']],
      ['width=64&width=96', ['width']],
      ['height=65&width=64', ['height']],
      ['height=x&width=x', ['width', 'height']],
    ] as const) {
      const response = await get(`products/1/red.svg?${query}`);
      expect([query, response.statusCode, response.json().code, Object.keys(response.json().fields)]).toEqual([
        query,
        400,
        'bad_request',
        fields,
      ]);
    }
  });

  test('in the path returns the placeholder, never another file', async () => {
    writeFileSync(join(shop.settings.dataFolder, 'secret.svg'), drawing('#000'));
    writePicture('notes.txt', 'not for shoppers');
    writePicture('.hidden.svg', drawing('#000'));
    writePicture('folder.svg/inside.svg', drawing('#000'));
    const paths = [
      'nothing.svg',
      'products/1',
      'products/1/',
      '',
      '..%2fsecret.svg',
      'products/..%2f..%2f..%2fsecret.svg',
      'products%5c..%5csecret.svg',
      `${encodeURIComponent(join(shop.settings.dataFolder, 'secret.svg'))}`,
      'notes.txt',
      '.hidden.svg',
      'folder.svg',
      `${'x'.repeat(250)}.svg`,
      `${'x/'.repeat(140)}y.svg`,
    ];
    for (const path of paths) {
      const response = await get(`${path}?width=96`);
      expect([path, await pictureIn(response)]).toMatchObject([path, { status: 404, width: 96, height: 96 }]);
      expect(response.headers.etag).toBeUndefined();
      expect(response.headers['cache-control']).toBe('public, max-age=60');
    }
    for (const path of ['%2e%2e/secret.svg', '../secret.svg', `${'x/'.repeat(200)}y.svg`, 'products/1/red.svg%00.png'])
      expect((await get(path)).statusCode).toBe(404);
    for (const path of ['a/../b.svg', '../b.svg', '/b.svg', 'C:\\b.svg', 'a//b.svg', 'a/./b.svg'])
      expect(isPicturePath(path)).toBe(false);
  });

  test('in the file returns the placeholder', async () => {
    writePicture('broken.png', 'this is no picture');
    writePicture('empty.svg', '');
    for (const path of ['broken.png', 'empty.svg'])
      expect(await pictureIn(await get(`${path}?width=64`))).toMatchObject({ status: 404, width: 64 });
  });

  test('in the folder returns a placeholder that is not cacheable', async () => {
    symlinkSync('loop.svg', join(folder, 'loop.svg'));
    const response = await get('loop.svg?width=64');
    expect(await pictureIn(response)).toMatchObject({ status: 502, width: 64, height: 64 });
    expect(response.headers['cache-control']).toBe('no-store');
    rmSync(join(folder, 'loop.svg'));
  });

  test('in an SVG cannot load other files, and cannot exhaust memory or time', async () => {
    writePicture(
      'inner.png',
      await sharp({ create: { width: 9, height: 9, channels: 3, background: '#f00' } })
        .png()
        .toBuffer(),
    );
    const inner = join(folder, 'inner.png');
    const svg = (inside: string, before = '') =>
      `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="64" height="64"><rect width="64" height="64" fill="#fff"/>${inside}</svg>`;
    writePicture(
      'outside.svg',
      svg(
        `<image xlink:href="file://${inner}" width="64" height="64"/><image href="${inner}" width="64" height="64"/>`,
      ),
    );
    const { data } = await sharp((await get('outside.svg?width=64')).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data.every((level) => level > 250)).toBe(true);
    const entities = Array.from({ length: 9 }, (_, i) => `<!ENTITY a${i + 1} "${`&a${i};`.repeat(10)}">`).join('');
    writePicture('entities.svg', svg('<text>&a9;</text>', `<!DOCTYPE svg [<!ENTITY a0 "lol">${entities}]>`));
    writePicture('huge.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="200000" height="200000"/>');
    for (const path of ['entities.svg', 'huge.svg'])
      expect([path, await pictureIn(await get(`${path}?width=64`))]).toMatchObject([path, { status: 404, width: 64 }]);
  });

  test("returns the shop's own placeholder if there is one", async () => {
    writePicture('placeholder.svg', drawing('#0f0'));
    const response = await get('nothing.svg?width=64');
    expect((await sharp(response.rawPayload).stats()).dominant.g).toBeGreaterThan(200);
    writePicture('placeholder.svg', 'broken');
    expect(await pictureIn(await get('nothing.svg?width=64'))).toMatchObject({ status: 404, width: 64, height: 64 });
    rmSync(join(folder, 'placeholder.svg'));
  });
});

test('the placeholder of a shop without its own is a picture like others', async () => {
  const response = await get('placeholder.svg?width=64');
  expect(await pictureIn(response)).toMatchObject({ status: 200, width: 64, height: 64 });
  const etag = String(response.headers.etag);
  const again = await shop.app.inject({ url: '/images/placeholder.svg?width=64', headers: { 'if-none-match': etag } });
  expect(again.statusCode).toBe(304);
});

describe('the disk cache', () => {
  const files = () => readdirSync(join(shop.settings.dataFolder, 'bounded')).sort();

  test('evicts the least recently used files, and finds its files again after a restart', async () => {
    const path = join(shop.settings.dataFolder, 'bounded');
    const cache = await openDiskCache(path, 25);
    await cache.set('a', Buffer.alloc(10));
    await cache.set('b', Buffer.alloc(10));
    await cache.get('a');
    await cache.set('c', Buffer.alloc(10));
    await expect.poll(files).toEqual(['a', 'c']);
    expect(await cache.get('b')).toBeUndefined();
    utimesSync(join(path, 'c'), 1, 1);
    writeFileSync(join(path, 'half.tmp'), 'half');
    const reopened = await openDiskCache(path, 25);
    expect(await reopened.get('c')).toHaveLength(10);
    await reopened.set('d', Buffer.alloc(10));
    await expect.poll(files).toEqual(['c', 'd']);
  });

  test('ignores empty files left by a crash, and tolerates files that cannot be removed', async () => {
    const path = join(shop.settings.dataFolder, 'crashed');
    mkdirSync(join(path), { recursive: true });
    writeFileSync(join(path, 'empty'), '');
    const cache = await openDiskCache(path, 25);
    expect(await cache.get('empty')).toBeUndefined();
    await cache.set('stuck', Buffer.alloc(10));
    rmSync(join(path, 'stuck'));
    mkdirSync(join(path, 'stuck', 'inside'), { recursive: true });
    await cache.set('b', Buffer.alloc(10));
    await cache.set('c', Buffer.alloc(10));
    expect(await cache.get('stuck')).toBeUndefined();
    expect(await cache.get('c')).toHaveLength(10);
  });

  test('is optional: without a usable folder pictures are rendered each time', async () => {
    const dataFolder = join(shop.settings.dataFolder, 'elsewhere');
    mkdirSync(join(dataFolder, 'images'), { recursive: true });
    writeFileSync(join(dataFolder, 'images', 'a.svg'), drawing('#00f'));
    writeFileSync(join(dataFolder, 'image-cache'), 'a file where the folder should be');
    const app = Fastify();
    imagesRoutes(app, { ...shop, settings: { ...shop.settings, dataFolder } });
    for (const path of ['a.svg', 'a.svg'])
      expect(await pictureIn(await app.inject(`/images/${path}?width=64`))).toMatchObject({ status: 200, width: 64 });
    rmSync(join(dataFolder, 'image-cache'));
    await app.inject('/images/a.svg?width=64');
    expect(readdirSync(join(dataFolder, 'image-cache'))).toHaveLength(1);
    await app.close();
  });
});

/** Sends data until the client stops reading. */
function sendEndlessly(response: ServerResponse): void {
  const more = () => {
    while (response.write(Buffer.alloc(1024 * 1024)));
  };
  response.on('drain', more);
  more();
}

describe('with an image host', () => {
  const host = createServer((request, response) => {
    if (request.url === '/a%20b.svg') response.end('no such name reaches the host');
    else if (request.url === '/phones/x.svg') response.end(drawing('#00f'));
    else if (request.url === '/moved.svg') response.writeHead(302, { location: '/phones/x.svg' }).end();
    else if (request.url === '/down.svg') response.writeHead(500).end();
    else if (request.url === '/endless.svg') sendEndlessly(response);
    else if (request.url?.startsWith('/long-')) response.writeHead(404).end(Buffer.alloc(300_000));
    else response.writeHead(404).end();
  });
  const app = Fastify();

  beforeEach(async () => {
    if (host.listening) return;
    host.listen(0, '127.0.0.1');
    await once(host, 'listening');
    const imageHost = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
    imagesRoutes(app, { ...shop, settings: { ...shop.settings, imageHost } });
    await app.ready();
  });
  afterAll(async () => {
    await app.close();
    host.closeAllConnections();
    host.close();
  });

  test('returns its pictures', async () => {
    expect(await pictureIn(await app.inject('/images/phones/x.svg?width=160'))).toMatchObject({
      status: 200,
      width: 160,
      height: 80,
    });
  });

  test('returns the placeholder for missing and unavailable pictures', async () => {
    for (const [path, status, control] of [
      ['nothing.svg', 404, 'public, max-age=60'],
      ['a%20b.svg', 404, 'public, max-age=60'],
      ['down.svg', 502, 'no-store'],
      ['moved.svg', 502, 'no-store'],
      ['endless.svg', 502, 'no-store'],
    ] as const) {
      const response = await app.inject(`/images/${path}?width=64`);
      expect([path, response.headers['cache-control']]).toEqual([path, control]);
      expect([path, await pictureIn(response)]).toMatchObject([path, { status, width: 64 }]);
    }
  });

  test('closes connections whose response body is not read', async () => {
    for (let i = 0; i < 12; i += 1) await app.inject(`/images/long-${i}.svg?width=64`);
    const open = () => new Promise<number>((done) => host.getConnections((_error, count) => done(count)));
    await expect.poll(open).toBeLessThan(3);
  });
});
