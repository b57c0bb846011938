import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Order } from '#contract/orders.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { createKeyRing } from '#storefront/api/idempotency-keys.ts';
import { formatBahtExact } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { ErrorDialog } from '#storefront/ui/error-dialog.tsx';
import { MethodCards, type PayAgainMethod } from './method-cards.tsx';

export interface PayAgainProps {
  order: Order;
  /** Chosen from the start. */
  initial?: PayAgainMethod;
}

/** Starts a new attempt to pay: a card goes to the gateway's page, a QR code is shown on this one. */
export function PayAgain({ order, initial }: PayAgainProps) {
  const [keyFor] = useState(() => createKeyRing());
  const [method, setMethod] = useState(initial);
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
    const next = answer.ok ? answer.data.payment : null;
    if (next?.paymentMethod === 'credit_card' && next.redirectUrl) return window.location.assign(next.redirectUrl);
    await revalidate();
    setBusy(false);
    setFailed(!answer.ok && answer.code !== 'order_not_payable');
  };
  return (
    <div className="grid gap-4">
      <MethodCards value={method} onChange={setMethod} />
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
