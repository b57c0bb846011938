import { useState } from 'react';
import { classNames } from './class-names.ts';
import { densePictureSrcSet, pictureSide, pictureSrcSet, pictureUrl, placeholderPicture } from './picture-source.ts';

export interface PictureProps {
  /**
   * A path of the image handler such as `/images/products/1001/black-front.svg`, or any URL; without it the placeholder
   * is shown.
   */
  src: string | undefined;
  /** Empty if the adjacent text says it all. */
  alt: string;
  /** Largest displayed width in CSS px; reserves the space together with `height`. */
  width: number;
  height: number;
  /** The `sizes` of its `<img>`; without them it is `width` px wide on every screen. */
  sizes?: string;
  /** The page's main picture: loaded first. */
  priority?: boolean;
  /** Loaded although it is not in view yet, such as the next one of a gallery. */
  ahead?: boolean;
  className?: string;
}

/** A picture in the width that the screen needs; a placeholder if it fails to load. */
export function Picture({ src, alt, width, height, sizes, priority = false, ahead = false, className }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const shown = src && src !== failed ? src : placeholderPicture;
  const fail = () => setFailed(src);
  // Pictures that failed before hydration fire no event any more.
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) fail();
  };
  return (
    <img
      ref={check}
      src={pictureUrl(shown, pictureSide(width))}
      srcSet={sizes ? pictureSrcSet(shown, width) : densePictureSrcSet(shown, width)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={priority || ahead ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
      onError={fail}
      className={classNames('object-contain', className)}
    />
  );
}
