import { useRef, useState } from 'react';
import type { AppointmentContact } from '#contract/appointments.ts';
import type { Checkout } from '#contract/checkout.ts';
import type { ClientFail } from '#contract/client.ts';
import type { Order } from '#contract/orders.ts';
import type { PaymentMethod } from '#contract/payment-methods.ts';
import type { PickupReceiver } from '#contract/pickup.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { createIdempotencyKeys } from '#storefront/api/idempotency-keys.ts';
import { type CheckoutChange, changesBetween, unexplainedChanges } from './checkout-changes.ts';

export type DeliveryChoice =
  | { deliveryMethod: 'shipping'; addressId: string }
  | { deliveryMethod: 'pickup'; storeId: number; receiver: PickupReceiver }
  | { deliveryMethod: 'appointment'; contact: AppointmentContact };

/** What the shopper did when the changes were found: a choice of a section, or to place the order. */
export type ChangeOccasion = 'delivery' | 'payment' | 'order';

export interface CheckoutState {
  checkout: Checkout;
  /** Changes since the shopper last saw the checkout. */
  changes: readonly CheckoutChange[];
  changesFoundBy: ChangeOccasion;
  /** The address being saved, else the saved one. */
  addressId: string | undefined;
  /** The branch being saved, else the saved one. */
  storeId: number | undefined;
  /** A delivery is being saved: the totals are still the old ones. */
  savingDelivery: boolean;
  placing: boolean;
  /** Saves a delivery, and prices the checkout for the payment that is chosen by then, which can fail as well. */
  chooseDelivery: (
    delivery: DeliveryChoice,
    chosenPayment: () => PaymentChoice | undefined,
  ) => Promise<{ isSaved: boolean; failure: ClientFail | null }>;
  /** Prices the checkout for a payment: promotions can depend on its method and plan. */
  choosePayment: (choice: PaymentChoice) => Promise<ClientFail | null>;
  /** Selects lines of the cart, and prices the checkout of them for a payment. */
  selectLines: (itemIds: readonly string[], choice: PaymentChoice | undefined) => Promise<ClientFail | null>;
  /** The checkout is being priced for another payment: the totals are still the old ones. */
  pricing: boolean;
  /**
   * Places the order, without a method if nothing is to be paid, with a full tax invoice if a billing address is given. Null
   * without a request if one is already pending.
   */
  placeOrder: (
    choice: PaymentChoice | null,
    billingAddressId: string | null,
  ) => Promise<{ ok: true; data: Order } | ClientFail | null>;
}

/** How the shopper wants to pay. */
export interface PaymentChoice {
  paymentMethod: PaymentMethod;
  /** Of the method `installment`; null before it is chosen. */
  installmentPlanId: number | null;
}

