import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Checkout } from '#contract/checkout.ts';
import type { ClientFail } from '#contract/client.ts';
import type { DeliveryMethod } from '#contract/delivery-methods.ts';
import type { Order } from '#contract/orders.ts';
import { isSoldOut } from '#storefront/inventory/sold-out.ts';
import { useDataReload } from '#storefront/navigation/use-data-reload.ts';
import { sectionIds } from './section-ids.ts';
import { showMissing } from './show-missing.ts';
import { type CheckoutState, type DeliveryChoice, useCheckout } from './use-checkout.ts';
import { type MissingPayment, type PaymentChoiceState, usePaymentChoice } from './use-payment-choice.ts';

/** Where the shopper goes from the checkout. */
export interface CheckoutExit {
  withOrder: (order: Order) => Promise<void>;
  toCart: () => void;
  /** The cart was ordered or emptied elsewhere, such as in another tab. */
  withoutItems: () => Promise<void>;
  toSignIn: () => void;
}

export interface CheckoutStepsState
  extends Pick<
    CheckoutState,
    'checkout' | 'changes' | 'changesFoundBy' | 'addressId' | 'storeId' | 'savingDelivery' | 'placing' | 'pricing'
  > {
  payment: PaymentChoiceState;
  deliveryMethod: DeliveryMethod;
  /** What to choose before the order can be placed; null until the shopper has tried to place it. */
  missing: 'delivery' | MissingPayment | null;
  /** The form of a person that is open: what is typed there is not saved yet. */
  personForm: RefObject<HTMLFormElement | null>;
  /** The failure that is shown now. */
  problem: ClientFail | null;
  /** Why the order was refused last. */
  refusal: ClientFail | null;
  /** Shows the choices of a method, and delivers to the first address if there was no address before. */
  chooseDeliveryMethod: (method: DeliveryMethod) => void;
  /** Resolves to whether it was saved. */
  chooseDelivery: (delivery: DeliveryChoice) => Promise<boolean>;
  /** Shows the failure of a choice of payment or lines, if it failed. */
  finish: (chosen: Promise<ClientFail | null>) => Promise<void>;
  /** Places the order, or shows what is missing. `onBillingGone` is called if the billing address was deleted. */
  submit: (billingAddressId: string | null, onBillingGone: () => void) => Promise<void>;
  closeProblem: () => Promise<void>;
}

/** Whether all selected lines are sold out: there is nothing to order. */
export function isAllSoldOut({ items }: Pick<Checkout, 'items'>): boolean {
  return items.every(isSoldOut);
}

/** Whether something is ordered for which nothing is to be paid: if everything is sold out, the total is 0 as well. */
export function isFreeOrder(checkout: Pick<Checkout, 'totalPayable' | 'items'>): boolean {
  return checkout.totalPayable === 0 && !isAllSoldOut(checkout);
}

/** The steps of the checkout: what is chosen, what is missing, and what went wrong. */
export function useCheckoutSteps(loaded: Checkout, exit: CheckoutExit): CheckoutStepsState {
  const state = useCheckout(loaded);
  const { checkout, addressId } = state;
  const payment = usePaymentChoice(state);
  const chosenPayment = useRef(payment.choice);
  useEffect(() => {
    chosenPayment.current = payment.choice;
  });
  const [chosenMethod, setChosenMethod] = useState<DeliveryMethod>(
    loaded.pickupProblem === null && loaded.chosenMethod === 'pickup' ? 'pickup' : 'shipping',
  );
  const deliveryMethod = checkout.needsDelivery ? chosenMethod : 'appointment';
  const [missing, setMissing] = useState<CheckoutStepsState['missing']>(null);
  const personForm = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<ClientFail | null>(null);
  const [refusal, setRefusal] = useState<ClientFail | null>(null);
  const reload = useDataReload();

  const show = (failure: ClientFail | null) => (failure?.status === 401 ? exit.toSignIn() : setProblem(failure));

  const chooseDelivery = async (delivery: DeliveryChoice) => {
    setMissing(null);
    const { isSaved, failure } = await state.chooseDelivery(delivery, () => chosenPayment.current);
    show(failure);
    return isSaved;
  };

  return {
    ...state,
    payment,
    deliveryMethod,
    missing,
    personForm,
    problem,
    refusal,
    chooseDeliveryMethod(next) {
      setChosenMethod(next);
      setMissing(null);
      const address = checkout.addresses.find(({ type }) => type === 'shipping');
      if (next === 'shipping' && checkout.delivery?.deliveryMethod !== 'shipping' && address)
        void chooseDelivery({ deliveryMethod: 'shipping', addressId: address.addressId });
    },
    chooseDelivery,
    async finish(chosen) {
      setMissing(null);
      show(await chosen);
    },
    async submit(billingAddressId, onBillingGone) {
      const { pickup, appointmentContact } = checkout.delivery ?? {};
      const chosenDelivery = { shipping: addressId, pickup, appointment: appointmentContact }[deliveryMethod];
      const isDeliveryMissing = !chosenDelivery || personForm.current !== null;
      const nextMissing = isDeliveryMissing ? 'delivery' : isFreeOrder(checkout) ? null : payment.missing;
      setMissing(nextMissing);
      if (nextMissing) {
        const id = nextMissing === 'delivery' ? sectionIds.delivery : sectionIds.payment;
        // The messages are rendered by the next frame.
        requestAnimationFrame(() => showMissing(id));
        return;
      }
      // A method whose discounts make the order free is part of it, unless it is not available.
      const result = await state.placeOrder(payment.missing ? null : (payment.choice ?? null), billingAddressId);
      if (!result) return;
      if (result.ok) return exit.withOrder(result.data);
      if (result.code === 'address_not_found') onBillingGone();
      setRefusal(result);
      show(result);
    },
    async closeProblem() {
      setProblem(null);
      if (isAllSoldOut(checkout)) return exit.toCart();
      if (problem?.code === 'nothing_selected' || problem?.code === 'cart_not_found') return exit.withoutItems();
      // A refusal without the updated checkout: load it.
      if (problem && problem.status >= 400 && problem.status < 500 && problem.data === undefined) await reload();
    },
  };
}
