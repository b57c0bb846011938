import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Order } from '#contract/orders.ts';
import { paymentMethodTerms } from '#contract/payment-methods.ts';
import { privateData } from '#storefront/accounts/guards.ts';
import { BillingAddressDialog } from '#storefront/addresses/billing-address-dialog.tsx';
import { browserApi } from '#storefront/api/browser-client.ts';
import { failureMessage } from '#storefront/api/failure-message.ts';
import { formatDate } from '#storefront/i18n/format.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { privatePageMeta } from '#storefront/navigation/private-page.ts';
import {
  noAttemptText,
  paymentFailureText,
  paymentMethodText,
  paymentStatusText,
} from '#storefront/payments/payment-text.ts';
import { apiContext } from '#storefront/request/request-context.ts';
import { Button } from '#storefront/ui/button.tsx';
import { ButtonLink } from '#storefront/ui/button-link.tsx';
import { ConfirmDialog } from '#storefront/ui/confirm-dialog.tsx';
import { Panel } from '#storefront/ui/panel.tsx';
import { TextLink } from '#storefront/ui/text-link.tsx';
import { showToast } from '#storefront/ui/toast-list.ts';
import type { Route } from './+types/order-detail-route';
import { DeliveryAddress } from './delivery-address.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderHistory } from './order-history.tsx';
import { linesOfOrder } from './order-line-view.ts';
import { OrderLines } from './order-lines.tsx';
import { OrderStatusBadge } from './order-status-badge.tsx';
import { OrderTotals } from './order-totals.tsx';

export const handle = { showBack: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const orderId = url.searchParams.get('id') ?? '';
  const result = await context.get(apiContext)('GET /cart/api/order/{orderId}', { params: { orderId } });
  return { order: privateData(result, url) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privatePageMeta(m.orders_number({ orderId: loaderData?.order.orderId ?? '' }));

export default function OrderDetail({ loaderData: { order } }: Route.ComponentProps) {
  const { orderId } = order;
  return (
    <div className="grid grid-cols-1 gap-5">
      <div>
        <TextLink href={localeHref('/account/my-order')} className="inline-flex min-h-11 items-center text-sm">
          {m.orders_back()}
        </TextLink>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <h1 className="figures text-2xl font-semibold">{m.orders_number({ orderId })}</h1>
          <OrderStatusBadge status={order.status} />
        </div>
        <p className="text-sm text-muted">{m.orders_placed_on({ date: formatDate(order.createdAt, 'dateTime') })}</p>
      </div>
      <Actions order={order} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid grid-cols-1 gap-5">
          <Panel title={m.orders_items()}>
            <OrderLines lines={linesOfOrder(order)} linked />
          </Panel>
          <Panel title={m.orders_totals()}>
            <OrderTotals totals={order} />
          </Panel>
        </div>
        <div className="grid grid-cols-1 gap-5">
          <Panel title={m.orders_payment()}>
            <PaymentState order={order} />
          </Panel>
          {order.invoices.length > 0 && (
            <Panel title={m.orders_documents()}>
              <OrderDocuments {...order} />
              {order.isTaxInvoiceRequestable && <TaxInvoiceRequest orderId={orderId} />}
            </Panel>
          )}
          <Panel title={m.orders_delivery_address()}>
            <DeliveryAddress address={order.deliveryAddress} />
          </Panel>
          <Panel title={m.orders_history()}>
            <OrderHistory history={order.history} />
          </Panel>
        </div>
      </div>
    </div>
  );
}

function PaymentState({ order: { payment, paymentMethod } }: { order: Order }) {
  if (paymentMethod === null) return <p className="text-sm font-medium">{m.orders_nothing_to_pay()}</p>;
  const failure = payment?.status === 'failed' ? paymentFailureText(payment.failureCode) : undefined;
  const state = payment
    ? paymentStatusText[payment.status]
    : noAttemptText[paymentMethodTerms[paymentMethod].collector];
  return (
    <div className="text-sm">
      <p className="font-medium">{paymentMethodText[paymentMethod].label()}</p>
      <p className="text-muted">{state()}</p>
      {failure && <p className="text-sale">{failure}</p>}
    </div>
  );
}

/** Asks for a full tax invoice instead of the abbreviated one. */
function TaxInvoiceRequest({ orderId }: { orderId: string }) {
  const [open, setOpen] = useState(false);
  const { revalidate } = useRevalidator();
  const request = async (billingAddressId: string) => {
    const result = await browserApi('POST /cart/api/order/{orderId}/tax-invoice', {
      params: { orderId },
      body: { billingAddressId },
    });
    if (!result.ok) return showToast(failureMessage(result), 'error');
    await revalidate();
    setOpen(false);
    showToast(m.billing_requested(), 'success');
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {m.billing_request_title()}
      </Button>
      <BillingAddressDialog open={open} onClose={() => setOpen(false)} onChoose={request} />
    </>
  );
}

/** The actions that the order's status allows: pay, cancel. */
function Actions({ order }: { order: Order }) {
  const { orderId, isPayable, isCancellable, expiresAt } = order;
  const [isConfirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const cancel = async () => {
    setBusy(true);
    const result = await browserApi('POST /cart/api/order/{orderId}/cancel', { params: { orderId } });
    await revalidate();
    setBusy(false);
    setConfirming(false);
    if (result.ok) showToast(m.orders_cancelled_toast(), 'success');
    else showToast(failureMessage(result), 'error');
  };
  if (!isPayable && !isCancellable) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {isPayable && (
        <ButtonLink href={localeHref('/confirmation/pay/:orderId?', { orderId })}>{m.orders_pay_now()}</ButtonLink>
      )}
      {isCancellable && (
        <Button variant="secondary" onClick={() => setConfirming(true)}>
          {m.orders_cancel()}
        </Button>
      )}
      {isPayable && expiresAt && (
        <p className="text-sm text-muted">{m.orders_pay_until({ time: formatDate(expiresAt, 'dateTime') })}</p>
      )}
      <ConfirmDialog
        open={isConfirming}
        title={m.orders_cancel_title()}
        message={m.orders_cancel_text()}
        confirmLabel={m.orders_cancel_confirm()}
        cancelLabel={m.orders_cancel_keep()}
        danger
        loading={busy}
        onConfirm={() => void cancel()}
        onCancel={() => setConfirming(false)}
      />
    </div>
  );
}
