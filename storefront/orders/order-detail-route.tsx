import { Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { orderStatusTerms } from '#contract/order-statuses.ts';
import type { Order } from '#contract/orders.ts';
import { isPaidByTransfer, paymentMethodTerms } from '#contract/payment-methods.ts';
import { formatPhone } from '#contract/phone-number.ts';
import { counterText } from '#contract/pickup.ts';
import { shop } from '#contract/shop.ts';
import { privateData } from '#storefront/accounts/guards.ts';
import { taxpayerLine } from '#storefront/addresses/address-text.tsx';
import { BillingAddressDialog } from '#storefront/addresses/billing-address-dialog.tsx';
import { browserApi } from '#storefront/api/browser-client.ts';
import { failureMessage } from '#storefront/api/failure-message.ts';
import { useBuyAgain } from '#storefront/cart/use-buy-again.ts';
import { formatDate } from '#storefront/i18n/format.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import { installmentText } from '#storefront/installments/installment-text.ts';
import { privatePageMeta } from '#storefront/navigation/private-page.ts';
import { useDataReload } from '#storefront/navigation/use-data-reload.ts';
import {
  attemptFailureText,
  noAttemptText,
  paymentMethodText,
  paymentStatusText,
} from '#storefront/payments/payment-text.ts';

import { qrCode } from '#storefront/payments/qr-code.ts';
import { QrPicture } from '#storefront/payments/qr-picture.tsx';
import { SlipState } from '#storefront/payments/slip-state.tsx';
import { servicePagesOf } from '#storefront/products/service-pages.ts';
import { logFailedCall } from '#storefront/request/log-failed-call.ts';
import { apiContext, logContext } from '#storefront/request/request-context.ts';
import { Button } from '#storefront/ui/button.tsx';
import { ButtonLink } from '#storefront/ui/button-link.tsx';
import { Panel } from '#storefront/ui/panel.tsx';
import { TextLink } from '#storefront/ui/text-link.tsx';
import { showToast } from '#storefront/ui/toast-list.ts';
import { WrapAtSpaces } from '#storefront/ui/wrap-at-spaces.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import type { Route } from './+types/order-detail-route';
import { BuyAgain } from './buy-again.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { OrderDelivery } from './order-delivery.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderHelp } from './order-help.tsx';
import { OrderHistory } from './order-history.tsx';
import { linesOfOrder } from './order-line-view.ts';
import { OrderLines } from './order-lines.tsx';
import { orderListLink } from './order-links.ts';
import { OrderRefunds } from './order-refunds.tsx';
import { OrderStatusBadge } from './order-status-badge.tsx';
import { OrderTotals } from './order-totals.tsx';
import { PickupCode } from './pickup-code.tsx';
import { Shipments } from './shipments.tsx';
import { usePurchaseEvent } from './use-purchase-event.ts';

