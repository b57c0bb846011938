import type { BlogAd } from '#contract/blog.ts';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { BannerPicture } from '#storefront/ui/banner-picture.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

export interface BlogAdsProps {
  ads: readonly BlogAd[];
  /** Of the list: how the banners are laid out. */
  className: string;
}

/** Banners of the shop next to articles. */
export function BlogAds({ ads, className }: BlogAdsProps) {
  if (ads.length === 0) return null;
  return (
    <section aria-label={m.blog_ads()}>
      <ul className={className}>
        {ads.map((ad) => (
          <li key={ad.slug}>
            {ad.link === null ? (
              <Ad ad={ad} />
            ) : (
              <a href={localiseLink(ad.link)} className="block rounded-card hover:text-brand">
                <Ad ad={ad} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Its title below the picture, which has no words. */
function Ad({ ad: { title, image, mobileImage } }: { ad: BlogAd }) {
  return (
    <span className="grid gap-2">
      <BannerPicture
        wide={{ src: image, width: 1600, height: 640, shown: 440, sizes: '(width >= 64rem) 440px, 50vw' }}
        narrow={{ src: mobileImage, width: 1080, height: 720, sizes: 'calc(100vw - 32px)' }}
        priority={false}
        className="aspect-3/2 size-full rounded-card bg-ground object-cover sm:aspect-5/2"
      />
      <span className="text-sm font-semibold text-pretty">
        <WrapAtWords>{title}</WrapAtWords>
      </span>
    </span>
  );
}
