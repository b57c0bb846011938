import { isOmiseUrl } from './rules.ts';

const timeoutMs = 4000;
const maxBytes = 1024 * 1024;
/** Pixels per side: sharp on phones, and read by bank apps from the saved picture. */
const side = 720;

const maxRedirects = 3;
const mediaTypes = ['image/svg+xml', 'image/png', 'image/jpeg'];

/**
 * Downloads the picture of a QR code and draws it as PNG: what Omise sends is a drawing, which browsers must not run as the shop's own,
 * and which phones do not save with their photos. Only addresses of Omise are requested, also after a redirect.
 *
 * @throws Error if there is no such picture
 */
export async function downloadQrImage(url: string, apiUrl: string): Promise<Buffer> {
  // Loaded only where such pictures are drawn.
  const { default: sharp } = await import('sharp');
  const picture = sharp(await download(url, apiUrl), { limitInputPixels: 4096 * 4096 });
  const { format } = await picture.metadata();
  if (format !== 'svg' && format !== 'png' && format !== 'jpeg') throw new Error(`a QR code came as ${format}`);
  return picture
    .resize(side, side, { fit: 'contain', background: 'white' })
    .flatten({ background: 'white' })
    .png()
    .toBuffer();
}

async function download(url: string, apiUrl: string): Promise<Buffer> {
  const response = await requestAtOmise(url, apiUrl, AbortSignal.timeout(timeoutMs));
  const [mediaType = ''] = (response.headers.get('content-type') ?? '').split(';');
  const isPicture = response.ok && mediaTypes.includes(mediaType.trim().toLowerCase());
  if (!isPicture || !response.body) {
    await response.body?.cancel();
    throw new Error(`the picture of a QR code was answered with ${response.status} ${mediaType}`);
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new Error('the picture of a QR code is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Follows redirects one by one, because each address is checked before it is requested. */
async function requestAtOmise(url: string, apiUrl: string, signal: AbortSignal, redirects = 0): Promise<Response> {
  if (!isOmiseUrl(url, apiUrl)) throw new Error(`the picture of a QR code is at ${url}`);
  const response = await fetch(url, { redirect: 'manual', signal });
  const location = response.headers.get('location');
  if (response.status < 300 || response.status > 399 || location === null) return response;
  await response.body?.cancel();
  if (redirects >= maxRedirects) throw new Error('the picture of a QR code is redirected too often');
  return requestAtOmise(new URL(location, url).href, apiUrl, signal, redirects + 1);
}
