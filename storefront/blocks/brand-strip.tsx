import { useId } from 'react';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Picture } from '#storefront/ui/picture.tsx';
import { BlockHeader } from './block-header.tsx';
import type { BlockProps } from './block-view.ts';

/** Logos of brands. */
export function BrandStrip({ data: { title, brands } }: BlockProps<'brand_strip'>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <BlockHeader id={id} title={title} link="/brand" linkText={m.product_see_all()} />
      <ul className="scroll-row -mx-4 scroll-px-4 gap-3 px-4 py-1 lg:mx-0 lg:grid lg:grid-cols-5 lg:gap-4 lg:px-0">
        {brands.map((brand) => (
          <li key={brand.id} className="brand-tile">
            <a href={localeHref('/brand/:slug', { slug: brand.slug })}>
              {brand.brandLogoUrl ? (
                <Picture src={brand.brandLogoUrl} alt={brand.title} width={120} height={48} />
              ) : (
                <span className="line-clamp-2 text-center font-bold">{brand.title}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
