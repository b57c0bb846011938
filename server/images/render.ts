import sharp from 'sharp';
import type { Format, Size } from './rules.ts';

const quality = 80;
const maximumWaiting = 500;

// One thread a picture and one picture at a time: rendering takes one core at most.
sharp.concurrency(1);
sharp.cache(false);
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Makes a picture of that size and format, after those that were asked for before; `unavailable` where too many are.
 *
 * @throws Error where the source is no picture
 */
export async function render(source: Buffer, size: Size, format: Format): Promise<Buffer | 'unavailable'> {
  if (waiting >= maximumWaiting) return 'unavailable';
  waiting += 1;
  const result = last
    .then(() => renderNow(source, size, format))
    .finally(() => {
      waiting -= 1;
    });
  last = result.catch(() => {});
  return result;
}

async function renderNow(source: Buffer, size: Size, format: Format): Promise<Buffer> {
  const image = sharp(source);
  const { format: kind } = await image.metadata();
  const fitted = image.rotate().resize({ ...size, fit: 'inside', withoutEnlargement: kind !== 'svg' });
  if (format === 'webp') return fitted.webp({ quality }).toBuffer();
  if (format === 'png') return fitted.png({ compressionLevel: 9 }).toBuffer();
  return fitted.flatten({ background: '#ffffff' }).jpeg({ quality }).toBuffer();
}
