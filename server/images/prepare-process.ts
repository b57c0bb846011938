/*
 * The process that prepares pictures for the shop. `import-pictures.ts` starts it, sends one picture at a time, and kills it on a timeout.
 */
import sharp, { type Metadata } from 'sharp';
import { pictureSides } from '#contract/picture-sizes.ts';
import { heicReason, type OriginalFormat } from './picture-names.ts';

export interface PrepareRequest {
  source: Uint8Array;
  /** In which it is stored. */
  format: OriginalFormat;
}

/** Sent for each request; `'ready'` is sent first. `body` is undefined if the source can be stored as it is. */
export type PrepareResult = { body: Uint8Array | undefined } | { refused: string };

const quality = 90;
const maxWidth = Math.max(...pictureSides);
/** The largest photographs of current cameras. */
const maxPixels = 64_000_000;
/** WebP has no larger side. */
const maxHeight = 16_383;

const formatNames: Readonly<Record<string, OriginalFormat>> = { jpeg: 'jpg', png: 'png', webp: 'webp', svg: 'svg' };
/** Of pictures that are stored in another format. */
const convertedFormats: readonly string[] = ['gif', 'heif'];

// One thread: a process uses at most one core.
sharp.concurrency(1);
sharp.cache(false);

async function prepare({ source, format }: PrepareRequest): Promise<PrepareResult> {
  const metadata = await sharp(source, { limitInputPixels: false }).metadata();
  const refused = reasonToRefuse(metadata, format);
  if (refused !== undefined) return { refused };
  if (format === 'svg' || !isToBeChanged(metadata, format)) {
    // The header alone does not show that the rest can be read.
    await sharp(source, { limitInputPixels: maxPixels }).resize({ width: 64 }).toBuffer();
    return { body: undefined };
  }
  // Converts to sRGB, and leaves out all metadata, such as where a photograph was taken.
  const fitted = sharp(source, { limitInputPixels: maxPixels })
    .rotate()
    .resize({ width: maxWidth, withoutEnlargement: true });
  if (format === 'png') return { body: await fitted.png({ compressionLevel: 9 }).toBuffer() };
  if (format === 'webp') return { body: await fitted.webp({ quality }).toBuffer() };
  return { body: await fitted.flatten({ background: '#ffffff' }).jpeg({ quality }).toBuffer() };
}

function reasonToRefuse(metadata: Metadata, format: OriginalFormat): string | undefined {
  const { format: given = 'unknown', compression, pages = 1, width = 0, height = 0 } = metadata;
  if (given === 'heif' && compression !== 'av1') return heicReason;
  if ((given === 'svg') !== (format === 'svg')) return `is ${given}, not ${format}: correct its name`;
  if (!formatNames[given] && !convertedFormats.includes(given)) return `is ${given}: save it as JPEG or PNG`;
  if (pages > 1) return 'is animated: save the frame that shoppers should see as JPEG or PNG';
  if (width * height > maxPixels) return `has more than ${maxPixels / 1e6} million pixels: make it smaller`;
  const shown = orientedSize(metadata);
  if (shown.height * Math.min(1, maxWidth / shown.width) > maxHeight)
    return `is higher than ${maxHeight} pixels: divide it into several pictures`;
  return undefined;
}

function isToBeChanged(metadata: Metadata, format: OriginalFormat): boolean {
  const { format: given, orientation = 1, space, depth, exif, xmp, iptc, icc, comments } = metadata;
  if (formatNames[given ?? ''] !== format || orientedSize(metadata).width > maxWidth || orientation > 1) return true;
  if (exif || xmp || iptc || icc || comments) return true;
  return depth !== 'uchar' || (space !== 'srgb' && space !== 'b-w');
}

/** The size as it is seen. */
function orientedSize({ orientation = 1, width = 1, height = 1 }: Metadata): { width: number; height: number } {
  return orientation > 4 ? { width: height, height: width } : { width, height };
}

const send = (message: PrepareResult | 'ready') => process.send?.(message);

process.on('message', (request: PrepareRequest) => {
  prepare(request).then(send, () => send({ refused: 'cannot be read as a picture' }));
});
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// The parent process ends this one.
process.on('SIGINT', () => {});
send('ready');
