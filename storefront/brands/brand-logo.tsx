import type { BrandPage } from '#contract/brands.ts';
import { Picture } from '#storefront/ui/picture.tsx';

/** A brand's logo, or its title where it has none. Decorative: the surrounding element names the brand. */
export function BrandLogo({ brand }: { brand: Pick<BrandPage, 'title' | 'brandLogoUrl'> }) {
  if (!brand.brandLogoUrl)
    return (
      <span aria-hidden="true" className="line-clamp-2 text-center text-lg leading-tight font-bold text-balance">
        {brand.title}
      </span>
    );
  return <Picture src={brand.brandLogoUrl} alt="" width={120} height={48} className="h-12 w-30" />;
}
