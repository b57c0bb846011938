import { type ReactNode, useEffect, useRef } from 'react';
import { redirect, useNavigate } from 'react-router';
import type { Client } from '#contract/client.ts';
import type { InstallmentPlan } from '#contract/installments.ts';
import type { Order } from '#contract/orders.ts';
import { isGatewayPageMethod, paymentMethodTerms } from '#contract/payment-methods.ts';
import type { Payment } from '#contract/payments.ts';
import { privateData } from '#storefront/accounts/guards.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { privatePageMeta } from '#storefront/navigation/private-page.ts';
import { useDataReload } from '#storefront/navigation/use-data-reload.ts';
import { useReloadOnReturn } from '#storefront/navigation/use-reload-on-return.ts';
import { latestOrder } from '#storefront/orders/latest-order.ts';
import { orderListLink } from '#storefront/orders/order-links.ts';
import { usePurchaseEvent } from '#storefront/orders/use-purchase-event.ts';
import { apiContext, connectOriginsContext } from '#storefront/request/request-context.ts';
import { Accordion } from '#storefront/ui/accordion.tsx';
import { ButtonLink } from '#storefront/ui/button-link.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import type { Route } from './+types/pay-route';
import { BankTransferPanel } from './bank-transfer-panel.tsx';
import { CardPanel } from './card-panel.tsx';
import { FailedAttempt } from './failed-attempt.tsx';
import { GatewayPagePanel } from './gateway-page-panel.tsx';
import { OnlyMethod } from './only-method.tsx';
import { PayAgain } from './pay-again.tsx';
import { QrPanel } from './qr-panel.tsx';
import { hasOtherWay, retryMethod } from './retry-method.ts';
import { UncertainPanel } from './uncertain-panel.tsx';
import { useInterval } from './use-interval.ts';
import { usePolledOrder } from './use-polled-order.ts';

export const handle = { showBack: true, hidesCompareBar: true };

/** How often the gateway is asked again on the open page. */
const uncertainIntervalMs = 5000;

/** Without an order id: the latest order if it can be paid, else the list of orders. */
async function latestPayHref(api: Client): Promise<string> {
  const order = await latestOrder(api);
  return order?.isPayable
    ? localeHref('/confirmation/pay/:orderId?', { orderId: order.orderId })
    : localeHref('/account/my-order');
}

/** Redirects to the thank-you page if the order cannot be paid or is already paid. */
export async function loader({ context, url, params: { orderId } }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  if (!orderId) throw redirect(await latestPayHref(api));
  const found = await api('GET /cart/api/order/{orderId}', { params: { orderId } });
  let order = privateData(found, url, orderListLink());
  // The gateway did not respond when the payment was requested: ask it again.
  if (isUncertain(order))
    order = privateData(await api('POST /cart/api/order/{orderId}/refresh-payment', { params: { orderId } }), url);
  if (!order.isPayable) throw redirect(localeHref('/confirmation/thank-you/:orderId?', { orderId }));
  const vault = order.payment?.cardVault;
  if (vault) context.get(connectOriginsContext).add(new URL(vault.url).origin);
  const installments = order.payableBy.includes('installment')
    ? privateData(await api('GET /cart/api/order/{orderId}/installments', { params: { orderId } }), url)
    : [];
  return { order, installments, serverNow: Date.now() };
}

export const meta: Route.MetaFunction = () => privatePageMeta(m.pay_title());

/** Whether the gateway has not responded, so that it is not certain whether there is a charge. */
const isUncertain = ({ isPayable, payment }: Order) =>
  isPayable && payment?.status === 'created' && payment.cardVault === null;

/** An operator confirms a bank transfer, which takes longer than somebody waits on the page. */
const isPending = ({ isPayable, payment, bankTransfer }: Order) =>
  isPayable && payment?.status === 'pending' && !bankTransfer?.canUpload;

