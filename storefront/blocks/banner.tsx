import type { Banner as BannerData } from '#contract/blocks.ts';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { BannerPicture } from '#storefront/ui/banner-picture.tsx';

export interface BannerProps {
  banner: Pick<BannerData, 'title' | 'image' | 'mobileImage' | 'link'>;
  /** Largest displayed width in CSS px, and the `sizes` of its `<img>`. */
  shown: number;
  sizes: string;
  priority: boolean;
}

/** A picture that leads somewhere, or only shows something. */
export function Banner({ banner: { title, image, mobileImage, link }, shown, sizes, priority }: BannerProps) {
  const picture = (
    <BannerPicture
      wide={{ src: image, width: 1600, height: 640, shown, sizes }}
      narrow={{ src: mobileImage, width: 1080, height: 720, sizes: 'calc(100vw - 32px)' }}
      priority={priority}
      alt={title}
      className="aspect-3/2 size-full rounded-card bg-ground object-cover sm:aspect-5/2"
    />
  );
  if (link === null) return picture;
  return (
    <a href={localiseLink(link)} className="block overflow-hidden rounded-card">
      {picture}
    </a>
  );
}
