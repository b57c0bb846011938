import { useState } from 'react';
import { formatNumber } from '#storefront/i18n/format.ts';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { ButtonLink } from '#storefront/ui/button-link.tsx';
import { Drawer } from '#storefront/ui/drawer.tsx';
import { useFocusAfterRemoval } from '#storefront/ui/use-focus-after-removal.ts';
import { CartLines } from '../lines/cart-lines.tsx';
import { EarlierLinesNotice } from '../lines/earlier-lines-notice.tsx';
import { noRemoval, type Removal, RemovedLines } from '../lines/removed-lines.tsx';
import { CartNotLoaded, CartSkeleton, NoCartLines } from '../page/cart-states.tsx';
import { CartBenefits, CartCheckout, CartTotalNote } from '../page/cart-summary.tsx';
import { SeenChanges } from '../page/seen-changes.tsx';
import { UnlockableOffers } from '../page/unlockable-offers.tsx';
import { useViewCartEvent } from '../page/use-view-cart-event.ts';
import { type CartView, useCart } from '../use-cart.ts';
import { useCartPriceChanges } from '../use-cart-price-changes.ts';
import type { MiniCartProps } from './mini-cart.tsx';

/** The drawer that `MiniCart` loads: import `MiniCart` instead. */
export default function MiniCartPanel({ open, onClose, shopper }: MiniCartProps) {
  const cart = useCart();
  const container = useFocusAfterRemoval('[data-cart-line], [data-cart-notice]');
  const [removal, setRemoval] = useState(noRemoval);
  const hasLines = cart.status === 'ready' && cart.items.length > 0;
  // The sign-in modal replaces the drawer.
  const signingIn = {
    ...shopper,
    onSignIn: (redirectTo: string) => {
      onClose();
      shopper.onSignIn(redirectTo);
    },
  };
  return (
    <Drawer
      open={open}
      onClose={onClose}
      side="right"
      title={cart.count > 0 ? m.cart_title_count({ count: formatNumber(cart.count) }) : m.cart_title()}
      footer={
        hasLines && (
          <div className="grid gap-3">
            <CartCheckout cart={cart} shopper={signingIn} bar />
            <ButtonLink variant="quiet" block href={localiseLink('/cart')}>
              {m.cart_see_cart()}
            </ButtonLink>
          </div>
        )
      }
    >
      <div ref={container} tabIndex={-1} className="px-5 outline-none">
        <RemovedLines removal={removal} onDone={() => setRemoval(noRemoval)} />
        <Content cart={cart} onRemoved={setRemoval} />
      </div>
    </Drawer>
  );
}

function Content({ cart, onRemoved }: { cart: CartView; onRemoved: (removal: Removal) => void }) {
  useViewCartEvent(cart);
  useCartPriceChanges(cart);
  if (cart.status === 'failed') return <CartNotLoaded onRetry={cart.reload} />;
  if (cart.items.length > 0)
    return (
      <>
        <div className="grid gap-3 pt-4 empty:hidden">
          <EarlierLinesNotice cart={cart} />
          <SeenChanges cart={cart} />
          {/* The nearest one only: the cart page shows all. */}
          <UnlockableOffers offers={cart.totals?.unlockableOffers.slice(0, 1) ?? []} />
        </div>
        <CartLines cart={cart} onRemoved={onRemoved} />
        {/* Only the total stays in sight: with the sums above it, there would be room for less than one line. */}
        <div className="grid gap-3 pb-5">
          <CartBenefits cart={cart} />
          <div className="lg:hidden">
            <CartTotalNote cart={cart} />
          </div>
        </div>
      </>
    );
  return cart.status === 'loading' ? <CartSkeleton /> : <NoCartLines updating={cart.updating} />;
}