/** The state of the checkout, updated by the shopper's choices and the server's responses. */
export function useCheckout(loaded: Checkout): CheckoutState {
  const [checkout, setCheckout] = useState(loaded);
  const [lastLoaded, setLastLoaded] = useState(loaded);
  if (loaded !== lastLoaded) {
    // Loaded again with the same quote, which does not contain the addresses and payment methods to choose from.
    setLastLoaded(loaded);
    setCheckout({ ...checkout, addresses: loaded.addresses, paymentMethods: loaded.paymentMethods });
  }
  const [changes, setChanges] = useState<readonly CheckoutChange[]>([]);
  const [changesFoundBy, setChangesFoundBy] = useState<ChangeOccasion>('order');
  const [pending, setPending] = useState<DeliveryChoice>();
  const [pricing, setPricing] = useState(false);
  const startDelivery = useLatestCall();
  const startPricing = useLatestCall();
  const params = { cartId: checkout.cartId };

  function showChanges(found: readonly CheckoutChange[], occasion: ChangeOccasion): void {
    if (found.length === 0) return;
    setChanges(found);
    setChangesFoundBy(occasion);
  }

  /** Takes the response to a choice, which can contain changes that the shopper did not make here. */
  function update(fresh: Checkout, choice: ChangeOccasion): void {
    showChanges(unexplainedChanges(checkout, fresh), choice);
    setCheckout(fresh);
  }

  async function chooseDelivery(
    delivery: DeliveryChoice,
    chosenPayment: () => PaymentChoice | undefined,
  ): ReturnType<CheckoutState['chooseDelivery']> {
    const isLatest = startDelivery();
    setPending(delivery);
    const result = await browserApi('PUT /cart/api/checkout/{cartId}/delivery', { params, body: delivery });
    if (!isLatest()) return { isSaved: true, failure: null };
    setPending(undefined);
    if (!result.ok) return { isSaved: false, failure: result };
    const payment = chosenPayment();
    update(result.data, 'delivery');
    // The response is priced without a payment method.
    return { isSaved: true, failure: payment ? await price(payment, null, 'delivery') : null };
  }

  /** Selects lines first, if they are given. */
  async function price(
    choice: PaymentChoice | undefined,
    cartItemIds: string[] | null,
    after: ChangeOccasion,
  ): Promise<ClientFail | null> {
    const isLatest = startPricing();
    setPricing(true);
    const selected =
      cartItemIds &&
      (await browserApi('PUT /cart/api/cart/{cartId}/items/selected', { params, body: { cartItemIds } }));
    const result =
      selected?.ok === false
        ? selected
        : await browserApi('GET /cart/api/checkout/{cartId}', { params, query: paymentQuery(choice) });
    if (!isLatest()) return null;
    setPricing(false);
    if (!result.ok) return result;
    // Selecting lines changes them by the shopper's own choice.
    if (cartItemIds) setCheckout(result.data);
    else update(result.data, after);
    return null;
  }

  const { placing, placeOrder } = usePlacing(checkout, (fresh) => {
    showChanges(changesBetween(checkout, fresh), 'order');
    setCheckout(fresh);
  });

  return {
    checkout,
    changes,
    changesFoundBy,
    addressId: pending?.deliveryMethod === 'shipping' ? pending.addressId : (checkout.delivery?.addressId ?? undefined),
    storeId: pending?.deliveryMethod === 'pickup' ? pending.storeId : checkout.delivery?.pickup?.branch.storeId,
    savingDelivery: pending !== undefined,
    placing,
    chooseDelivery,
    choosePayment: (choice) => price(choice, null, 'payment'),
    selectLines: (itemIds, choice) => price(choice, [...itemIds], 'payment'),
    pricing,
    placeOrder,
  };
}

/** Returns a function that starts a call, and returns whether no later one has superseded it. */
function useLatestCall(): () => () => boolean {
  const count = useRef(0);
  return () => {
    count.current += 1;
    const number = count.current;
    return () => number === count.current;
  };
}

/**
 * Places the order of a checkout, with one request at a time.
 *
 * @param onRefused gets the updated checkout, if the order was refused with one
 */
function usePlacing(
  { cartId, quote }: Pick<Checkout, 'cartId' | 'quote'>,
  onRefused: (fresh: Checkout) => void,
): Pick<CheckoutState, 'placing' | 'placeOrder'> {
  const [placing, setPlacing] = useState(false);
  const isPlacing = useRef(false);
  const [keyFor] = useState(() => createIdempotencyKeys());
  return {
    placing,
    async placeOrder(choice, billingAddressId) {
      if (isPlacing.current) return null;
      isPlacing.current = true;
      setPlacing(true);
      const result = await browserApi('POST /cart/api/order/create', {
        body: { cartId, quote, ...(choice ?? { paymentMethod: null }), billingAddressId },
        idempotencyKey: keyFor(quote, JSON.stringify(choice), billingAddressId ?? 'abbreviated'),
      });
      // The button stays busy until the page has changed.
      if (result.ok) return result;
      isPlacing.current = false;
      setPlacing(false);
      const fresh = checkoutIn(result);
      if (fresh) onRefused(fresh);
      return result;
    },
  };
}

function paymentQuery(choice: PaymentChoice | undefined) {
  if (!choice) return {};
  const { paymentMethod, installmentPlanId } = choice;
  return installmentPlanId === null ? { paymentMethod } : { paymentMethod, installmentPlanId };
}

/** The updated checkout in the body of a refusal, if there is one (docs/reference/orders.md). */
function checkoutIn({ code, data }: ClientFail): Checkout | undefined {
  const carries = code === 'product_information_updated' || code === 'checkout_error' || code === 'out_of_stock';
  return carries && data !== undefined ? (data as Checkout) : undefined;
}
