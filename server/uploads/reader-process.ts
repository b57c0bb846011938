/*
 * The process that opens uploaded files. `file-reader.ts` starts it, sends one file at a time, and kills it on a timeout. It has no access
 * to the shop's settings or database.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp, { type Sharp } from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

export interface ReadRequest {
  type: 'jpeg' | 'png' | 'webp' | 'pdf';
  file: Uint8Array;
  /** Of a PDF: null opens the first page, a number all pages and refuses a file that has more. */
  maxPages: number | null;
  /** Whether QR codes are searched. */
  readsCodes: boolean;
}

/** Sent for each request; `'ready'` is sent first. */
export type ReadResult =
  | {
      /** A JPEG of each page without the metadata of the file. */
      pictures: Uint8Array[];
      /** The texts of the QR codes. */
      codes: string[];
    }
  | { failure: string };

/** Photographs of phones have up to 50 million. */
const maxPixels = 50_000_000;
/** Of the picture in which QR codes are searched. */
const searchedSide = 3600;
/** Of the picture that is stored. */
const storedSide = 2400;
const quality = 85;
/** Of 255: colours that differ by less look the same. */
const visibleDifference = 16;
const pdfPixelsPerPoint = 3;
/** Of PDFium, for all that a page contains. */
const maxPdfiumMegabytes = 512;

// One thread: uploaded files use at most one core.
sharp.concurrency(1);
sharp.cache(false);

const wasm = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
await prepareZXingModule({
  overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) },
  fireImmediately: true,
});
let pdfiumNeedsMore = false;
const pdfium = await PDFiumLibrary.init({ instantiateWasm: instantiatePdfium });

/** PDFium, whose memory does not grow beyond the limit: its allocation fails then, and with it all that PDFium does afterwards. */
function instantiatePdfium(
  { env = {}, ...imports }: WebAssembly.Imports,
  use: (instance: never) => void,
): WebAssembly.Exports {
  const grow = env.emscripten_resize_heap as (bytes: number) => boolean;
  const growWithinLimit = (bytes: number) => {
    // Bytes arrive as a signed number.
    pdfiumNeedsMore ||= bytes >>> 0 > maxPdfiumMegabytes * 2 ** 20;
    return !pdfiumNeedsMore && grow(bytes);
  };
  const module = new WebAssembly.Module(readFileSync(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm'))));
  const instance = new WebAssembly.Instance(module, {
    ...imports,
    env: { ...env, emscripten_resize_heap: growWithinLimit },
  });
  // The library says that it takes a module.
  use(instance as never);
  return instance.exports;
}

async function readFile(request: ReadRequest): Promise<ReadResult> {
  const result = await drawFile(request).catch((error: unknown) => ({
    failure: error instanceof Error ? error.message : String(error),
  }));
  // Also if PDFium left out what it had no memory for. The process then ends.
  return pdfiumNeedsMore ? { failure: `it needs more than ${maxPdfiumMegabytes} MB of memory` } : result;
}

async function drawFile(request: ReadRequest): Promise<ReadResult> {
  const pages: DrawnPage[] = [];
  if (request.type === 'pdf')
    await eachPdfPage(request, async (page) => void pages.push(await drawPage(page, request.readsCodes)));
  else pages.push(await drawPage(openPicture(request.file), request.readsCodes));
  if (pages.every(({ isBlank }) => isBlank)) return { failure: 'it shows nothing' };
  return { pictures: pages.map(({ picture }) => picture), codes: pages.flatMap(({ codes }) => codes) };
}

interface DrawnPage {
  picture: Uint8Array;
  codes: string[];
  isBlank: boolean;
}

async function drawPage(opened: Sharp, readsCodes: boolean): Promise<DrawnPage> {
  const { data, info } = await opened
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize({ width: searchedSide, height: searchedSide, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const found = readsCodes
    ? await readBarcodes(
        { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' },
        { formats: ['QRCode'], maxNumberOfSymbols: 8 },
      )
    : [];
  const picture = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize({ width: storedSide, height: storedSide, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality })
    .toBuffer();
  return { picture, codes: found.map(({ text }) => text), isBlank: isBlank(data) };
}

/** Whether all pixels (RGBA, opaque) have nearly the colour of the first. A callback for each value would take half a second. */
function isBlank(pixels: Uint8Array): boolean {
  for (let index = 4; index < pixels.length; index += 1)
    if (Math.abs((pixels[index] ?? 0) - (pixels[index % 4] ?? 0)) >= visibleDifference) return false;
  return true;
}

/** libvips opens no type of picture but these. */
function openPicture(file: Uint8Array): Sharp {
  return sharp(file, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
}

async function eachPdfPage({ file, maxPages }: ReadRequest, use: (page: Sharp) => Promise<void>): Promise<void> {
  const document = await pdfium.loadDocument(file);
  try {
    const count = document.getPageCount();
    if (maxPages !== null && count > maxPages) throw new Error(`it has ${count} pages`);
    for (let index = 0; index < (maxPages === null ? 1 : count); index += 1) {
      const page = document.getPage(index);
      const { originalWidth, originalHeight } = page.getOriginalSize();
      const scale = Math.min(pdfPixelsPerPoint, searchedSide / Math.max(originalWidth, originalHeight));
      const { data, width, height } = await page.render({ scale, render: 'bitmap' });
      await use(sharp(data, { raw: { width, height, channels: 4 } }));
    }
  } finally {
    document.destroy();
  }
}

const send = (message: ReadResult | 'ready') => process.send?.(message);

process.on('message', (request: ReadRequest) => {
  void readFile(request).then(send);
});
// The work blocks the event loop, so a graceful exit could wait for a long time.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// The parent process ends this one.
process.on('SIGINT', () => {});
send('ready');
