import Negotiator from 'negotiator';
import { pictureSides } from '#contract/picture-sizes.ts';

export const formats = { webp: 'image/webp', png: 'image/png', jpg: 'image/jpeg' } as const;
export type Format = keyof typeof formats;

/** Answered for a missing picture: the shop's own below `/images/`, or a built-in one. */
export const placeholderPath = 'placeholder.svg';

/** What a SKU without pictures refers to. */
export const placeholderPicture = `/images/${placeholderPath}`;

/** The largest original. */
export const maxPictureBytes = 20 * 2 ** 20;

/** The box that a picture is fitted into, keeping its aspect ratio. */
export interface Size {
  width?: number;
  height?: number;
}

/** The size in a query; 1200 wide without `width` and `height`. */
export function parseSize(query: {
  width?: unknown;
  height?: unknown;
}): { ok: true; size: Size } | { ok: false; invalid: ('width' | 'height')[] } {
  const size: Size = {};
  const invalid: ('width' | 'height')[] = [];
  for (const name of ['width', 'height'] as const) {
    const given = query[name];
    if (given === undefined) continue;
    const side = pictureSides.find((allowed) => String(allowed) === given);
    if (side === undefined) invalid.push(name);
    else size[name] = side;
  }
  if (invalid.length > 0) return { ok: false, invalid };
  return { ok: true, size: size.width || size.height ? size : { width: 1200 } };
}

/**
 * Whether a decoded path is a valid picture name: letters, digits, dots, dashes and underscores, no segment starting with a
 * dot, and the extension of a picture. No such path leaves the folder it is looked up in.
 */
export function isPicturePath(path: string): boolean {
  return (
    path.length <= 300 &&
    /^(?:[\p{L}\p{M}\p{N}_-][\p{L}\p{M}\p{N}._-]*\/)*[\p{L}\p{M}\p{N}_-][\p{L}\p{M}\p{N}._-]*\.(?:svg|png|jpe?g|webp)$/u.test(
      path,
    )
  );
}

/** WebP for browsers that accept it; else png stays png and all others become jpg (docs/reference/content.md). */
export function formatFor(path: string, accept: string | undefined): Format {
  if (acceptsWebp(accept)) return 'webp';
  return path.endsWith('.png') ? 'png' : 'jpg';
}

/** Whether an `accept` header names WebP with a weight above 0. A wildcard does not say that the browser knows it. */
function acceptsWebp(accept: string | undefined): boolean {
  const types = new Negotiator({ headers: { accept } }).mediaTypes();
  return types.some((type) => type.toLowerCase() === formats.webp);
}

/** Whether an `if-none-match` header contains this tag. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((entry) => entry.trim() === '*' || entry.trim().replace(/^W\//, '') === etag);
}
