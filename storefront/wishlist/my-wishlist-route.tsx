import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CloudOff, Heart } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import type { Wishlist, WishlistItem } from '#contract/wishlist.ts';
import { privateData } from '#storefront/accounts/guards.ts';
import { hasSignedInCookie } from '#storefront/accounts/signed-in-cookie.ts';
import { useSession } from '#storefront/accounts/use-session.ts';
import { useSignIn } from '#storefront/accounts/use-sign-in.ts';
import { track } from '#storefront/analytics/track.ts';
import { useAddToCart } from '#storefront/cart/use-add-to-cart.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { LiveStockProvider } from '#storefront/inventory/live-stock.tsx';
import { countText } from '#storefront/listing/listing-text.ts';
import { privatePageMeta } from '#storefront/navigation/private-page.ts';
import { ProductGrid } from '#storefront/product-cards/product-grid.tsx';
import type { ShownCard } from '#storefront/product-cards/shown-card.ts';
import { apiContext } from '#storefront/request/request-context.ts';
import { Button } from '#storefront/ui/button.tsx';
import { ButtonLink } from '#storefront/ui/button-link.tsx';
import { EmptyState } from '#storefront/ui/empty-state.tsx';
import { Share } from '#storefront/ui/share.tsx';
import { Skeleton } from '#storefront/ui/skeleton.tsx';
import { useFocusAfterRemoval } from '#storefront/ui/use-focus-after-removal.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import type { Route } from './+types/my-wishlist-route';
import { MailSwitches } from './mail-switches.tsx';
import { mergeProducts } from './merge-products.ts';
import { SharePanel } from './share-panel.tsx';
import { ListedProductsContext, useWishlist } from './use-wishlist.tsx';
import { useWishlistMails } from './use-wishlist-mails.ts';
import { WishlistAction } from './wishlist-action.tsx';
import { cacheWishlist, wishlistQuery } from './wishlist-queries.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [wishlist, share] = await Promise.all([
    api('GET /account/api/wishlist'),
    api('GET /account/api/wishlist-share'),
  ]);
  return { wishlist: privateData(wishlist, url), share: privateData(share, url), requestedAt: 0 };
}

/** Records when the request was made, by the browser's clock, so that an older response does not replace newer data. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const requestedAt = Date.now();
  return { ...(await serverLoader()), requestedAt };
}

export const meta: Route.MetaFunction = () => privatePageMeta(m.wishlist_title());

/** The customer's wishlist. */
export default function MyWishlist({ loaderData: { wishlist, share, requestedAt }, matches }: Route.ComponentProps) {
  const queryClient = useQueryClient();
  const { status } = useSession();
  const { openSignIn } = useSignIn();
  // The session can end while the page is open, in another tab or by expiry; the loaded list must then disappear.
  const [ended, setEnded] = useState<Wishlist>();
  if (status === 'guest' && ended !== wishlist) setEnded(wishlist);
  const own = ended === wishlist ? undefined : wishlist;
  const { data, isFetching, refetch } = useQuery({
    ...wishlistQuery(hasSignedInCookie),
    enabled: status === 'customer',
    initialData: own,
  });
  useLayoutEffect(() => {
    if (own) cacheWishlist(queryClient, own, requestedAt);
  }, [queryClient, own, requestedAt]);
  if (status === 'guest' || data?.failure?.status === 401)
    return (
      <WishlistPage>
        <EmptyState
          icon={<Heart className="size-10" />}
          title={m.wishlist_signed_out()}
          message={m.wishlist_signed_out_hint()}
          action={
            <Button onClick={() => openSignIn({ redirectTo: localeHref('/account/my-wishlist') })}>
              {m.shell_sign_in()}
            </Button>
          }
        />
      </WishlistPage>
    );
  if (!data)
    return (
      <WishlistPage>
        <Skeleton className="h-80 w-full" />
      </WishlistPage>
    );
  if (data.failure)
    return (
      <WishlistPage>
        <EmptyState
          icon={<CloudOff className="size-10" />}
          title={m.wishlist_not_loaded()}
          message={m.wishlist_not_loaded_hint()}
          action={
            <Button loading={isFetching} onClick={() => void refetch()}>
              {m.error_try_again()}
            </Button>
          }
        />
      </WishlistPage>
    );
  return (
    <WishlistProducts
      listed={data.items}
      sharePanel={
        <SharePanel
          key={share.token}
          loadedToken={share.token}
          origin={matches[0].loaderData.origin}
          services={(shared) => <Share title={m.wishlist_title()} url={shared} />}
        />
      }
    />
  );
}

/** The products; a removed one keeps its place, with a button to restore it, until the page is left. */
function WishlistProducts({ listed, sharePanel }: { listed: readonly WishlistItem[]; sharePanel: ReactNode }) {
  const { isLoaded, wishlisted, set } = useWishlist();
  const container = useFocusAfterRemoval('li');
  const [shown, setShown] = useState({ listed, products: listed });
  if (shown.listed !== listed) setShown({ listed, products: mergeProducts(shown.products, listed) });
  const { products } = shown;
  const listedIds = useMemo(() => new Set(listed.map(({ productId }) => productId)), [listed]);
  const { mailsOf, choose } = useWishlistMails();
  const items = new Map(products.map((product) => [product.productId, product]));
  const addToCart = useAddToCart();
  const add = async (product: ShownCard) => {
    if (!(await addToCart({ productId: product.defaultProductId, quantity: 1 }))) return;
    track((events) => events.addCardToCart(product));
  };
  const isRemoved = ({ productId }: ShownCard) => isLoaded && !wishlisted.has(productId);
  const mailSwitches = ({ productId }: ShownCard) => {
    const item = items.get(productId);
    if (!item || isRemoved(item)) return null;
    return (
      <MailSwitches
        product={item}
        mails={mailsOf(item)}
        onChange={(mail, on) => void choose({ productId, mail, on })}
      />
    );
  };
  if (products.length === 0)
    return (
      <WishlistPage>
        <EmptyState
          icon={<Heart className="size-10" />}
          title={m.wishlist_empty()}
          message={m.wishlist_empty_hint()}
          action={<ButtonLink href={localeHref('/')}>{m.orders_start_shopping()}</ButtonLink>}
        />
      </WishlistPage>
    );
  return (
    <div ref={container} tabIndex={-1} className="grid grid-cols-1 gap-5 outline-none">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <WishlistHeading />
        <p role="status" className="text-sm text-muted">
          {countText(products.filter((product) => !isRemoved(product)).length)}
        </p>
      </div>
      {sharePanel}
      <h2 className="sr-only">{m.listing_products()}</h2>
      <LiveStockProvider products={products}>
        <ListedProductsContext value={listedIds}>
          <ProductGrid
            list={{ id: 'wishlist', name: m.wishlist_title() }}
            products={products}
            besideFilters
            note={(product) => (isRemoved(product) ? m.wishlist_removed_card() : undefined)}
            footer={(product) => (
              <>
                <WishlistAction
                  product={product}
                  isRemoved={isRemoved(product)}
                  onAdd={add}
                  onRestore={({ productId }) => set(productId, true)}
                />
                {mailSwitches(product)}
              </>
            )}
          />
        </ListedProductsContext>
      </LiveStockProvider>
    </div>
  );
}

/** The page without products. */
function WishlistPage({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <WishlistHeading />
      <div className="rounded-card border border-line">{children}</div>
    </div>
  );
}

function WishlistHeading() {
  return (
    <h1 className="text-2xl font-bold">
      <WrapAtWords>{m.wishlist_title()}</WrapAtWords>
    </h1>
  );
}
