import { isPicturePath } from './rules.ts';

/** Formats in which originals are stored. */
export type OriginalFormat = 'svg' | 'png' | 'jpg' | 'webp';

/** What a file with this extension is stored as: its extension and format. */
const storedAs: Readonly<Record<string, { extension: string; format: OriginalFormat }>> = {
  svg: { extension: 'svg', format: 'svg' },
  png: { extension: 'png', format: 'png' },
  gif: { extension: 'png', format: 'png' },
  jpg: { extension: 'jpg', format: 'jpg' },
  jpeg: { extension: 'jpeg', format: 'jpg' },
  webp: { extension: 'webp', format: 'webp' },
  avif: { extension: 'webp', format: 'webp' },
};

/** Why HEIC is refused, and what to do instead. */
export const heicReason = 'is HEIC, which the shop cannot read: export it as JPEG';

/**
 * The path below `/images/` that a file gets by its path in a folder or ZIP file, and the format in which it is stored. The extension
 * becomes lower case, and spaces and signs become dashes.
 */
export function pictureNameOf(path: string): { path: string; format: OriginalFormat } | { refused: string } {
  const segments = segmentsOf(path);
  const name = segments.pop() ?? '';
  const [, stem = '', extension = ''] = /^(.*)\.([^.]*)$/.exec(name) ?? [];
  const stored = storedAs[extension.toLowerCase()];
  if (/^hei[cf]$/i.test(extension)) return { refused: heicReason };
  if (!stored) return { refused: 'is no picture: use jpg, png, webp, avif or svg' };
  if (segments.includes('..')) return { refused: 'leads out of the folder' };
  const normal = [...segments.map(normalName), `${normalName(stem)}.${stored.extension}`].join('/');
  return isPicturePath(normal)
    ? { path: normal, format: stored.format }
    : { refused: 'needs a name of letters and digits, at most 300 characters with its folders' };
}

/** The names of folders and file in a path, in one form of Unicode; Windows separates them by backslashes. */
export function segmentsOf(path: string): string[] {
  return path
    .normalize('NFC')
    .split(/[\\/]/)
    .filter((segment) => segment !== '' && segment !== '.');
}

/** A name in which spaces and signs are dashes: `A 12 (2)` becomes `A-12-2`. */
export function normalName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
    .replace(/^[.-]+|[.-]+$/g, '');
}

/** Whether an operating system made the file for itself. */
export function isSystemFile(path: string): boolean {
  return segmentsOf(path).some(
    (segment) =>
      (segment.startsWith('.') && segment !== '..') || /^(?:__MACOSX|Thumbs\.db|desktop\.ini)$/i.test(segment),
  );
}
