import { preload } from 'react-dom';
import { pictureSrcSet, pictureUrl } from './picture-source.ts';

export interface BannerPictureProps {
  wide: {
    src: string;
    /** The picture's own proportions. */
    width: number;
    height: number;
    /** The largest it is shown, in CSS px. */
    shown: number;
    /** How wide it is shown on which screen. */
    sizes: string;
  };
  /** In place of the wide one on screens below 640 px. */
  narrow: { src: string; width: number; height: number; sizes: string };
  /** The page's main picture: loaded at once, before all others. */
  priority: boolean;
  className: string;
}

const onPhones = '(width < 640px)';
/** In CSS px; twice this is also enough for the densest phones, of 390 px by three. */
const maxWidthOnPhones = 540;

/** A decorative picture across the page, cut for phones and for wider screens; words stand over it. */
export function BannerPicture({ wide, narrow, priority, className }: BannerPictureProps) {
  const forPhones = { imageSrcSet: pictureSrcSet(narrow.src, maxWidthOnPhones), imageSizes: narrow.sizes };
  const forOthers = { imageSrcSet: pictureSrcSet(wide.src, wide.shown), imageSizes: wide.sizes };
  const src = pictureUrl(wide.src, 1200);
  if (priority) {
    // React finds the main picture by itself only where it has one cut.
    const first = { as: 'image', fetchPriority: 'high' } as const;
    preload(pictureUrl(narrow.src, 1080), { ...first, ...forPhones, media: onPhones });
    preload(src, { ...first, ...forOthers, media: '(width >= 640px)' });
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
        alt=""
        width={wide.width}
        height={wide.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        className={className}
      />
    </picture>
  );
}
