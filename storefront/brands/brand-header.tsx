import { ExternalLink } from 'lucide-react';
import type { BrandLanding } from '#contract/brands.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { ButtonLink } from '#storefront/ui/button-link.tsx';
import { Picture } from '#storefront/ui/picture.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { BrandLogo } from './brand-logo.tsx';

export interface BrandHeaderProps {
  landing: Pick<BrandLanding, 'brand' | 'title' | 'summary' | 'bannerImage' | 'parent'>;
  /** The listing of all products of the brand. */
  allProductsHref: string;
}

/** On phones the sides are cropped: the picture is wider than the screen. */
const bannerSizes = '(width >= 80rem) 1232px, (width >= 40rem) 96vw, 175vw';

/** Banner, logo, summary and links of a brand's page. */
export function BrandHeader({
  landing: { brand, title, summary, bannerImage, parent },
  allProductsHref,
}: BrandHeaderProps) {
  return (
    <header className="overflow-hidden rounded-card bg-ground">
      {bannerImage && (
        <Picture
          src={bannerImage}
          alt=""
          width={1232}
          height={339}
          sizes={bannerSizes}
          priority
          className="aspect-[2/1] w-full object-cover! sm:aspect-[40/11]"
        />
      )}
      <div className="grid justify-items-start gap-3 p-5 lg:p-8">
        {brand.brandLogoUrl && (
          <span className="rounded-field border border-line bg-surface px-3 py-1">
            <BrandLogo brand={brand} />
          </span>
        )}
        <h1 className="text-2xl font-bold text-balance">
          <WrapAtWords>{title}</WrapAtWords>
        </h1>
        {summary && (
          <p className="max-w-prose text-muted text-pretty">
            <WrapAtWords>{summary}</WrapAtWords>
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={allProductsHref}>{m.brands_all_of({ brand: brand.title })}</ButtonLink>
          {parent && (
            <ButtonLink href={localeHref('/brand/:slug', { slug: parent.slug })} variant="secondary">
              {m.brands_back_to({ brand: brand.title })}
            </ButtonLink>
          )}
          {brand.externalLink && (
            <ButtonLink
              href={brand.externalLink}
              target="_blank"
              rel="noopener"
              variant="quiet"
              icon={<ExternalLink aria-hidden="true" className="size-4" />}
            >
              {m.brands_official_site()}
            </ButtonLink>
          )}
        </div>
      </div>
    </header>
  );
}
