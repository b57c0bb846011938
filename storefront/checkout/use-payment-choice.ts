import { useState } from 'react';
import type { Checkout } from '#contract/checkout.ts';
import type { ClientFail } from '#contract/client.ts';
import type { PaymentMethod } from '#contract/payment-methods.ts';
import type { CheckoutState, PaymentChoice } from './use-checkout.ts';

/** What is still to be chosen before the order can be placed. */
export type MissingPayment = 'method' | 'plan';

export interface PaymentChoiceState {
  /** Undefined before one is chosen, or if it is not available any more; in an installment conflict also `installment`. */
  method: PaymentMethod | undefined;
  installmentPlanId: number | null;
  /** What the checkout is to be priced for. */
  choice: PaymentChoice | undefined;
  missing: MissingPayment | null;
  chooseMethod: (method: PaymentMethod) => Promise<ClientFail | null>;
  choosePlan: (installmentPlanId: number | null) => Promise<ClientFail | null>;
  /** Selects the lines of a group, to be paid now; the others stay in the cart. */
  payGroup: (group: { itemIds: readonly string[]; isOnInstallments: boolean }) => Promise<ClientFail | null>;
  /** The group that is being selected. */
  pendingGroup: readonly string[] | undefined;
  /** Number of lines that a choice of group left in the cart. */
  setAsideCount: number;
  /** Takes them back into the order. */
  undoSetAside: () => Promise<ClientFail | null>;
}

type Deps = Pick<CheckoutState, 'checkout' | 'pricing' | 'choosePayment' | 'selectLines'>;

/** The shopper's choice of a method and of an installment plan; the way out of an installment conflict. */
export function usePaymentChoice({ checkout, pricing, choosePayment, selectLines }: Deps): PaymentChoiceState {
  const [method, setMethod] = useState<PaymentMethod>();
  const [requestedPlanId, setRequestedPlanId] = useState<number | null>(null);
  const [setAside, setSetAside] = useState<{ before: readonly string[]; count: number }>({ before: [], count: 0 });
  const [pendingGroup, setPendingGroup] = useState<readonly string[]>();
  const option = checkout.paymentMethods.find(({ paymentMethod }) => paymentMethod === method);
  // The server does not price a plan that is not available.
  const installmentPlanId = pricing ? requestedPlanId : checkout.installments.installmentPlanId;
  const isPlanMissing = method === 'installment' && installmentPlanId === null;

  const choiceOf = (paymentMethod: PaymentMethod | undefined, planId: number | null): PaymentChoice | undefined =>
    paymentMethod && { paymentMethod, installmentPlanId: paymentMethod === 'installment' ? planId : null };

  const choose = async (nextMethod: PaymentMethod, planId: number | null) => {
    setMethod(nextMethod);
    setRequestedPlanId(planId);
    return choosePayment({ paymentMethod: nextMethod, installmentPlanId: planId });
  };

  const select = async (itemIds: readonly string[], nextMethod: PaymentMethod | undefined) => {
    setPendingGroup(itemIds);
    setMethod(nextMethod);
    setRequestedPlanId(null);
    const failure = await selectLines(itemIds, choiceOf(nextMethod, null));
    setPendingGroup(undefined);
    return failure;
  };

  return {
    method: option?.available || option?.reason === 'installment_conflict' ? method : undefined,
    installmentPlanId,
    choice: choiceOf(method, installmentPlanId),
    missing: option?.available ? (isPlanMissing ? 'plan' : null) : 'method',
    chooseMethod: (nextMethod) => choose(nextMethod, null),
    choosePlan: (planId) => choose('installment', planId),
    async payGroup({ itemIds, isOnInstallments }) {
      const before = boughtLines(checkout);
      const failure = await select(itemIds, isOnInstallments ? 'installment' : undefined);
      if (!failure) setSetAside({ before, count: before.length - itemIds.length });
      return failure;
    },
    pendingGroup,
    setAsideCount: setAside.count,
    async undoSetAside() {
      const failure = await select(setAside.before, method);
      if (!failure) setSetAside({ before: [], count: 0 });
      return failure;
    },
  };
}

/** The ids of all lines but gifts, which follow from the others. */
function boughtLines({ items }: Checkout): string[] {
  return items.filter(({ itemType }) => itemType !== 'GIFT').map(({ uuid }) => uuid);
}
