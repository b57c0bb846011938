/*
 * The process in which pictures are rendered: `render.ts` starts it, gives it one picture at a time, and ends it where
 * one takes too long. It has nothing of the shop's.
 */
import sharp from 'sharp';
import type { Format, Size } from './rules.ts';

/** A picture to make. */
export interface RenderOrder {
  source: Uint8Array;
  size: Size;
  format: Format;
}

/** Sent for each order; before the first one `'ready'`. */
export type RenderAnswer = { body: Uint8Array } | { failure: string };

const quality = 80;
/** Pixels of the largest photographs that cameras and phones take. */
const maximumPixels = 64_000_000;

// One thread a picture: rendering takes one core at most.
sharp.concurrency(1);
sharp.cache(false);

async function render({ source, size, format }: RenderOrder): Promise<Buffer> {
  const image = sharp(source, { limitInputPixels: maximumPixels });
  const { format: kind } = await image.metadata();
  const fitted = image.rotate().resize({ ...size, fit: 'inside', withoutEnlargement: kind !== 'svg' });
  if (format === 'webp') return fitted.webp({ quality }).toBuffer();
  if (format === 'png') return fitted.png({ compressionLevel: 9 }).toBuffer();
  return fitted.flatten({ background: '#ffffff' }).jpeg({ quality }).toBuffer();
}

const answer = (answer: RenderAnswer | 'ready') => process.send?.(answer);

process.on('message', (order: RenderOrder) => {
  render(order).then(
    (body) => answer({ body }),
    (error: unknown) => answer({ failure: error instanceof Error ? error.message : String(error) }),
  );
});
// A picture under way holds up any gentler end.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// It ends with the shop, which may still need it after Ctrl-C.
process.on('SIGINT', () => {});
answer('ready');
