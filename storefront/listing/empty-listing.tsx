import { PackageOpen, SearchX } from 'lucide-react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { ButtonLink } from '#storefront/ui/button-link.tsx';
import { EmptyState } from '#storefront/ui/empty-state.tsx';
import { type CategoryLink, CategoryLinks } from './category-links.tsx';
import { clearFilters, filterCount } from './listing-filters.ts';
import { listingHref } from './listing-links.ts';
import type { ListingView } from './listing-view.ts';

/** Fits in a row or two on a wide screen. */
const maxCategories = 8;

export interface EmptyListingProps {
  view: ListingView;
  /** The subcategories. */
  categories: readonly CategoryLink[];
}

/** Shown in place of products: after a search, with filters, or in an empty category. */
export function EmptyListing({ view, categories }: EmptyListingProps) {
  if (filterCount(view) > 0) {
    return (
      <EmptyState
        icon={<SearchX className="size-10" />}
        title={m.listing_no_matches()}
        message={m.listing_no_matches_hint()}
        action={<ButtonLink href={listingHref(clearFilters(view))}>{m.listing_clear_filters()}</ButtonLink>}
      />
    );
  }
  if (view.query === undefined) {
    return (
      <EmptyState
        icon={<PackageOpen className="size-10" />}
        title={m.listing_empty()}
        message={m.listing_empty_hint()}
        action={<ButtonLink href={listingHref({})}>{m.listing_see_all_products()}</ButtonLink>}
      />
    );
  }
  const { path, query } = view;
  const categoriesTitle = path ? m.listing_subcategories() : m.listing_popular_categories();
  return (
    <>
      <EmptyState
        icon={<SearchX className="size-10" />}
        title={m.search_no_results()}
        message={m.search_no_results_hint()}
        action={
          <>
            {path && <ButtonLink href={listingHref({ query })}>{m.listing_search_everywhere()}</ButtonLink>}
            <ButtonLink href={listingHref({})} variant={path ? 'secondary' : 'primary'}>
              {m.listing_see_all_products()}
            </ButtonLink>
          </>
        }
      />
      {categories.length > 0 && (
        <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <h2 className="text-lg font-semibold">{categoriesTitle}</h2>
          <CategoryLinks label={categoriesTitle} categories={categories.slice(0, maxCategories)} />
        </section>
      )}
    </>
  );
}
