import { CartErrorDialog } from '#storefront/cart/cart-error-dialog.tsx';
import { AddOnOffer } from '#storefront/cart/lines/add-on-offer.tsx';
import { CompareBar } from '#storefront/compare/compare-bar.tsx';
import { PagePrefetch } from '#storefront/navigation/page-prefetch.tsx';

export interface OverlaysProps {
  /** The page has the bar of the comparison. */
  hasCompareBar: boolean;
}

/** What appears once the shopper has done something, and what prepares the next page: no page needs it for its first screen. */
export default function Overlays({ hasCompareBar }: OverlaysProps) {
  return (
    <>
      {hasCompareBar && <CompareBar />}
      <AddOnOffer />
      <CartErrorDialog />
      <PagePrefetch />
    </>
  );
}
