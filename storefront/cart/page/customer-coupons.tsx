import { ChevronRight, TicketPercent } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { preloadDrawer } from '#storefront/ui/drawer.tsx';
import type { Shopper } from './use-proceed-to-checkout.ts';

const CustomerCouponsDrawer = lazy(() => {
  preloadDrawer();
  return import('./customer-coupons-drawer.tsx');
});

/** Opens the customer's coupons in a drawer, loaded when it first opens; a guest is asked to sign in. */
export function CustomerCoupons({ shopper }: { shopper: Shopper }) {
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => (shopper.isGuest ? shopper.onSignIn(localiseLink('/cart')) : setOpen(true))}
        className="flex min-h-11 items-center gap-3 rounded-field text-left text-sm font-medium hover:text-brand"
      >
        <TicketPercent aria-hidden="true" className="size-5 shrink-0 text-brand" />
        <span className="min-w-0 flex-1">{shopper.isGuest ? m.coupons_sign_in() : m.coupons_mine()}</span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
      </button>
      {open !== undefined && (
        <Suspense fallback={null}>
          <CustomerCouponsDrawer open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
