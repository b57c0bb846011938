import { Fragment } from 'react';
import { redirect } from 'react-router';
import type { Order } from '#contract/orders.ts';
import { formatPhone } from '#contract/phone-number.ts';
import { shop } from '#contract/shop.ts';
import { privateData } from '#storefront/accounts/guards.ts';
import { formatDate } from '#storefront/i18n/format.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { installmentText } from '#storefront/installments/installment-text.ts';
import { privatePageMeta } from '#storefront/navigation/private-page.ts';
import { attemptFailureText } from '#storefront/payments/payment-text.ts';
import { RetryPayment } from '#storefront/payments/retry-payment.tsx';
import { type PaymentWait, useAwaitedPayment } from '#storefront/payments/use-awaited-payment.ts';
import { apiContext } from '#storefront/request/request-context.ts';
import { Button } from '#storefront/ui/button.tsx';
import { ButtonLink } from '#storefront/ui/button-link.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { Panel } from '#storefront/ui/panel.tsx';
import { WrapAtSpaces } from '#storefront/ui/wrap-at-spaces.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import type { Route } from './+types/thank-you-route';
import { OrderDelivery } from './order-delivery.tsx';
import { linesOfOrder } from './order-line-view.ts';
import { OrderLines } from './order-lines.tsx';
import { orderHref, orderListLink } from './order-links.ts';
import { type OrderOutcome, outcomeOf } from './order-outcome.ts';
import { OrderTotals } from './order-totals.tsx';
import { lateView, type OutcomeView, outcomeView } from './outcome-view.ts';
import { usePurchaseEvent } from './use-purchase-event.ts';

/** The gateway's return URL. The loader refreshes the payment status, because the webhook may not have arrived yet. */
export async function loader({ context, url, params: { orderId } }: Route.LoaderArgs) {
  if (!orderId) throw redirect(localeHref('/thank-you'));
  const api = context.get(apiContext);
  const result = await api('POST /cart/api/order/{orderId}/refresh-payment', { params: { orderId } });
  const order = privateData(result, url, orderListLink());
  // The shopper has not entered the card yet.
  if (order.isPayable && order.payment?.cardVault)
    throw redirect(localeHref('/confirmation/pay/:orderId?', { orderId }));
  return { order };
}

export const handle = { hidesCompareBar: true };

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privatePageMeta(loaderData ? outcomeView(loaderData.order).title : m.thanks_title());

export default function ThankYou({ loaderData }: Route.ComponentProps) {
  const { order, ...wait } = useAwaitedPayment(loaderData.order, (seen) => outcomeOf(seen) === 'waiting');
  usePurchaseEvent(order, { completed: true });
  const outcome = outcomeOf(order);
  return (
    <div className="page-column py-6 lg:py-10">
      <div className="mx-auto grid max-w-prose grid-cols-1 gap-6">
        <Outcome order={order} outcome={outcome} wait={wait} />
        <Panel title={m.orders_items()}>
          <OrderLines lines={linesOfOrder(order)} />
        </Panel>
        <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-2">
          <Panel title={m.orders_totals()}>
            <OrderTotals totals={order} isDelivered={order.deliveryMethod !== 'appointment'} />
            {order.installment && (
              <p className="mt-3 text-sm text-muted">
                <WrapAtWords>{installmentText(order.installment)}</WrapAtWords>
              </p>
            )}
          </Panel>
          <OrderDelivery order={order} />
        </div>
      </div>
    </div>
  );
}

const tones: Record<OutcomeView['tone'], string> = {
  good: 'bg-success-soft text-success',
  calm: 'bg-brand-soft text-brand',
  bad: 'bg-sale-soft text-sale',
};

function Outcome({ order, outcome, wait }: { order: Order; outcome: OrderOutcome; wait: PaymentWait }) {
  const { orderId, payment, expiresAt } = order;
  const { icon: Icon, tone, title, text } = wait.isLate ? lateView() : outcomeView(order);
  const reason = outcome === 'failed' && payment ? attemptFailureText(payment) : undefined;
  return (
    <section className="grid justify-items-center gap-2 text-center">
      <span aria-hidden="true" className={classNames('grid size-20 place-items-center rounded-full', tones[tone])}>
        <Icon className="size-10" />
      </span>
      <div role="status" className="grid max-w-modal gap-2">
        <h1 className="text-2xl font-bold outline-none">
          {title.split(/(?<=\.) /).map((sentence) => (
            <Fragment key={sentence}>
              <span className="inline-block">
                <WrapAtSpaces>{sentence}</WrapAtSpaces>
              </span>{' '}
            </Fragment>
          ))}
        </h1>
        {reason && (
          <p className="text-sm font-medium text-balance text-sale">
            <WrapAtWords>{reason}</WrapAtWords>
          </p>
        )}
        {text && (
          <p className="text-sm text-balance text-muted">
            <WrapAtWords>{text}</WrapAtWords>
          </p>
        )}
      </div>
      <p className="figures text-sm font-semibold">{m.orders_number({ orderId })}</p>
      {outcome === 'failed' && expiresAt && (
        <p className="text-sm text-muted">
          <WrapAtWords>{m.thanks_order_kept({ time: formatDate(expiresAt, 'time') })}</WrapAtWords>
        </p>
      )}
      <div className="mt-3 flex flex-wrap justify-center gap-3 max-sm:w-full max-sm:flex-col">
        <OutcomeActions order={order} outcome={outcome} wait={wait} />
      </div>
    </section>
  );
}

/** The next actions for each outcome. */
function OutcomeActions({ order, outcome, wait }: { order: Order; outcome: OrderOutcome; wait: PaymentWait }) {
  const { orderId, isPayable } = order;
  const view = (
    <ButtonLink variant="secondary" href={orderHref(orderId)}>
      {m.thanks_view_order()}
    </ButtonLink>
  );
  if (outcome === 'failed') {
    return (
      <>
        <RetryPayment order={order} />
        <ButtonLink variant="secondary" href={`tel:${shop.contactPhone}`} reloadDocument>
          {m.pay_call_us({ phone: formatPhone(shop.contactPhone) })}
        </ButtonLink>
      </>
    );
  }
  if (outcome === 'waiting' || outcome === 'transfer') {
    return (
      <>
        {wait.isLate && <Button onClick={wait.checkAgain}>{m.thanks_waiting_check()}</Button>}
        {isPayable && (
          <ButtonLink
            variant={wait.isLate ? 'secondary' : 'primary'}
            href={localeHref('/confirmation/pay/:orderId?', { orderId })}
          >
            {m.thanks_waiting_back()}
          </ButtonLink>
        )}
        {view}
      </>
    );
  }
  return (
    <>
      <ButtonLink href={localeHref('/')}>{m.thanks_continue()}</ButtonLink>
      {view}
    </>
  );
}
