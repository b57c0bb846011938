import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Order } from '#contract/orders.ts';
import { type GatewayMethod, gatewayMethods, isGatewayPageMethod } from '#contract/payment-methods.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { createKeyRing } from '#storefront/api/idempotency-keys.ts';
import { formatBahtExact } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { ErrorDialog } from '#storefront/ui/error-dialog.tsx';
import { nextPaymentStep } from './next-payment-step.ts';
import { PaymentMethodCards } from './payment-method-cards.tsx';

/** Those that stay on our pay page come first. */
const methods = [...gatewayMethods].sort((a, b) => Number(isGatewayPageMethod(a)) - Number(isGatewayPageMethod(b)));
const offers = methods.map((paymentMethod) => ({ paymentMethod, available: true, reason: null }));

export interface PayAgainProps {
  order: Order;
  /** The method of the open attempt: another one is chosen from the start. */
  instead?: GatewayMethod;
}

/** Starts a new attempt to pay: on the gateway's page, or on this one. */
export function PayAgain({ order, instead }: PayAgainProps) {
  const [keyFor] = useState(() => createKeyRing());
  const [method, setMethod] = useState(instead && methods.find((one) => one !== instead));
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const { revalidate } = useRevalidator();
  const pay = async () => {
    if (!method) return;
    setBusy(true);
    const { orderId, payment } = order;
    const answer = await browserApi('POST /cart/api/order/request-payment/{orderId}', {
      params: { orderId },
      body: { paymentMethod: method },
      idempotencyKey: keyFor(orderId, payment?.paymentId ?? '', method),
    });
    const next = answer.ok ? nextPaymentStep(answer.data) : null;
    if (next?.to === 'gateway') return window.location.assign(next.url);
    await revalidate();
    setBusy(false);
    setFailed(!answer.ok && answer.code !== 'order_not_payable');
  };
  return (
    <div className="grid gap-4">
      <PaymentMethodCards legend={m.pay_choose_method()} offers={offers} value={method} onChange={setMethod} />
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
