import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { AddOnDealModal } from '#storefront/add-on-deals/add-on-deal-modal.tsx';
import { track } from '#storefront/analytics/track.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { showToast } from '#storefront/ui/toast-list.ts';
import { useCartChange, useLastCart } from '../use-cart.ts';
import { addOnOffer } from './add-on-offers.ts';
import { optionLines } from './option-lines.ts';

const hide = () => addOnOffer.write(null);

/** Offers the add-on deals of a product that was just added to the cart; rendered once, in the shell. Closes on navigation. */
export function AddOnOffer() {
  const offer = useSyncExternalStore(addOnOffer.subscribe, addOnOffer.read, () => null);
  const addOptions = useCartChange(() => showToast(m.add_on_failed()));
  const lastCart = useLastCart();
  const { pathname } = useLocation();
  // The dialog keeps its content while it closes.
  const [shown, setShown] = useState({ offer, pathname });
  if (offer && offer !== shown.offer) setShown({ offer, pathname });
  const isHere = shown.pathname === pathname;
  useEffect(() => {
    if (!isHere) hide();
  }, [isHere]);
  const accept = async (optionProductIds: readonly number[]) => {
    if (!offer) return;
    const options = { productId: offer.parent.productId, optionProductIds };
    if (await addOptions({ kind: 'add', ...options, quantity: 0 })) {
      showToast(m.add_on_added(), 'success');
      const added = optionLines(lastCart(), options);
      if (added.length > 0) track((events) => events.addOptionsToCart(added));
    }
    hide();
  };
  return (
    <AddOnDealModal
      open={offer !== null && isHere}
      products={shown.offer?.children ?? []}
      onClose={hide}
      onAdd={accept}
    />
  );
}
