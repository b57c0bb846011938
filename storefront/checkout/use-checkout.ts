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
  chooseDelivery: (delivery: DeliveryChoice) => Promise<ClientFail | null>;
  /** Prices the checkout for a payment, after a choice of payment or delivery: promotions can depend on its method and plan. */
  choosePayment: (choice: PaymentChoice, after?: ChangeOccasion) => Promise<ClientFail | null>;
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
  const [changes, setChanges] = useState<readonly CheckoutChange[]>([]);
  const [changesFoundBy, setChangesFoundBy] = useState<ChangeOccasion>('order');
  const [pending, setPending] = useState<DeliveryChoice>();
  const [placing, setPlacing] = useState(false);
  const [keyFor] = useState(() => createIdempotencyKeys());
  const choiceCount = useRef(0);
  const methodCount = useRef(0);
  const [pricing, setPricing] = useState(false);
  const isPlacing = useRef(false);
  const { cartId } = checkout;

  async function chooseDelivery(delivery: DeliveryChoice): Promise<ClientFail | null> {
    choiceCount.current += 1;
    const number = choiceCount.current;
    setPending(delivery);
    const result = await browserApi('PUT /cart/api/checkout/{cartId}/delivery', {
      params: { cartId },
      body: delivery,
    });
    // A later choice has superseded this one.
    if (number !== choiceCount.current) return null;
    setPending(undefined);
    if (!result.ok) return result;
    update(result.data, 'delivery');
    return null;
  }

  /** Takes the response to a choice, which can contain changes that the shopper did not make here. */
  function update(fresh: Checkout, choice: ChangeOccasion): void {
    showChanges(unexplainedChanges(checkout, fresh), choice);
    setCheckout(fresh);
  }

  function showChanges(found: readonly CheckoutChange[], occasion: ChangeOccasion): void {
    if (found.length === 0) return;
    setChanges(found);
    setChangesFoundBy(occasion);
  }

  async function choosePayment(choice: PaymentChoice, after: ChangeOccasion = 'payment'): Promise<ClientFail | null> {
    return price(choice, null, after);
  }

  function selectLines(
    itemIds: readonly string[],
    choice: PaymentChoice | undefined,
  ): ReturnType<CheckoutState['selectLines']> {
    return price(choice, [...itemIds], 'payment');
  }

  /** Selects lines first, if they are given. */
  async function price(
    choice: PaymentChoice | undefined,
    itemIds: string[] | null,
    after: ChangeOccasion,
  ): Promise<ClientFail | null> {
    methodCount.current += 1;
    const number = methodCount.current;
    setPricing(true);
    const params = { cartId };
    const selected =
      itemIds &&
      (await browserApi('PUT /cart/api/cart/{cartId}/items/selected', { params, body: { cartItemIds: itemIds } }));
    const result =
      selected?.ok === false
        ? selected
        : await browserApi('GET /cart/api/checkout/{cartId}', { params, query: paymentQuery(choice) });
    if (number !== methodCount.current) return null;
    setPricing(false);
    if (!result.ok) return result;
    // Selecting lines changes them by the shopper's own choice.
    if (itemIds) setCheckout(result.data);
    else update(result.data, after);
    return null;
  }

  async function placeOrder(
    choice: PaymentChoice | null,
    billingAddressId: string | null,
  ): ReturnType<CheckoutState['placeOrder']> {
    if (isPlacing.current) return null;
    isPlacing.current = true;
    setPlacing(true);
    const { quote } = checkout;
    const result = await browserApi('POST /cart/api/order/create', {
      body: { cartId, quote, ...(choice ?? { paymentMethod: null }), billingAddressId },
      idempotencyKey: keyFor(quote, JSON.stringify(choice), billingAddressId ?? 'abbreviated'),
    });
    // The button stays busy until the page has changed.
    if (result.ok) return result;
    isPlacing.current = false;
    setPlacing(false);
    const fresh = checkoutIn(result);
    if (fresh) {
      showChanges(changesBetween(checkout, fresh), 'order');
      setCheckout(fresh);
    }
    return result;
  }

  return {
    checkout,
    changes,
    changesFoundBy,
    addressId: pending?.deliveryMethod === 'shipping' ? pending.addressId : (checkout.delivery?.addressId ?? undefined),
    storeId: pending?.deliveryMethod === 'pickup' ? pending.storeId : checkout.delivery?.pickup?.branch.storeId,
    savingDelivery: pending !== undefined,
    placing,
    chooseDelivery,
    choosePayment,
    selectLines,
    pricing,
    placeOrder,
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
