import { Heart, LinkIcon } from 'lucide-react';
import { useRouteError } from 'react-router';
import { track } from '#storefront/analytics/track.ts';
import { pageError } from '#storefront/api/page-error.ts';
import { useAddToCart } from '#storefront/cart/use-add-to-cart.ts';
import { errorMeta, isNotFound } from '#storefront/errors/error-meta.ts';
import { ErrorPage } from '#storefront/errors/error-page.tsx';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { LiveStockProvider } from '#storefront/inventory/live-stock.tsx';
import { countText } from '#storefront/listing/listing-text.ts';
import { privatePageMeta } from '#storefront/navigation/private-page.ts';
import { ProductGrid } from '#storefront/product-cards/product-grid.tsx';
import type { ShownCard } from '#storefront/product-cards/shown-card.ts';
import { apiContext } from '#storefront/request/request-context.ts';
import { ButtonLink } from '#storefront/ui/button-link.tsx';
import { EmptyState } from '#storefront/ui/empty-state.tsx';
import { TextLink } from '#storefront/ui/text-link.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import type { Route } from './+types/shared-wishlist-route';
import { WishlistAction } from './wishlist-action.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { token } = params;
  const shared = await context.get(apiContext)('GET /account/api/shared-wishlists/{token}', { params: { token } });
  if (!shared.ok) throw pageError(shared);
  return shared.data;
}

/** Nobody else learns the link from the pages that are opened from here. */
export const headers = () => ({ 'referrer-policy': 'same-origin' });

export const meta: Route.MetaFunction = ({ error }) =>
  error ? errorMeta(error) : privatePageMeta(m.wishlist_shared_title());

/** A wishlist that its customer shares by this link, for everybody who has the link. */
export default function SharedWishlist({ loaderData: { items, isOwn } }: Route.ComponentProps) {
  const addToCart = useAddToCart();
  const add = async (product: ShownCard) => {
    if (!(await addToCart({ productId: product.defaultProductId, quantity: 1 }))) return;
    track((events) => events.addCardToCart(product));
  };
  return (
    <div className="page-column grid grid-cols-1 gap-5 py-6">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-2xl font-bold">
          <WrapAtWords>{m.wishlist_shared_title()}</WrapAtWords>
        </h1>
        {items.length > 0 && <p className="text-sm text-muted">{countText(items.length)}</p>}
      </div>
      {isOwn && (
        <p className="rounded-card border border-line bg-ground px-4 py-3 text-sm">
          {m.wishlist_shared_own()}{' '}
          <TextLink href={localeHref('/account/my-wishlist')}>{m.wishlist_shared_manage()}</TextLink>
        </p>
      )}
      {items.length === 0 ? (
        <div className="rounded-card border border-line">
          <EmptyState
            icon={<Heart className="size-10" />}
            title={m.wishlist_shared_empty()}
            message={m.wishlist_shared_empty_hint()}
            action={<ButtonLink href={localeHref('/')}>{m.orders_start_shopping()}</ButtonLink>}
          />
        </div>
      ) : (
        <>
          <h2 className="sr-only">{m.listing_products()}</h2>
          <LiveStockProvider products={items}>
            <ProductGrid
              list={{ id: 'shared-wishlist', name: m.wishlist_shared_title() }}
              products={items}
              footer={(product) => <WishlistAction product={product} onAdd={add} />}
            />
          </LiveStockProvider>
        </>
      )}
    </div>
  );
}

/** A link that was ended, or never was one. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (!isNotFound(error)) return <ErrorPage />;
  return (
    <div data-page="error">
      <EmptyState
        heading="h1"
        icon={<LinkIcon className="size-10" />}
        title={m.wishlist_shared_gone()}
        message={m.wishlist_shared_gone_hint()}
        action={<ButtonLink href={localeHref('/')}>{m.error_back_home()}</ButtonLink>}
      />
    </div>
  );
}
