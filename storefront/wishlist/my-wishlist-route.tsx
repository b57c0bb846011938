import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { privateData } from '#storefront/accounts/guards.ts';
import { hasSignedInMark } from '#storefront/accounts/signed-in-mark.ts';
import { ProductGrid } from '#storefront/catalogue/product-grid.tsx';
import { useLiveStock } from '#storefront/catalogue/use-live-stock.ts';
import { formatNumber } from '#storefront/i18n/format.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { privatePageMeta } from '#storefront/navigation/private-page.ts';
import { apiContext } from '#storefront/request-context.ts';
import { ButtonLink } from '#storefront/ui/button-link.tsx';
import { EmptyState } from '#storefront/ui/empty-state.tsx';
import { useKeptFocus } from '#storefront/ui/use-kept-focus.ts';
import type { Route } from './+types/my-wishlist-route';
import { useWishlist } from './use-wishlist.tsx';
import { wishlistQuery } from './wishlist-queries.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  return { wishlist: privateData(await context.get(apiContext)('GET /account/api/wishlist'), url) };
}

export const meta: Route.MetaFunction = () => privatePageMeta(m.wishlist_title());

function countText(count: number): string {
  return count === 1 ? m.catalogue_product_count_one() : m.catalogue_product_count({ count: formatNumber(count) });
}

/** What a customer wants to keep in sight (spec 2, my-wishlist); a heart that is pressed takes its product away. */
export default function MyWishlist({ loaderData }: Route.ComponentProps) {
  const { data } = useQuery({ ...wishlistQuery(hasSignedInMark), initialData: loaderData.wishlist });
  const { isKnown, wished } = useWishlist();
  const place = useKeptFocus('li');
  const products = data.items.filter(({ productId }) => !isKnown || wished.has(productId));
  const liveStock = useLiveStock(data.items.map(({ productId }) => productId));
  return (
    <div ref={place} tabIndex={-1} className="grid grid-cols-1 gap-5 outline-none">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-2xl font-semibold">{m.wishlist_title()}</h1>
        <p role="status" className="text-sm text-muted">
          {products.length > 0 && countText(products.length)}
        </p>
      </div>
      {products.length > 0 ? (
        <>
          <h2 className="sr-only">{m.catalogue_products()}</h2>
          <ProductGrid
            list={{ id: 'wishlist', name: m.wishlist_title() }}
            products={products}
            liveStock={liveStock}
            besideFilters
          />
        </>
      ) : (
        <div className="rounded-card border border-line">
          <EmptyState
            icon={<Heart className="size-10" />}
            title={m.wishlist_empty()}
            message={m.wishlist_empty_hint()}
            action={<ButtonLink href={localeHref('/')}>{m.orders_start_shopping()}</ButtonLink>}
          />
        </div>
      )}
    </div>
  );
}
