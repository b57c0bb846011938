import type { Checkout } from '#contract/checkout.ts';
import type { ClientFail } from '#contract/client.ts';
import { InstallmentConflict } from '#storefront/installments/installment-conflict.tsx';
import { PlanChoice } from '#storefront/installments/plan-choice.tsx';
import { conflictGroups } from './conflict-groups.ts';
import type { PaymentChoiceState } from './use-payment-choice.ts';

export interface InstallmentDetailsProps {
  checkout: Checkout;
  payment: PaymentChoiceState;
  /** Whether to say what is still to be chosen. */
  isMissing: boolean;
  onPriced: (priced: Promise<ClientFail | null>) => void;
  onSelected: (selected: Promise<ClientFail | null>) => void;
}

/** Below the method `installment`: the choice of a plan, or in a conflict of the items to pay now. */
export function InstallmentDetails({ checkout, payment, isMissing, onPriced, onSelected }: InstallmentDetailsProps) {
  const { plans, groups } = checkout.installments;
  if (groups.length > 0) {
    return (
      <InstallmentConflict
        groups={conflictGroups(checkout)}
        pending={payment.pendingGroup}
        onPay={(group) => onSelected(payment.payGroup(group))}
      />
    );
  }
  if (plans.length === 0) return null;
  return (
    <PlanChoice
      plans={plans}
      value={payment.installmentPlanId}
      onChange={(planId) => onPriced(payment.choosePlan(planId))}
      isMissing={isMissing}
    />
  );
}
