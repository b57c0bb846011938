import type { CategoryBanner } from '#contract/content.ts';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { BannerPicture } from '#storefront/ui/banner-picture.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

/** The banners of a category, scrolled sideways where there are several; the title is text over the quiet left 46 % of the picture. */
export function CategoryBanners({ banners }: { banners: readonly CategoryBanner[] }) {
  // The edge of the next one is visible.
  const share = banners.length > 1 ? 0.9 : 1;
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
            <BannerPicture
              wide={{
                src: banner.image,
                width: 1600,
                height: 400,
                shown: 960,
                sizes: `(width >= 80rem) ${960 * share}px, (width >= 64rem) calc((100vw - 320px) * ${share}), calc((100vw - 32px) * ${share})`,
              }}
              narrow={{ src: banner.mobileImage, width: 1080, height: 480, sizes: `calc((100vw - 32px) * ${share})` }}
              priority={index === 0}
              lazyOnPhones
              className="aspect-[9/4] w-full bg-ground object-cover object-right sm:aspect-[4/1]"
            />
            <p className="absolute bottom-3 left-3 max-w-[calc(46%-12px)] rounded-field bg-surface/90 px-2 py-1.5 text-sm font-semibold text-balance max-[22.4rem]:py-1 max-[22.4rem]:text-xs sm:px-3 sm:py-2 lg:bottom-5 lg:left-5 lg:max-w-[calc(46%-20px)] lg:px-4 lg:text-base">
              {banner.link ? (
                <a
                  href={localiseLink(banner.link)}
                  className="outline-none after:absolute after:inset-0 after:rounded-card group-hover:text-brand focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-brand"
                >
                  <BannerTitle>{banner.title}</BannerTitle>
                </a>
              ) : (
                <BannerTitle>{banner.title}</BannerTitle>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * A title with its lines. Phrases of Thai lines, between spaces, stay together: one that does not fit on what is left of a line begins
 * the next, and only one that is longer than a line wraps.
 */
function BannerTitle({ children }: { children: string }) {
  return [...children.split('\n').entries()].map(([at, line]) => (
    <span key={at} className="block">
      {/[ก-๛]/.test(line) ? line.split(/( +)(?![\d฿])/).map(renderPhrase) : <WrapAtWords>{line}</WrapAtWords>}
    </span>
  ));
}

/** @param index odd for the spaces between phrases */
function renderPhrase(phrase: string, index: number) {
  if (index % 2 === 1) return phrase;
  return (
    <span key={index} className="inline-block">
      <WrapAtWords>{phrase}</WrapAtWords>
    </span>
  );
}
