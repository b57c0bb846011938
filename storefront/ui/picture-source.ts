import { pictureSides } from '#contract/picture-sizes.ts';

/** Shown if a picture is missing or fails to load. */
export const placeholderPicture = '/images/placeholder.svg';

/** The URL of a picture at one of the allowed widths; URLs of other hosts stay as they are. */
export function pictureUrl(src: string, width: (typeof pictureSides)[number]): string {
  return isImageHandlerPath(src) ? `${src}?width=${width}` : src;
}

/**
 * The `srcSet` for a picture that is at most `shown` CSS px wide: from a quarter of that, for small screens, to what
 * dense screens need. `undefined` for pictures of other hosts.
 *
 * @param density device pixels per CSS px where the picture is shown largest: 2 on desktops, 3 on phones
 */
export function pictureSrcSet(src: string, shown: number, density: 2 | 3 = 2): string | undefined {
  if (!isImageHandlerPath(src)) return undefined;
  const largestNeeded = pictureSides.findIndex((width) => width >= shown * density);
  const offered = pictureSides
    .slice(0, largestNeeded < 0 ? undefined : largestNeeded + 1)
    .filter((width) => width >= shown / 4);
  return offered.map((width) => `${src}?width=${width} ${width}w`).join(', ');
}

function isImageHandlerPath(src: string): boolean {
  return src.startsWith('/images/') && !src.includes('?');
}
