import { pictureSides } from '#contract/picture-sizes.ts';

/** Shown if a picture is missing or fails to load. */
export const placeholderPicture = '/images/placeholder.svg';

/** The URL of a picture at one of the allowed widths; URLs of other hosts stay as they are. */
export function pictureUrl(src: string, width: (typeof pictureSides)[number]): string {
  return isImageHandlerPath(src) ? `${src}?width=${width}` : src;
}

/**
 * The `srcSet` for a picture that is at most `shown` CSS px wide: from more than half of that, for small screens, to twice as much, for
 * dense ones. `undefined` for pictures of other hosts.
 */
export function pictureSrcSet(src: string, shown: number): string | undefined {
  if (!isImageHandlerPath(src)) return undefined;
  const largestNeeded = pictureSides.findIndex((width) => width >= shown * 2);
  const offered = pictureSides
    .slice(0, largestNeeded < 0 ? undefined : largestNeeded + 1)
    .filter((width) => width > shown / 2);
  return offered.map((width) => `${src}?width=${width} ${width}w`).join(', ');
}

/**
 * The `srcSet` for a picture that is `shown` CSS px wide on every screen: what dense screens need, beside its `src` for others. `undefined`
 * for pictures of other hosts.
 */
export function densePictureSrcSet(src: string, shown: number): string | undefined {
  if (!isImageHandlerPath(src)) return undefined;
  return [2, 3].map((density) => `${pictureUrl(src, pictureSide(shown * density))} ${density}x`).join(', ');
}

/** The smallest allowed width that is enough for `needed` pixels, at most 1200. */
export function pictureSide(needed: number): (typeof pictureSides)[number] {
  return pictureSides.find((width) => width >= Math.min(needed, 1200)) ?? 1200;
}

function isImageHandlerPath(src: string): boolean {
  return src.startsWith('/images/') && !src.includes('?');
}
