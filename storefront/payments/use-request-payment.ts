import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Order } from '#contract/orders.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { createIdempotencyKeys } from '#storefront/api/idempotency-keys.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { useDataReload } from '#storefront/navigation/use-data-reload.ts';
import { nextPaymentStep } from './next-payment-step.ts';

type Method = Order['payableBy'][number];

/** Starts a new payment attempt of an order and leads to the gateway or to our pay page, which may be the current one. */
export function useRequestPayment(order: Order) {
  const [keyFor] = useState(() => createIdempotencyKeys());
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const reload = useDataReload();
  const navigate = useNavigate();
  const request = async (method: Method, installmentPlanId: number | null = null) => {
    setBusy(true);
    const { orderId, payment } = order;
    const result = await browserApi('POST /cart/api/order/request-payment/{orderId}', {
      params: { orderId },
      body: { paymentMethod: method, installmentPlanId },
      idempotencyKey: keyFor(orderId, payment?.paymentId ?? '', method, String(installmentPlanId)),
    });
    const next = result.ok ? nextPaymentStep(result.data) : null;
    if (next?.to === 'gateway') return window.location.assign(next.url);
    const payPage = localeHref('/confirmation/pay/:orderId?', { orderId });
    if (next?.to === 'pay' && window.location.pathname !== payPage) await navigate(payPage);
    else await reload();
    setBusy(false);
    setFailed(!result.ok && result.code !== 'order_not_payable');
  };
  return { request, busy, failed, clearFailure: () => setFailed(false) };
}
