import { SlidersHorizontal } from 'lucide-react';
import { type MouseEvent, type ReactNode, useMemo, useState } from 'react';
import type { CategoryBanner } from '#contract/content.ts';
import type { DescriptionBlock } from '#contract/products.ts';
import type { Facet, QueryPriceRange } from '#contract/search.ts';
import { PageContent } from '#storefront/content/page-content.tsx';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { useLiveStock } from '#storefront/inventory/use-live-stock.ts';
import { ProductGrid, type ProductGridProps } from '#storefront/product-cards/product-grid.tsx';
import { type Breadcrumb, Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx';
import { buttonStyle } from '#storefront/ui/button-style.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { DeferredHydration } from '#storefront/ui/deferred-hydration.tsx';
import { preloadDrawer } from '#storefront/ui/drawer.tsx';
import { Pagination } from '#storefront/ui/pagination.tsx';
import { TextLink } from '#storefront/ui/text-link.tsx';
import { isWideScreen, useBelowFold } from '#storefront/ui/use-below-fold.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { CategoryBanners } from './category-banners.tsx';
import { type CategoryLink, CategoryLinks } from './category-links.tsx';
import { EmptyListing } from './empty-listing.tsx';
import type { CategoryStep } from './facet-categories.tsx';
import { FacetForm } from './facet-form.tsx';
import { FilterDrawer } from './filter-drawer.tsx';
import { filterCount, matchingCategories } from './listing-filters.ts';
import { pageSize } from './listing-limits.ts';
import { listingHref } from './listing-links.ts';
import { countText, priceText } from './listing-text.ts';
import type { ListingView } from './listing-view.ts';
import { ShowMore } from './show-more.tsx';
import { SortLinks } from './sort-links.tsx';
import { useFacetsInPlace } from './use-facets-in-place.ts';
import { useMoreProducts } from './use-more-products.ts';
import { useOptimisticListing } from './use-optimistic-listing.ts';
import { useSearchCount } from './use-search-count.ts';

export interface ListingPageProps {
  view: ListingView;
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
  /** What was searched for instead, where the search text finds nothing. */
  correctedQuery: string | null;
  /** The search text, where it names a model that is not sold: the products are the nearest. */
  notSold: string | null;
  /** The price named in the search text, where it narrows the list. */
  askedPrice: QueryPriceRange | null;
}

const filtersId = 'filters';
const productsId = 'products';

/** The products of a category, a brand or a search, with filters. */
export function ListingPage(props: ListingPageProps) {
  const {
    view,
    title,
    breadcrumbs,
    steps,
    subcategories,
    facets,
    products,
    total,
    correctedQuery,
    notSold,
    askedPrice,
    banners,
    content,
    blocks,
  } = props;
  const more = useMoreProducts(view, products, total);
  const [stockOfPage, stockOfMore] = [useLiveStock(products), useLiveStock(more.loaded)];
  const last = (view.page - 1) * pageSize + more.products.length;
  const isWholeResult = view.page === 1 && view.path === '' && filterCount(view) === 0;
  const countSelection = useSearchCount(view.query, isWholeResult && total > 0 && notSold === null);
  const { view: pendingView, isPending, show } = useOptimisticListing(view);
  // Closes on another category, not on another filter.
  const [filtersOpenFor, setFiltersOpenFor] = useState<string>();
  const openFilters = (event: MouseEvent) => {
    event.preventDefault();
    setFiltersOpenFor(view.path);
  };
  // A press on a filter does not render the cards again.
  const grid = useMemo(
    () => (
      <ProductGrid
        list={{ id: view.query ? 'search' : `category:${view.path}`, name: title }}
        products={more.products}
        liveStock={{ ...stockOfPage, ...stockOfMore }}
        besideFilters
        banners={banners.length > 0 && <CategoryBanners banners={banners} />}
        onSelect={countSelection}
      />
    ),
    [view.query, view.path, title, more.products, stockOfPage, stockOfMore, banners, countSelection],
  );
  const selectedCount = filterCount(pendingView);
  const hasFilters = facets.length > 0;
  const isDrawerOpen = hasFilters && filtersOpenFor === view.path;
  const activeFilters = useMemo(() => <ActiveFilters view={pendingView} facets={facets} />, [pendingView, facets]);
  const sortLinks = useMemo(() => <SortLinks view={pendingView} />, [pendingView]);
  const facetsInPlace = useFacetsInPlace(facets, view);
  const filterColumn = useMemo(
    () => <FacetForm view={pendingView} facets={facetsInPlace} steps={steps} onChange={show} />,
    [pendingView, facetsInPlace, steps, show],
  );
  const hasFilterColumn = useBelowFold() || isWideScreen();
  return (
    <div className="page-column grid grid-cols-[minmax(0,1fr)] gap-4 pb-4 lg:gap-5 lg:pt-4">
      <Breadcrumbs items={breadcrumbs} />
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="max-w-full text-2xl font-bold wrap-anywhere">
          <WrapAtWords>{title}</WrapAtWords>
        </h1>
        <p role="status" className="text-sm text-muted">
          {countText(total)}
        </p>
      </div>
      {notSold !== null && (
        <p className="wrap-anywhere">
          <WrapAtWords>{m.search_not_sold({ query: notSold })}</WrapAtWords>
        </p>
      )}
      {view.query && correctedQuery && <CorrectedQuery query={view.query} correctedQuery={correctedQuery} />}
      {askedPrice && (
        <p>
          {m.listing_price_from_query({ price: priceText(askedPrice) })}{' '}
          <TextLink href={listingHref({ ...view, query: askedPrice.query, page: 1 })}>{m.listing_price_any()}</TextLink>
        </p>
      )}
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
        {hasFilters && (
          // Without JavaScript a phone shows it when its link is followed (`:target`).
          <aside id={filtersId} aria-label={m.listing_filter()} className="max-lg:not-target:hidden lg:-mt-3">
            <DeferredHydration>{hasFilterColumn && filterColumn}</DeferredHydration>
            <a
              href={`#${productsId}`}
              className="mt-4 inline-flex min-h-11 items-center font-medium text-brand lg:hidden"
            >
              {m.listing_to_products()}
            </a>
          </aside>
        )}
        <div id={productsId} aria-busy={isPending} className="grid content-start grid-cols-[minmax(0,1fr)] gap-4">
          <div className={classNames('flex items-center gap-2', products.length === 0 && 'lg:hidden')}>
            {hasFilters && (
              <a
                href={`#${filtersId}`}
                aria-haspopup="dialog"
                onClick={openFilters}
                onPointerDown={preloadDrawer}
                className={classNames(buttonStyle({ variant: 'secondary' }), 'shrink-0 rounded-full! lg:hidden')}
              >
                <SlidersHorizontal aria-hidden="true" className="size-5" />
                {selectedCount > 0 ? m.listing_filter_count({ count: selectedCount }) : m.listing_filter()}
              </a>
            )}
            {products.length > 0 && sortLinks}
          </div>
          {activeFilters}
          <div className={classNames('transition-opacity', isPending && 'opacity-50 delay-150')}>
            {products.length === 0 ? (
              <EmptyListing view={view} categories={subcategories} />
            ) : (
              <>
                <h2 className="sr-only">{m.listing_products()}</h2>
                {grid}
                {(more.hasMore || more.products.length > products.length) && (
                  <ShowMore more={more} last={last} total={total} listId={productsId} />
                )}
                <div className="mt-8">
                  <Pagination
                    page={Math.max(view.page, Math.floor(last / pageSize))}
                    pageCount={Math.ceil(total / pageSize)}
                    hrefOf={(page) => listingHref({ ...view, page })}
                  />
                </div>
              </>
            )}
          </div>
        </div>
      </div>
      <PageContent title={title} blocks={content} />
      {blocks}
      <FilterDrawer
        view={pendingView}
        facets={facetsInPlace}
        steps={steps}
        onChange={show}
        open={isDrawerOpen}
        onClose={() => setFiltersOpenFor(undefined)}
        total={total}
        isPending={isPending}
      />
    </div>
  );
}

function CorrectedQuery({ query, correctedQuery }: { query: string; correctedQuery: string }) {
  return (
    <p className="wrap-anywhere">
      {m.listing_no_results_for({ query })}{' '}
      <TextLink href={listingHref({ query: correctedQuery })}>
        {m.search_showing_results_for({ query: correctedQuery })}
      </TextLink>
    </p>
  );
}
