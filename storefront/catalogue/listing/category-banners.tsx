import type { CategoryBanner } from '#contract/content.ts';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { classNames } from '#storefront/ui/class-names.ts';
import { pictureSrcSet, pictureUrl } from '#storefront/ui/picture-source.ts';

/** The banners of a category, side by side in a row to swipe where there are several; nothing is written in the pictures. */
export function CategoryBanners({ banners }: { banners: readonly CategoryBanner[] }) {
  if (banners.length === 0) return null;
  return (
    <section aria-label={m.listing_banners()}>
      <ul className="scroll-row gap-3 rounded-card lg:gap-4">
        {banners.map((banner, index) => (
          <li
            key={banner.image}
            className={classNames(
              'group relative shrink-0 snap-start overflow-hidden rounded-card',
              banners.length > 1 ? 'w-[90%]' : 'w-full',
            )}
          >
            <BannerPicture banner={banner} priority={index === 0} />
            <p className="absolute bottom-3 left-3 max-w-[46%] rounded-field bg-surface/90 px-3 py-2 text-sm font-semibold text-pretty lg:bottom-5 lg:left-5 lg:px-4 lg:text-base">
              {banner.link ? (
                <a
                  href={localiseLink(banner.link)}
                  className="outline-none after:absolute after:inset-0 after:rounded-card group-hover:text-brand focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-brand"
                >
                  {banner.title}
                </a>
              ) : (
                banner.title
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function BannerPicture({ banner: { image, mobileImage }, priority }: { banner: CategoryBanner; priority: boolean }) {
  return (
    <picture>
      <source
        media="(width < 640px)"
        srcSet={pictureSrcSet(mobileImage, 540)}
        sizes="calc(100vw - 32px)"
        width={1080}
        height={480}
      />
      <img
        src={pictureUrl(image, 1080)}
        srcSet={pictureSrcSet(image, 960)}
        sizes="(width >= 1280px) 960px, (width >= 1024px) calc(100vw - 320px), calc(100vw - 32px)"
        alt=""
        width={1600}
        height={400}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        className="aspect-[9/4] w-full bg-ground object-cover object-right sm:aspect-[4/1]"
      />
    </picture>
  );
}
