import type { ReactNode } from 'react';
import type { CategoryBanner } from '#contract/content.ts';
import type { DescriptionBlock } from '#contract/products.ts';
import type { Facet } from '#contract/search.ts';
import { PageContent } from '#storefront/content/page-content.tsx';
import { m } from '#storefront/i18n/paraglide/messages.js';
import type { ProductGridProps } from '#storefront/product-cards/product-grid.tsx';
import { type Breadcrumb, Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { type CategoryLink, CategoryLinks } from './category-links.tsx';
import { EmptyListing } from './empty-listing.tsx';
import type { CategoryStep } from './facet-categories.tsx';
import { FilterButton } from './filter-button.tsx';
import { FilterColumn } from './filter-column.tsx';
import { filterCount, matchingCategories } from './listing-filters.ts';
import { ListingProducts } from './listing-products.tsx';
import { countText } from './listing-text.ts';
import { SearchNotes, type SearchNotesProps } from './search-notes.tsx';
import { SortLinks } from './sort-links.tsx';
import { useFacetsInPlace } from './use-facets-in-place.ts';
import { useOptimisticListing } from './use-optimistic-listing.ts';
import { useSearchCount } from './use-search-count.ts';

export interface ListingPageProps extends SearchNotesProps {
  /** Title of the listing, in the page's language. */
  title: string;
  /** From the home page to this page; the last one has no link. */
  breadcrumbs: readonly Breadcrumb[];
  /** From the top level down to this category. */
  steps: readonly CategoryStep[];
  subcategories: readonly CategoryLink[];
  facets: readonly Facet[];
  products: ProductGridProps['products'];
  /** On all pages. */
  total: number;
  /** Among the products. */
  banners: readonly CategoryBanner[];
  /** Content written for this page, below the products. */
  content: readonly DescriptionBlock[];
  /** The blocks of the page, below the products. */
  blocks: ReactNode;
}

const filtersId = 'filters';
const productsId = 'products';

/** The products of a category, a brand or a search, with filters. */
export function ListingPage(props: ListingPageProps) {
  const { view, title, steps, subcategories, facets, products, total, notSold } = props;
  const { view: pendingView, isPending, show } = useOptimisticListing(view);
  const facetForm = { view: pendingView, facets: useFacetsInPlace(facets, view), steps, onChange: show };
  const isWholeResult = view.page === 1 && view.path === '' && filterCount(view) === 0;
  const countSelection = useSearchCount(view.query, isWholeResult && total > 0 && notSold === null);
  const hasFilters = facets.length > 0;
  const hasProducts = products.length > 0;
  return (
    <div className="page-column grid grid-cols-[minmax(0,1fr)] gap-4 pb-4 lg:gap-5 lg:pt-4">
      <Breadcrumbs items={props.breadcrumbs} />
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="max-w-full text-2xl font-bold wrap-anywhere">
          <WrapAtWords>{title}</WrapAtWords>
        </h1>
        <p role="status" className="text-sm text-muted">
          {countText(total)}
        </p>
      </div>
      <SearchNotes {...props} />
      {!view.query && (
        // On wide screens the filter column has them.
        <div className={hasFilters ? 'lg:hidden' : undefined}>
          <CategoryLinks
            label={m.listing_subcategories()}
            categories={matchingCategories(view, subcategories, facets)}
            filters={view}
          />
        </div>
      )}
      <div
        className={classNames(
          'grid grid-cols-[minmax(0,1fr)] gap-4',
          hasFilters && 'lg:grid-cols-[240px_minmax(0,1fr)] lg:gap-8',
        )}
      >
        <FilterColumn id={filtersId} productsId={productsId} {...facetForm} />
        <div id={productsId} aria-busy={isPending} className="grid content-start grid-cols-[minmax(0,1fr)] gap-4">
          <div className={classNames('flex items-center gap-2', !hasProducts && 'lg:hidden')}>
            <FilterButton filtersId={filtersId} total={total} isPending={isPending} {...facetForm} />
            {hasProducts && <SortLinks view={pendingView} />}
          </div>
          <ActiveFilters view={pendingView} facets={facets} />
          <div className={classNames('transition-opacity', isPending && 'opacity-50 delay-150')}>
            {hasProducts ? (
              <ListingProducts
                view={view}
                title={title}
                products={products}
                total={total}
                banners={props.banners}
                listId={productsId}
                onSelect={countSelection}
              />
            ) : (
              <EmptyListing view={view} categories={subcategories} />
            )}
          </div>
        </div>
      </div>
      <PageContent title={title} blocks={props.content} />
      {props.blocks}
    </div>
  );
}
