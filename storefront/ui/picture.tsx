import { useState } from 'react';
import { classNames } from './class-names.ts';
import { pictureSrcSet, pictureUrl, pictureWidths, placeholderPicture } from './picture-source.ts';

export interface PictureProps {
  /** A path of our image handler such as `/images/products/1001/black-front.svg`, or any URL; the placeholder without one. */
  src: string | undefined;
  /** Empty where the text beside it says it all. */
  alt: string;
  /** The largest it is shown, in CSS px; with `height` it keeps the room free while it loads. */
  width: number;
  height: number;
  /** How wide it is shown on which screen; where it is not said `width` px, on phones too. */
  sizes?: string;
  /** The page's main picture: loaded at once, before all others. */
  priority?: boolean;
  className?: string;
}

/** A picture in the width the screen needs; a placeholder where it fails (spec 8). */
export function Picture({ src, alt, width, height, sizes, priority = false, className }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const shown = src && src !== failed ? src : placeholderPicture;
  const fail = () => setFailed(src);
  // A picture that failed before the page came alive tells nobody any more.
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) fail();
  };
  return (
    <img
      ref={check}
      src={pictureUrl(shown, pictureWidths.find((w) => w >= Math.min(width, 1200)) ?? 1200)}
      srcSet={pictureSrcSet(shown, width, sizes ? 2 : 3)}
      sizes={sizes ?? `${width}px`}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
      onError={fail}
      className={classNames('object-contain', className)}
    />
  );
}
