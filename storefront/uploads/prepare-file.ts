/** A smaller file is sent as it is. */
const maxUnchangedBytes = 2 * 1024 * 1024;
/** In pixels: small print and QR codes stay readable. */
const maxSide = 3000;
const quality = 0.9;

/**
 * The file to send for one that was chosen. Large photographs are made smaller, and pictures in formats that only this browser can open,
 * such as HEIC on Apple's, become JPEG. What the browser cannot open is sent as it is: the server explains. Null if it is too large.
 */
export async function prepareFile(file: File, maxBytes: number): Promise<Blob | null> {
  const isSentAsIs =
    file.type === 'application/pdf' ||
    (file.size <= maxUnchangedBytes && (file.type === 'image/jpeg' || file.type === 'image/png'));
  const prepared = isSentAsIs ? file : ((await asJpeg(file)) ?? file);
  return prepared.size <= maxBytes ? prepared : null;
}

async function asJpeg(file: File): Promise<Blob | null> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { naturalWidth, naturalHeight } = image;
    const scale = Math.min(1, maxSide / Math.max(naturalWidth, naturalHeight));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(naturalWidth * scale);
    canvas.height = Math.round(naturalHeight * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  } catch {
    // The browser cannot open it.
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}
