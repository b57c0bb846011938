/** The widths and heights that pictures are made in, in pixels: a list, so that nobody fills the disk with all others. */
export const sides: readonly number[] = [64, 96, 160, 240, 320, 480, 640, 828, 1080, 1200, 1920];

export const formats = { webp: 'image/webp', png: 'image/png', jpg: 'image/jpeg' } as const;
export type Format = keyof typeof formats;

/** The box that a picture is fitted into, whole and in its own proportions. */
export interface Size {
  width?: number;
  height?: number;
}

/** A size by the `width` and `height` of a query: 1200 wide where there is neither. */
export function sizeOf(query: {
  width?: unknown;
  height?: unknown;
}): { ok: true; size: Size } | { ok: false; wrong: ('width' | 'height')[] } {
  const size: Size = {};
  const wrong: ('width' | 'height')[] = [];
  for (const name of ['width', 'height'] as const) {
    const given = query[name];
    if (given === undefined) continue;
    const side = sides.find((allowed) => String(allowed) === given);
    if (side === undefined) wrong.push(name);
    else size[name] = side;
  }
  if (wrong.length > 0) return { ok: false, wrong };
  return { ok: true, size: size.width || size.height ? size : { width: 1200 } };
}

/**
 * Whether a decoded path may name a picture: plain names of letters, digits, dot, dash and underline, none of which
 * starts with a dot, and the ending of a picture. So no path leaves the folder that it is looked up in.
 */
export function isPicturePath(path: string): boolean {
  return (
    path.length <= 300 &&
    /^(?:[\p{L}\p{M}\p{N}_-][\p{L}\p{M}\p{N}._-]*\/)*[\p{L}\p{M}\p{N}_-][\p{L}\p{M}\p{N}._-]*\.(?:svg|png|jpe?g|webp)$/u.test(
      path,
    )
  );
}

/** WebP for browsers that say they take it; else png stays png and all others become jpg (spec 9). */
export function formatFor(path: string, accept: string | undefined): Format {
  if (takesWebp(accept)) return 'webp';
  return path.endsWith('.png') ? 'png' : 'jpg';
}

/** Whether an `accept` header names WebP; a type with weight 0 is refused. */
function takesWebp(accept = ''): boolean {
  return accept
    .toLowerCase()
    .split(',')
    .some((entry) => {
      const [type, ...parameters] = entry.split(';').map((part) => part.trim());
      return type === 'image/webp' && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
    });
}

/** Whether an `if-none-match` header names this tag. */
export function namesTag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((entry) => entry.trim() === '*' || entry.trim().replace(/^W\//, '') === etag);
}
