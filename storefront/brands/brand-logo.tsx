import type { BrandPage } from '#contract/brands.ts';
import { Picture } from '#storefront/ui/picture.tsx';

/** A brand's logo, or its title in letters where it has none; what stands around it names it. */
export function BrandLogo({ brand }: { brand: Pick<BrandPage, 'title' | 'brandLogoUrl'> }) {
  if (!brand.brandLogoUrl)
    return (
      <span aria-hidden="true" className="line-clamp-2 text-center text-lg leading-tight font-bold text-balance">
        {brand.title}
      </span>
    );
  return <Picture src={brand.brandLogoUrl} alt="" width={120} height={48} className="h-12 w-30" />;
}
