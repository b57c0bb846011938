import pino from 'pino';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createPictures } from './images.ts';
import { createRenderer } from './render.ts';
import type { Original } from './source.ts';

const svg = (inside: string, size = 'width="1200" height="1200"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`;
const filtered = (filter: string) =>
  svg(`<filter id="f">${filter}</filter><rect width="1200" height="1200" filter="url(#f)"/>`);
const files: Record<string, string> = {
  'good.svg': svg('<rect width="1200" height="1200" fill="#c00"/>'),
  'noise.svg': filtered('<feTurbulence numOctaves="9" baseFrequency="0.7"/>'.repeat(2000)),
  'blurs.svg': filtered('<feGaussianBlur stdDeviation="400"/>'.repeat(2000)),
  'vast.svg': svg('', 'width="1000000" height="1000000"'),
};

/** Enough for a simple picture on a machine that is busy with other tests. */
const timeoutMs = 4000;
const renderer = createRenderer(timeoutMs);
afterAll(() => renderer.close());

const source = {
  version: async (path: string) => (files[path] ? '1' : null),
  read: async (path: string): Promise<Original> => (files[path] ? Buffer.from(files[path]) : 'missing'),
};
const pictures = createPictures({
  localSource: source,
  source,
  cache: () => Promise.reject(new Error('none')),
  renderer,
  log: pino({ level: 'silent' }),
});

/** The kind of response, and whether it shows the red picture `good.svg`. */
async function requestPicture(path: string, width = 64) {
  const response = await pictures.respond({
    path,
    size: { width },
    format: 'png',
    ifNoneMatch: undefined,
    caller: 'a',
  });
  if (response.kind === 'unchanged') throw new Error('no ETag was sent');
  const { dominant } = await sharp(response.body).stats();
  return { kind: response.kind, isRed: dominant.r > 150 && dominant.g < 50 };
}

test('a drawing that takes too long is replaced by the placeholder, and those queued behind it are rendered', async () => {
  await requestPicture('good.svg');
  const [noise, blurs, good] = await Promise.all([
    requestPicture('noise.svg', 1200),
    requestPicture('blurs.svg', 1200),
    requestPicture('good.svg', 96),
  ]);
  expect([noise, blurs]).toMatchObject([
    { kind: 'missing', isRed: false },
    { kind: 'missing', isRed: false },
  ]);
  expect(good).toMatchObject({ kind: 'found', isRed: true });
});

test('a drawing that timed out once, as on a busy machine, is tried again; after a second time no more, in any size', async () => {
  const noise = Buffer.from(files['noise.svg'] ?? '');
  const own = createRenderer(timeoutMs);
  await own.render(noise, { size: { width: 1200 }, format: 'png', caller: 'a' });
  const begin = performance.now();
  expect(await own.render(noise, { size: { width: 1080 }, format: 'png', caller: 'a' })).toBe('timed_out');
  const second = performance.now();
  expect(second - begin).toBeGreaterThan(timeoutMs * 0.9);
  for (const width of [1200, 1080, 64])
    expect(await own.render(noise, { size: { width }, format: 'png', caller: 'a' })).toBe('timed_out');
  expect(performance.now() - second).toBeLessThan(timeoutMs);
  own.close();
});

test('pictures that one client requests in great number delay those of no other client', async () => {
  const own = createRenderer(timeoutMs);
  const ended: string[] = [];
  const request = async (caller: string) => {
    const drawing = Buffer.from(files['good.svg'] ?? '');
    const rendered = await own.render(drawing, { size: { width: 64 }, format: 'png', caller });
    ended.push(caller);
    return Buffer.isBuffer(rendered);
  };
  const many = Array.from({ length: 600 }, () => request('many'));
  const few = Array.from({ length: 3 }, () => request('few'));
  expect(await Promise.all(few)).toEqual([true, true, true]);
  const rendered = (await Promise.all(many)).filter(Boolean);
  expect(rendered).toHaveLength(200);
  // Those that were refused ended at once.
  expect(ended.slice(400).lastIndexOf('few')).toBeLessThan(7);
  own.close();
});

test('a drawing of a million pixels on each side is not rendered', async () => {
  expect(await requestPicture('vast.svg')).toMatchObject({ kind: 'missing', isRed: false });
});

test('a new process is started after the old one ended', async () => {
  renderer.close();
  expect(await requestPicture('good.svg')).toMatchObject({ kind: 'found', isRed: true });
});
