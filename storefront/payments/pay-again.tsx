import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { InstallmentPlan } from '#contract/installments.ts';
import type { Order } from '#contract/orders.ts';
import { isGatewayPageMethod, type PrepaidMethod, prepaidMethods } from '#contract/payment-methods.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { createIdempotencyKeys } from '#storefront/api/idempotency-keys.ts';
import { formatBahtExact } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { PlanChoice } from '#storefront/installments/plan-choice.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { ErrorDialog } from '#storefront/ui/error-dialog.tsx';
import { nextPaymentStep } from './next-payment-step.ts';
import { PaymentMethodCards } from './payment-method-cards.tsx';

/** Methods paid on our own pay page come first. */
const methods = [...prepaidMethods].sort((a, b) => Number(isGatewayPageMethod(a)) - Number(isGatewayPageMethod(b)));

export interface PayAgainProps {
  order: Order;
  /** The instalment plans by which it can be paid. */
  plans: readonly InstallmentPlan[];
  /** The method of the open attempt: a different one is preselected. */
  currentMethod?: PrepaidMethod;
}

/** Chooses a payment method and starts a new payment attempt. */
export function PayAgain({ order, plans, currentMethod }: PayAgainProps) {
  const [keyFor] = useState(() => createIdempotencyKeys());
  const payableBy = methods.filter(
    (one) => order.payableBy.includes(one) && (one !== 'installment' || plans.length > 0),
  );
  const options = payableBy.map((paymentMethod) => ({ paymentMethod, available: true, reason: null }));
  const [planId, setPlanId] = useState<number | null>(null);
  const [isPlanMissing, setPlanMissing] = useState(false);
  const [method, setMethod] = useState(currentMethod && payableBy.find((one) => one !== currentMethod));
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const { revalidate } = useRevalidator();
  const pay = async () => {
    if (!method) return;
    const installmentPlanId = method === 'installment' ? planId : null;
    const isMissing = method === 'installment' && planId === null;
    setPlanMissing(isMissing);
    if (isMissing) return;
    setBusy(true);
    const { orderId, payment } = order;
    const result = await browserApi('POST /cart/api/order/request-payment/{orderId}', {
      params: { orderId },
      body: { paymentMethod: method, installmentPlanId },
      idempotencyKey: keyFor(orderId, payment?.paymentId ?? '', method, String(installmentPlanId)),
    });
    const next = result.ok ? nextPaymentStep(result.data) : null;
    if (next?.to === 'gateway') return window.location.assign(next.url);
    await revalidate();
    setBusy(false);
    setFailed(!result.ok && result.code !== 'order_not_payable');
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
        {m.pay_submit({ amount: formatBahtExact(order.totalPayable) })}
      </Button>
      <ErrorDialog
        open={failed}
        onClose={() => setFailed(false)}
        title={m.pay_failed_title()}
        message={m.pay_failed_text()}
      />
    </div>
  );
}
