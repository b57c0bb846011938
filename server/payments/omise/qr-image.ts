import sharp from 'sharp';

const timeoutMs = 4000;
const maxBytes = 1024 * 1024;
/** Pixels per side: sharp on phones, and read by bank apps from the saved picture. */
const side = 720;

/**
 * Downloads the picture of a QR code and draws it as PNG: what Omise sends is a drawing, which browsers must not run as the shop's own,
 * and which phones do not save with their photos.
 *
 * @throws Error if there is no such picture
 */
export async function downloadQrImage(url: string): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok || !response.body) throw new Error(`the picture of a QR code was answered with ${response.status}`);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new Error('the picture of a QR code is too large');
    chunks.push(chunk);
  }
  const picture = sharp(Buffer.concat(chunks), { limitInputPixels: 4096 * 4096 });
  const { format } = await picture.metadata();
  if (format !== 'svg' && format !== 'png' && format !== 'jpeg') throw new Error(`a QR code came as ${format}`);
  return picture
    .resize(side, side, { fit: 'contain', background: 'white' })
    .flatten({ background: 'white' })
    .png()
    .toBuffer();
}
