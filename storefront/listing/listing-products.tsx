import { memo, useMemo } from 'react';
import type { CategoryBanner } from '#contract/content.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { LiveStockLoader, LiveStockProvider } from '#storefront/inventory/live-stock.tsx';
import { ProductGrid, type ProductGridProps } from '#storefront/product-cards/product-grid.tsx';
import { Pagination } from '#storefront/ui/pagination.tsx';
import { CategoryBanners } from './category-banners.tsx';
import { pageSize } from './listing-limits.ts';
import { listingHref } from './listing-links.ts';
import type { ListingView } from './listing-view.ts';
import { ShowMore } from './show-more.tsx';
import { useMoreProducts } from './use-more-products.ts';

export interface ListingProductsProps {
  /** The listing that the products are of, without pending changes. */
  view: ListingView;
  /** Title of the listing, in the page's language. */
  title: string;
  /** Those of the page; at least one. */
  products: ProductGridProps['products'];
  /** On all pages. */
  total: number;
  /** Among the products. */
  banners: readonly CategoryBanner[];
  /** The id of the element that the products are in. */
  listId: string;
  /** The link of a product was followed. */
  onSelect: () => void;
}

/** The products of a listing and the ways to further ones. Not rendered again when a filter is pressed, but when its products arrive. */
export const ListingProducts = memo(function ListingProducts(props: ListingProductsProps) {
  const { view, title, products, total, banners, listId, onSelect } = props;
  const more = useMoreProducts(view, products, total);
  const last = (view.page - 1) * pageSize + more.products.length;
  // What is loaded or pressed below the cards does not render them again.
  const grid = useMemo(
    () => (
      <ProductGrid
        list={{ id: view.query ? 'search' : `category:${view.path}`, name: title }}
        products={more.products}
        besideFilters
        banners={
          banners.length > 0
            ? {
                content: <CategoryBanners banners={banners} />,
                room: banners.length > 1 ? 'banners-room' : 'banner-room',
              }
            : undefined
        }
        onSelect={onSelect}
      />
    ),
    [view.query, view.path, title, more.products, banners, onSelect],
  );
  return (
    <LiveStockProvider products={products}>
      <LiveStockLoader products={more.loaded} />
      <h2 className="sr-only">{m.listing_products()}</h2>
      {grid}
      {(more.hasMore || more.products.length > products.length) && (
        <ShowMore more={more} last={last} total={total} listId={listId} />
      )}
      <div className="mt-8">
        <Pagination
          page={Math.max(view.page, Math.floor(last / pageSize))}
          pageCount={Math.ceil(total / pageSize)}
          hrefOf={(page) => listingHref({ ...view, page })}
        />
      </div>
    </LiveStockProvider>
  );
});
