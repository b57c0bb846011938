import { useRef, useState } from 'react';
import type { Checkout } from '#contract/checkout.ts';
import type { ClientFail } from '#contract/client.ts';
import type { Order } from '#contract/orders.ts';
import type { PaymentMethod } from '#contract/payment-methods.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { createKeyRing } from '#storefront/api/idempotency-keys.ts';
import { type CheckoutChange, changesBetween } from './checkout-changes.ts';

export interface CheckoutState {
  checkout: Checkout;
  /** What is not as the shopper last saw it. */
  changes: readonly CheckoutChange[];
  /** The address that was pressed, at once; then the one that the server keeps. */
  addressId: string | undefined;
  /** A choice is on its way: the sums are those before it. */
  choosing: boolean;
  placing: boolean;
  chooseAddress: (addressId: string) => Promise<ClientFail | null>;
  /** Places the order once, however often it is pressed: the answer, or null while another press is under way. */
  place: (method: PaymentMethod) => Promise<{ ok: true; data: Order } | ClientFail | null>;
}

/** The checkout as it was loaded, then as the shopper's choices and the server's answers make it. */
export function useCheckout(loaded: Checkout): CheckoutState {
  const [checkout, setCheckout] = useState(loaded);
  const [changes, setChanges] = useState<readonly CheckoutChange[]>([]);
  const [pressed, setPressed] = useState<string>();
  const [placing, setPlacing] = useState(false);
  const [keyFor] = useState(() => createKeyRing());
  const choices = useRef(0);
  const isPlacing = useRef(false);
  const { cartId } = checkout;

  async function chooseAddress(addressId: string): Promise<ClientFail | null> {
    choices.current += 1;
    const number = choices.current;
    setPressed(addressId);
    const answer = await browserApi('PUT /cart/api/checkout/{cartId}/delivery', {
      params: { cartId },
      body: { deliveryMethod: 'shipping', addressId },
    });
    // Only the last of fast presses counts.
    if (number !== choices.current) return null;
    setPressed(undefined);
    if (!answer.ok) return answer;
    setCheckout(answer.data);
    return null;
  }

  async function place(paymentMethod: PaymentMethod): ReturnType<CheckoutState['place']> {
    if (isPlacing.current) return null;
    isPlacing.current = true;
    setPlacing(true);
    const { quote } = checkout;
    const answer = await browserApi('POST /cart/api/order/create', {
      body: { cartId, quote, paymentMethod },
      idempotencyKey: keyFor(quote, paymentMethod),
    });
    // A placed order leaves the page: until then the button stays busy.
    if (answer.ok) return answer;
    isPlacing.current = false;
    setPlacing(false);
    const fresh = checkoutIn(answer);
    if (fresh) {
      setChanges(changesBetween(checkout, fresh));
      setCheckout(fresh);
    }
    return answer;
  }

  return {
    checkout,
    changes,
    addressId: pressed ?? checkout.delivery?.addressId,
    choosing: pressed !== undefined,
    placing,
    chooseAddress,
    place,
  };
}

/** The new checkout beside a refusal (behaviour 5). */
function checkoutIn({ code, data }: ClientFail): Checkout | undefined {
  const carries = code === 'product_information_updated' || code === 'checkout_error' || code === 'out_of_stock';
  return carries && data !== undefined ? (data as Checkout) : undefined;
}
