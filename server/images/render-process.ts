/*
 * The process that renders pictures. `render.ts` starts it, sends one picture at a time, and kills it on a timeout. It has
 * no access to the shop's settings or database.
 */
import sharp from 'sharp';
import type { Format, Size } from './rules.ts';

export interface RenderRequest {
  source: Uint8Array;
  size: Size;
  format: Format;
}

/** Sent for each request; `'ready'` is sent first. */
export type RenderResult = { body: Uint8Array } | { failure: string };

const quality = 80;
/** The largest photographs of current cameras. */
const maxPixels = 64_000_000;

// One thread: rendering uses at most one core.
sharp.concurrency(1);
sharp.cache(false);

async function render({ source, size, format }: RenderRequest): Promise<Buffer> {
  const image = sharp(source, { limitInputPixels: maxPixels });
  const { format: kind } = await image.metadata();
  const fitted = image.rotate().resize({ ...size, fit: 'inside', withoutEnlargement: kind !== 'svg' });
  if (format === 'webp') return fitted.webp({ quality }).toBuffer();
  if (format === 'png') return fitted.png({ compressionLevel: 9 }).toBuffer();
  return fitted.flatten({ background: '#ffffff' }).jpeg({ quality }).toBuffer();
}

const send = (message: RenderResult | 'ready') => process.send?.(message);

process.on('message', (request: RenderRequest) => {
  render(request).then(
    (body) => send({ body }),
    (error: unknown) => send({ failure: error instanceof Error ? error.message : String(error) }),
  );
});
// Rendering blocks the event loop, so a graceful exit could wait for a long time.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// The parent process ends this one; it may still render pictures after Ctrl-C.
process.on('SIGINT', () => {});
send('ready');
