import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { ButtonLink } from '#storefront/ui/button-link.tsx';
import { useHydrated } from '#storefront/ui/use-hydrated.ts';
import { isInStock } from './checkout-changes.ts';
import type { CheckoutStepsState } from './use-checkout-steps.ts';

export interface PlaceOrderButtonProps {
  steps: CheckoutStepsState;
  onPlace: () => void;
}

/** Places the order; leads back to the cart while a line is out of stock. Busy until hydration: a press before it would be lost. */
export function PlaceOrderButton({ steps, onPlace }: PlaceOrderButtonProps) {
  const { checkout, placing, pricing, savingDelivery } = steps;
  const hydrated = useHydrated();
  return isInStock(checkout) ? (
    <Button size="lg" block loading={!hydrated || placing || pricing} disabled={savingDelivery} onClick={onPlace}>
      {m.checkout_place()}
    </Button>
  ) : (
    <ButtonLink size="lg" block href={localiseLink('/cart')}>
      {m.checkout_back_to_cart()}
    </ButtonLink>
  );
}
