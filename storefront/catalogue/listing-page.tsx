import { PackageOpen, SearchX, X } from 'lucide-react';
import type { ProductCard } from '#contract/catalogue.ts';
import { formatNumber } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { type Breadcrumb, Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx';
import { ButtonLink } from '#storefront/ui/button-link.tsx';
import { EmptyState } from '#storefront/ui/empty-state.tsx';
import { Pagination } from '#storefront/ui/pagination.tsx';
import { type CategoryLink, CategoryLinks } from './category-links.tsx';
import { type ListingAddress, listingHref, pageSize } from './listing-links.ts';
import { ProductGrid } from './product-grid.tsx';
import { SortLinks } from './sort-links.tsx';
import { useLiveStock } from './use-live-stock.ts';

export interface ListingPageProps {
  address: ListingAddress;
  /** What is listed, in the page's language. */
  title: string;
  /** From the home page to here; the last one has no link. */
  breadcrumbs: readonly Breadcrumb[];
  subcategories: readonly CategoryLink[];
  products: readonly ProductCard[];
  /** Of all pages. */
  total: number;
}

/** The products of a category, a brand or a search (spec 2, `/product-category`). */
export function ListingPage({ address, title, breadcrumbs, subcategories, products, total }: ListingPageProps) {
  const liveStock = useLiveStock(products.map(({ productId }) => productId));
  return (
    <div className="page-column grid grid-cols-[minmax(0,1fr)] gap-4 pt-2 lg:gap-5 lg:pt-4">
      <Breadcrumbs items={breadcrumbs} />
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-2xl font-bold">{title}</h1>
        <p className="text-sm text-muted">{countText(total)}</p>
      </div>
      <Choices address={address} />
      {!address.query && <CategoryLinks categories={subcategories} />}
      {products.length === 0 ? (
        <NothingHere address={address} />
      ) : (
        <>
          <SortLinks address={address} />
          <h2 className="sr-only">{m.catalogue_products()}</h2>
          <ProductGrid
            list={{ id: address.query ? 'search' : `category:${address.path}`, name: title }}
            products={products}
            liveStock={liveStock}
          />
          <div className="mt-4">
            <Pagination
              page={address.page}
              pageCount={Math.ceil(total / pageSize)}
              hrefOf={(page) => listingHref({ ...address, page })}
            />
          </div>
        </>
      )}
    </div>
  );
}

function countText(total: number): string {
  return total === 1 ? m.catalogue_product_count_one() : m.catalogue_product_count({ count: formatNumber(total) });
}

/** The words and the brand that narrow the list, each with the way back. */
function Choices({ address }: { address: ListingAddress }) {
  const { query, brands } = address;
  if (!query && !brands) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {query && <Choice label={query} href={listingHref({ ...address, query: undefined, page: 1 })} />}
      {brands && <Choice label={brands} href={listingHref({ ...address, brands: undefined, page: 1 })} />}
    </ul>
  );
}

function Choice({ label, href }: { label: string; href: string }) {
  return (
    <li className="max-w-full">
      <a
        href={href}
        aria-label={m.ui_remove_named({ name: label })}
        className="flex min-h-11 items-center gap-2 rounded-full border border-line bg-ground px-4 text-sm font-medium hover:border-edge"
      >
        <span className="truncate">{label}</span>
        <X aria-hidden="true" className="size-4 shrink-0 text-muted" />
      </a>
    </li>
  );
}

function NothingHere({ address }: { address: ListingAddress }) {
  const searched = address.query !== undefined;
  return (
    <EmptyState
      icon={searched ? <SearchX className="size-10" /> : <PackageOpen className="size-10" />}
      title={searched ? m.catalogue_nothing_found() : m.catalogue_empty()}
      message={searched ? m.catalogue_nothing_found_hint() : m.catalogue_empty_hint()}
      action={<ButtonLink href={listingHref({})}>{m.catalogue_see_all_products()}</ButtonLink>}
    />
  );
}
