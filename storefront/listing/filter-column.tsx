import { m } from '#storefront/i18n/paraglide/messages.js';
import { DeferredHydration } from '#storefront/ui/deferred-hydration.tsx';
import { isWideScreen, useBelowFold } from '#storefront/ui/use-below-fold.ts';
import { FacetForm, type FacetFormProps } from './facet-form.tsx';

export interface FilterColumnProps extends FacetFormProps {
  /** Its own id, for links to it. */
  id: string;
  /** The id of the element that the products are in. */
  productsId: string;
}

/** The filters beside the products of wide screens. Without JavaScript a phone shows them when a link to them is followed (`:target`). */
export function FilterColumn({ id, productsId, ...form }: FilterColumnProps) {
  const isRendered = useBelowFold() || isWideScreen();
  if (form.facets.length === 0) return null;
  return (
    <aside id={id} aria-label={m.listing_filter()} className="max-lg:not-target:hidden lg:-mt-3">
      <DeferredHydration>{isRendered && <FacetForm {...form} />}</DeferredHydration>
      <a href={`#${productsId}`} className="mt-4 inline-flex min-h-11 items-center font-medium text-brand lg:hidden">
        {m.listing_to_products()}
      </a>
    </aside>
  );
}
