import { useState } from 'react';
import { formatPhone } from '#contract/phone-number.ts';
import { shop } from '#contract/shop.ts';
import { formatNumber } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { NeedsScript } from '#storefront/ui/needs-script.tsx';
import { Skeleton } from '#storefront/ui/skeleton.tsx';
import { useFocusAfterRemoval } from '#storefront/ui/use-focus-after-removal.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { CartLines } from '../lines/cart-lines.tsx';
import { EarlierLinesNotice } from '../lines/earlier-lines-notice.tsx';
import { noRemoval, RemovedLines } from '../lines/removed-lines.tsx';
import type { CartWishlist } from '../lines/use-move-to-wishlist.ts';
import { useCart } from '../use-cart.ts';
import { useCartPriceChanges } from '../use-cart-price-changes.ts';
import { CartCoupons } from './cart-coupons.tsx';
import { CartNotLoaded, CartSkeleton, NoCartLines } from './cart-states.tsx';
import { CartCheckout, CartSums, CartTotalNote } from './cart-summary.tsx';
import { SeenChanges } from './seen-changes.tsx';
import { UnlockableOffers } from './unlockable-offers.tsx';
import type { Shopper } from './use-proceed-to-checkout.ts';
import { useViewCartEvent } from './use-view-cart-event.ts';

/** The cart page. Server-rendered markup is the same for everyone; the cart is loaded in the browser. */
export function CartPage({ shopper, wishlist }: { shopper: Shopper; wishlist: CartWishlist }) {
  const cart = useCart();
  useViewCartEvent(cart);
  useCartPriceChanges(cart);
  const container = useFocusAfterRemoval('[data-cart-line], [data-cart-notice]');
  const [removal, setRemoval] = useState(noRemoval);
  const isEmpty = cart.status === 'ready' && cart.items.length === 0;
  const hasBar = cart.status !== 'failed' && !isEmpty;
  return (
    <div
      ref={container}
      tabIndex={-1}
      data-page-bar-follows={hasBar ? '' : undefined}
      // As high as while the cart is loading: the footer stays where it is.
      className="page-column grid grid-cols-[minmax(0,1fr)] content-start gap-4 pt-4 outline-none min-h-135 lg:pt-8"
    >
      <h1 className="text-2xl font-bold">
        <WrapAtWords>
          {cart.count > 0 ? m.cart_title_count({ count: formatNumber(cart.count) }) : m.cart_title()}
        </WrapAtWords>
      </h1>
      <RemovedLines removal={removal} onDone={() => setRemoval(noRemoval)} />
      <NeedsScript>{m.cart_needs_script({ phone: formatPhone(shop.contactPhone) })}</NeedsScript>
      {cart.status === 'failed' && <CartNotLoaded onRetry={cart.reload} />}
      {isEmpty && <NoCartLines updating={cart.updating} />}
      {hasBar && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-10 noscript:hidden">
          <section aria-label={m.cart_lines()}>
            {cart.status === 'loading' ? (
              <CartSkeleton />
            ) : (
              <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
                <EarlierLinesNotice cart={cart} />
                <SeenChanges cart={cart} />
                <UnlockableOffers offers={cart.totals?.unlockableOffers ?? []} />
                <div>
                  <CartLines cart={cart} onRemoved={setRemoval} wishlist={wishlist} />
                </div>
                <div className="grid gap-4 lg:hidden">
                  <CartCoupons cart={cart} shopper={shopper} />
                  <CartSums cart={cart} />
                  <CartTotalNote cart={cart} />
                </div>
              </div>
            )}
          </section>
          <section
            aria-label={m.cart_summary()}
            data-page-bar=""
            className="z-30 -mx-4 grid content-start gap-4 border-line bg-surface px-4 py-3 max-lg:sticky max-lg:bottom-0 max-lg:border-t max-lg:pb-[calc(12px+env(safe-area-inset-bottom))] lg:sticky lg:top-6 lg:mx-0 lg:self-start lg:rounded-card lg:border lg:p-6"
          >
            <h2 className="text-lg font-semibold max-lg:sr-only">
              <WrapAtWords>{m.cart_summary()}</WrapAtWords>
            </h2>
            {cart.status === 'loading' ? (
              <Skeleton className="h-13 w-full lg:h-40" />
            ) : (
              <>
                <div className="grid gap-4 border-b border-line pb-4 max-lg:hidden">
                  <CartCoupons cart={cart} shopper={shopper} />
                  <CartSums cart={cart} />
                </div>
                <CartCheckout cart={cart} shopper={shopper} bar />
              </>
            )}
          </section>
        </div>
      )}
    </div>
  );
}