export const handle = { showBack: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const orderId = url.searchParams.get('id') ?? '';
  const api = context.get(apiContext);
  const [result, help] = await Promise.all([
    api('GET /cart/api/order/{orderId}', { params: { orderId } }),
    api('GET /pagerender/content/faq-menus'),
  ]);
  if (!help.ok) logFailedCall(context.get(logContext), help, 'help of an order could not be loaded', { orderId });
  return {
    order: privateData(result, url, orderListLink()),
    returns: help.ok ? servicePagesOf(help.data).returns : undefined,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privatePageMeta(m.orders_number({ orderId: loaderData?.order.orderId ?? '' }));

export default function OrderDetail({ loaderData: { order, returns } }: Route.ComponentProps) {
  const { orderId, pickup } = order;
  usePurchaseEvent(order, { completed: false });
  return (
    <div className="grid grid-cols-1 gap-5 print:gap-3">
      <p aria-hidden="true" className="hidden text-sm print:block">
        <span className="block text-lg font-semibold">{shop.name[getLocale()]}</span>
        {shop.company.name[getLocale()]} · {formatPhone(shop.contactPhone)}
      </p>
      <div>
        <TextLink
          href={localeHref('/account/my-order')}
          className="inline-flex min-h-11 items-center text-sm print:hidden"
        >
          <WrapAtWords>{m.orders_back()}</WrapAtWords>
        </TextLink>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-1">
          <h1 className="text-2xl font-bold tabular-nums max-sm:tracking-tight">
            <WrapAtSpaces>{m.orders_number({ orderId })}</WrapAtSpaces>
          </h1>
          <OrderStatusBadge order={order} />
        </div>
        <p className="text-sm text-muted">{m.orders_placed_on({ date: formatDate(order.createdAt, 'dateTime') })}</p>
      </div>
      <Actions order={order} />
      {pickup?.code && (
        <PickupCode branch={pickup.branch.name} code={pickup.code}>
          <QrPicture code={qrCode(counterText(orderId, pickup.code))} label={m.orders_pickup_qr()} />
        </PickupCode>
      )}
      <div className="grid grid-cols-1 items-start gap-5 print:gap-3 xl:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid grid-cols-1 gap-5 print:gap-3">
          <div className={order.shipments.length > 0 ? undefined : 'print:hidden'}>
            <Panel title={m.orders_history()}>
              <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-2">
                <OrderHistory order={order} />
                {order.shipments.length > 0 && <Shipments order={order} />}
              </div>
            </Panel>
          </div>
          <Panel title={m.orders_items()}>
            <OrderLines lines={linesOfOrder(order)} linked />
          </Panel>
          <Panel title={m.orders_totals()}>
            <OrderTotals totals={order} isDelivered={order.deliveryMethod !== 'appointment'} />
          </Panel>
        </div>
        <div className="grid grid-cols-1 gap-5 print:grid-cols-2 print:gap-3">
          <Panel title={m.orders_payment()}>
            <div className="grid gap-3">
              <PaymentState order={order} />
              <SlipState order={order} />
            </div>
          </Panel>
          {order.refunds.length > 0 && (
            <Panel title={m.orders_refunds()}>
              <OrderRefunds {...order} />
            </Panel>
          )}
          {order.invoices.length > 0 && (
            <Panel title={m.orders_documents()}>
              <div className="grid gap-3">
                {order.invoiceBuyer && <InvoiceBuyer buyer={order.invoiceBuyer} />}
                <OrderDocuments {...order} />
                {order.isTaxInvoiceRequestable && <TaxInvoiceRequest orderId={orderId} />}
              </div>
            </Panel>
          )}
          {order.invoiceBuyer && order.invoices.length === 0 && !orderStatusTerms[order.status].isClosed && (
            <Panel title={m.orders_documents()}>
              <InvoiceBuyer buyer={order.invoiceBuyer}>
                <WrapAtWords>{m.orders_tax_invoice_after_payment()}</WrapAtWords>
              </InvoiceBuyer>
            </Panel>
          )}
          <OrderDelivery order={order} />
          <div className="print:hidden">
            <Panel title={m.orders_help()}>
              <OrderHelp order={order} returns={returns} />
            </Panel>
          </div>
        </div>
      </div>
    </div>
  );
}

function PaymentState({ order: { status, payment, paymentMethod, installment } }: { order: Order }) {
  if (paymentMethod === null)
    return (
      <p className="text-sm font-medium">
        <WrapAtWords>{m.orders_nothing_to_pay()}</WrapAtWords>
      </p>
    );
  const failure = payment && attemptFailureText(payment);
  const state = payment
    ? paymentStatusText[payment.status]()
    : noAttemptText(paymentMethodTerms[paymentMethod].collector, status);
  return (
    <div className="text-sm">
      <p className="font-medium">
        <WrapAtWords>{paymentMethodText[paymentMethod].label()}</WrapAtWords>
      </p>
      {installment && (
        <p>
          <WrapAtWords>{installmentText(installment)}</WrapAtWords>
        </p>
      )}
      <p className="text-muted">{state}</p>
      {failure && <p className="text-sale">{failure}</p>}
    </div>
  );
}

/** In whose name the tax invoice is; `children` say when it is issued. */
function InvoiceBuyer({ buyer, children }: { buyer: NonNullable<Order['invoiceBuyer']>; children?: ReactNode }) {
  return (
    <div className="text-sm">
      <p className="font-medium">{buyer.name}</p>
      <p className="tabular-nums">{taxpayerLine(buyer)}</p>
      {children && <p className="text-muted">{children}</p>}
    </div>
  );
}

/** Asks for a full tax invoice instead of the abbreviated one. */
function TaxInvoiceRequest({ orderId }: { orderId: string }) {
  const [open, setOpen] = useState(false);
  const reload = useDataReload();
  const request = async (billingAddressId: string) => {
    const result = await browserApi('POST /cart/api/order/{orderId}/tax-invoice', {
      params: { orderId },
      body: { billingAddressId },
    });
    if (!result.ok) return showToast(failureMessage(result), 'error');
    await reload();
    setOpen(false);
    showToast(m.billing_requested(), 'success');
  };
  return (
    <>
      <Button variant="secondary" className="print:hidden" onClick={() => setOpen(true)}>
        {m.billing_request_title()}
      </Button>
      <BillingAddressDialog open={open} onClose={() => setOpen(false)} onChoose={request} />
    </>
  );
}

/** What the customer can do with the order: pay, buy again, print, cancel. */
function Actions({ order }: { order: Order }) {
  const { orderId, isPayable, isCancellable, expiresAt } = order;
  const buyAgain = useBuyAgain();
  const navigate = useNavigate();
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      {isPayable && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:w-full">
          <ButtonLink href={localeHref('/confirmation/pay/:orderId?', { orderId })} className="max-sm:w-full">
            {isPaidByTransfer(order.paymentMethod) ? m.orders_pay_by_transfer() : m.orders_pay_now()}
          </ButtonLink>
          {expiresAt && (
            <p className="text-sm text-muted">
              <WrapAtWords>{m.orders_pay_until({ time: formatDate(expiresAt, 'dateTime') })}</WrapAtWords>
            </p>
          )}
        </div>
      )}
      {!isPayable && (
        <BuyAgain
          order={order}
          onBuyAgain={async (lines) => {
            const result = await buyAgain(lines);
            return result.ok ? result : { failure: failureMessage(result.failure) };
          }}
          onComplete={() => void navigate(localeHref('/cart'))}
        />
      )}
      <Button
        variant="secondary"
        className="noscript:hidden"
        icon={<Printer aria-hidden="true" className="size-5" />}
        onClick={() => window.print()}
      >
        {m.orders_print()}
      </Button>
      {isCancellable && <CancelOrder orderId={orderId} />}
    </div>
  );
}
