import type { BrandLanding } from '#contract/brands.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Picture } from '#storefront/ui/picture.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

export interface SubLandingsProps {
  /** The brand's title. */
  brand: string;
  landings: BrandLanding['subLandings'];
}

/** The sub-pages of a brand, each with its banner. */
export function SubLandings({ brand, landings }: SubLandingsProps) {
  if (landings.length === 0) return null;
  return (
    <nav aria-label={m.brands_more_of({ brand })}>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {landings.map(({ slug, title, bannerImage }) => (
          <li key={slug}>
            <a
              href={localeHref('/brand/:slug', { slug })}
              className="group block h-full overflow-hidden rounded-card border border-line hover:border-edge"
            >
              {bannerImage && (
                <Picture
                  src={bannerImage}
                  alt=""
                  width={640}
                  height={176}
                  sizes="(width >= 64rem) 400px, (width >= 40rem) 48vw, 92vw"
                  className="aspect-[40/11] w-full bg-ground"
                />
              )}
              <span className="block px-4 py-3 font-semibold group-hover:text-brand">
                <WrapAtWords>{title}</WrapAtWords>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