export default function Pay({ loaderData }: Route.ComponentProps) {
  const order = usePolledOrder(loaderData.order, isPending);
  const navigate = useNavigate();
  const reload = useDataReload();
  usePurchaseEvent(order, { completed: false });
  useReloadOnReturn();
  const { orderId, isPayable } = order;
  const askGateway = async () => {
    const result = await browserApi('POST /cart/api/order/{orderId}/refresh-payment', { params: { orderId } });
    if (result.ok && !isUncertain(result.data)) await reload();
  };
  useInterval(() => void askGateway(), isUncertain(order) ? uncertainIntervalMs : null);
  const after = localeHref('/confirmation/thank-you/:orderId?', { orderId });
  useEffect(() => {
    if (!isPayable) void navigate(after, { replace: true });
  }, [isPayable, after, navigate]);
  const heading = useStartOfAttempt(attemptOf(order));
  return (
    <div className="page-column py-6 lg:py-10">
      <div className="mx-auto grid max-w-modal grid-cols-1 gap-5">
        <div className="text-center">
          <h1 ref={heading} tabIndex={-1} className="text-2xl font-bold outline-none">
            <WrapAtWords>{m.pay_title()}</WrapAtWords>
          </h1>
          <p className="figures text-sm text-muted">{m.pay_order({ orderId })}</p>
        </div>
        <Attempt {...loaderData} order={order} confirmationHref={after} />
      </div>
    </div>
  );
}

const isUnsuccessful = ({ status }: Payment) => status === 'failed' || status === 'expired';

/** The open attempt, or that it failed or expired. */
const attemptOf = ({ payment }: Order) => payment && `${payment.paymentId} ${isUnsuccessful(payment)}`;

/**
 * For the heading: another attempt, or why one failed, appears above the button that was pressed, so the shopper is taken to the top
 * of the page.
 */
function useStartOfAttempt(attempt: string | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const known = useRef(attempt);
  useEffect(() => {
    if (known.current === attempt) return;
    known.current = attempt;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [attempt]);
  return heading;
}

interface AttemptProps {
  order: Order;
  /** The plans by which it can be paid. */
  installments: readonly InstallmentPlan[];
  /** The server's time when the page was rendered, in milliseconds since 1970. */
  serverNow: number;
  /** The thank-you page. */
  confirmationHref: string;
}

/** The pending attempt with the option of another method; after an attempt that ended, the choice of a method. */
function Attempt({ order, installments, ...page }: AttemptProps) {
  const { payment } = order;
  const pending = payment && openPanel({ order, payment, ...page });
  if (pending) {
    return (
      <>
        {pending}
        {hasOtherWay(order, payment.paymentMethod) ? (
          <Accordion
            key={payment.paymentMethod}
            summary={m.pay_other_method()}
            className="rounded-card border border-line px-5"
          >
            <PayAgain order={order} plans={installments} currentMethod={payment.paymentMethod} />
          </Accordion>
        ) : (
          <OnlyMethod method={payment.paymentMethod} />
        )}
      </>
    );
  }
  const [only] = order.payableBy;
  return (
    <section aria-labelledby="again" className="grid gap-4 rounded-card border border-line p-5 sm:p-8">
      {payment && isUnsuccessful(payment) && <FailedAttempt order={order} payment={payment} />}
      <h2 id="again" className="text-lg font-semibold">
        <WrapAtWords>{m.pay_choose_method()}</WrapAtWords>
      </h2>
      <PayAgain order={order} plans={installments} failedMethod={retryMethod(order)} />
      {only && !hasOtherWay(order, only) && <OnlyMethod method={only} />}
    </section>
  );
}

/** How an open attempt is paid; falsy if it has ended, or the gateway returned neither a page nor a QR code. */
function openPanel({
  order,
  payment,
  serverNow,
  confirmationHref,
}: Omit<AttemptProps, 'installments'> & { payment: Payment }): ReactNode {
  const { paymentMethod: method, cardVault, qrPayload, qrImagePath, redirectUrl } = payment;
  if (cardVault)
    return <CardPanel key={payment.paymentId} orderId={order.orderId} payment={payment} vault={cardVault} />;
  if (payment.status === 'created') return <UncertainPanel />;
  if (payment.status !== 'pending') return null;
  switch (paymentMethodTerms[method].nextStep) {
    case 'bank_transfer':
      return (
        order.bankTransfer && <BankTransferPanel order={order} transfer={order.bankTransfer} serverNow={serverNow} />
      );
    case 'gateway_page':
      return (
        redirectUrl &&
        isGatewayPageMethod(method) && (
          <GatewayPagePanel order={order} payment={payment} method={method} url={redirectUrl} serverNow={serverNow} />
        )
      );
    case 'qr_code':
      return (
        (qrPayload ?? qrImagePath) && (
          <>
            <QrPanel orderId={order.orderId} payment={payment} serverNow={serverNow} />
            <ButtonLink variant="secondary" size="lg" block href={confirmationHref}>
              {m.pay_check()}
            </ButtonLink>
          </>
        )
      );
  }
}
