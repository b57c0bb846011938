import { useState } from 'react';
import type { InstallmentPlan } from '#contract/installments.ts';
import type { Order } from '#contract/orders.ts';
import { isGatewayPageMethod, type PrepaidMethod, prepaidMethods } from '#contract/payment-methods.ts';
import { formatBaht } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { PlanChoice } from '#storefront/installments/plan-choice.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { PaymentFailedDialog } from './payment-failed-dialog.tsx';
import { PaymentMethodCards } from './payment-method-cards.tsx';
import { useRequestPayment } from './use-request-payment.ts';

/** Methods paid on our own pay page come first. */
const methods = [...prepaidMethods].sort((a, b) => Number(isGatewayPageMethod(a)) - Number(isGatewayPageMethod(b)));

export interface PayAgainProps {
  order: Order;
  /** The installment plans by which it can be paid. */
  plans: readonly InstallmentPlan[];
  /** The method of the open attempt: a different one is preselected. */
  currentMethod?: PrepaidMethod;
  /** The method of the attempt that failed, if it can be tried again: it is preselected. */
  failedMethod?: PrepaidMethod | undefined;
}

/** Chooses a payment method and starts a new payment attempt. */
export function PayAgain({ order, plans, currentMethod, failedMethod }: PayAgainProps) {
  const { request, busy, failed, clearFailure } = useRequestPayment(order);
  const payableBy = methods.filter(
    (one) => order.payableBy.includes(one) && (one !== 'installment' || plans.length > 0),
  );
  const options = payableBy.map((paymentMethod) => ({ paymentMethod, available: true, reason: null }));
  const [planId, setPlanId] = useState<number | null>(null);
  const [isPlanMissing, setPlanMissing] = useState(false);
  const [only, ...others] = payableBy;
  const preselected = others.length === 0 ? only : failedMethod;
  const [method, setMethod] = useState(currentMethod ? payableBy.find((one) => one !== currentMethod) : preselected);
  const pay = async () => {
    if (!method) return;
    const installmentPlanId = method === 'installment' ? planId : null;
    const isMissing = method === 'installment' && planId === null;
    setPlanMissing(isMissing);
    if (isMissing) return;
    await request(method, installmentPlanId);
  };
  return (
    <div className="grid gap-4">
      <PaymentMethodCards
        legend={m.pay_choose_method()}
        options={options}
        value={method}
        onChange={setMethod}
        details={
          method === 'installment' && (
            <PlanChoice
              plans={plans}
              value={planId}
              onChange={(id) => {
                setPlanId(id);
                setPlanMissing(false);
              }}
              isMissing={isPlanMissing}
            />
          )
        }
      />
      <Button size="lg" block loading={busy} disabled={!method} onClick={() => void pay()}>
        {m.pay_submit({ amount: formatBaht(order.totalPayable) })}
      </Button>
      <PaymentFailedDialog open={failed} onClose={clearFailure} />
    </div>
  );
}
