import { preload } from 'react-dom';
import { pictureSrcSet, pictureUrl } from './picture-source.ts';

export interface BannerPictureProps {
  wide: {
    src: string;
    /** The picture's own dimensions. */
    width: number;
    height: number;
    /** Largest displayed width in CSS px. */
    shown: number;
    /** The `sizes` of its `<img>`. */
    sizes: string;
  };
  /** Replaces the wide one on screens below 640 px. */
  narrow: { src: string; width: number; height: number; sizes: string };
  /** The page's main picture: loaded first. */
  priority: boolean;
  /** Below the first screen of phones, which load it when it comes near, whatever its priority. */
  lazyOnPhones?: boolean;
  /** Of a picture without text over it; by default it is decorative. */
  alt?: string;
  className: string;
}

const onPhones = '(width < 40rem)';
/** In CSS px; twice this is enough for the densest phones (390 px × 3). */
const maxWidthOnPhones = 540;

/** A picture across the page, cropped differently for phones. */
export function BannerPicture({
  wide,
  narrow,
  priority,
  lazyOnPhones = false,
  alt = '',
  className,
}: BannerPictureProps) {
  const forPhones = { imageSrcSet: pictureSrcSet(narrow.src, maxWidthOnPhones), imageSizes: narrow.sizes };
  const forOthers = { imageSrcSet: pictureSrcSet(wide.src, wide.shown), imageSizes: wide.sizes };
  const src = pictureUrl(wide.src, 1200);
  const isEager = priority && !lazyOnPhones;
  if (priority) {
    // React preloads a main picture by itself only where it has one source.
    const first = { as: 'image', fetchPriority: 'high' } as const;
    if (!lazyOnPhones) preload(pictureUrl(narrow.src, 1080), { ...first, ...forPhones, media: onPhones });
    preload(src, { ...first, ...forOthers, media: '(width >= 40rem)' });
  }
  return (
    <picture>
      <source
        media={onPhones}
        srcSet={forPhones.imageSrcSet}
        sizes={forPhones.imageSizes}
        width={narrow.width}
        height={narrow.height}
      />
      <img
        src={src}
        srcSet={forOthers.imageSrcSet}
        sizes={forOthers.imageSizes}
        alt={alt}
        width={wide.width}
        height={wide.height}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
        decoding={isEager ? undefined : 'async'}
        className={className}
      />
    </picture>
  );
}
