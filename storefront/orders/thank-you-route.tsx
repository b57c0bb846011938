import {
  Banknote,
  CircleCheck,
  Clock,
  Hourglass,
  Landmark,
  type LucideIcon,
  ReceiptText,
  TriangleAlert,
  Undo2,
} from 'lucide-react';
import { redirect } from 'react-router';
import type { Order } from '#contract/orders.ts';
import { shop } from '#contract/shop.ts';
import { privateData } from '#storefront/accounts/guards.ts';
import { formatBahtExact } from '#storefront/i18n/format.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { formatPhone } from '#storefront/i18n/phone-number.ts';
import { installmentText } from '#storefront/installments/installment-text.ts';
import { privatePageMeta } from '#storefront/navigation/private-page.ts';
import { paymentFailureText } from '#storefront/payments/payment-text.ts';
import { usePolledOrder } from '#storefront/payments/use-polled-order.ts';
import { apiContext } from '#storefront/request/request-context.ts';
import { ButtonLink } from '#storefront/ui/button-link.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { Panel } from '#storefront/ui/panel.tsx';
import type { Route } from './+types/thank-you-route';
import { OrderDelivery } from './order-delivery.tsx';
import { linesOfOrder } from './order-line-view.ts';
import { OrderLines } from './order-lines.tsx';
import { orderHref } from './order-links.ts';
import { type OrderOutcome, outcomeOf } from './order-outcome.ts';
import { OrderTotals } from './order-totals.tsx';
import { usePurchaseEvent } from './use-purchase-event.ts';

/** The gateway's return URL. The loader refreshes the payment status, because the webhook may not have arrived yet. */
export async function loader({ context, url, params: { orderId } }: Route.LoaderArgs) {
  if (!orderId) throw redirect(localeHref('/account/my-order'));
  const api = context.get(apiContext);
  const result = await api('POST /cart/api/order/{orderId}/refresh-payment', { params: { orderId } });
  const order = privateData(result, url);
  // The shopper has not entered the card yet.
  if (order.isPayable && order.payment?.cardVault)
    throw redirect(localeHref('/confirmation/pay/:orderId?', { orderId }));
  return { order };
}

export const meta: Route.MetaFunction = () => privatePageMeta(m.thanks_title());

export default function ThankYou({ loaderData }: Route.ComponentProps) {
  const order = usePolledOrder(loaderData.order, (seen) => outcomeOf(seen) === 'waiting');
  usePurchaseEvent(order);
  const outcome = outcomeOf(order);
  return (
    <div className="page-column py-6 lg:py-10">
      <div className="mx-auto grid max-w-prose grid-cols-1 gap-6">
        <Outcome order={order} outcome={outcome} />
        <Panel title={m.orders_items()}>
          <OrderLines lines={linesOfOrder(order)} />
        </Panel>
        <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-2">
          <Panel title={m.orders_totals()}>
            <OrderTotals totals={order} />
            {order.installment && <p className="text-sm text-muted">{installmentText(order.installment)}</p>}
          </Panel>
          <OrderDelivery order={order} />
        </div>
      </div>
    </div>
  );
}

interface OutcomeView {
  icon: LucideIcon;
  tone: string;
  title: string;
  text?: string;
}

function outcomeView(outcome: OrderOutcome, order: Order): OutcomeView {
  const good = 'bg-success-soft text-success';
  const calm = 'bg-brand-soft text-brand';
  const bad = 'bg-sale-soft text-sale';
  switch (outcome) {
    case 'paid':
      return { icon: CircleCheck, tone: good, ...paidTexts(order) };
    case 'cash':
      return {
        icon: Banknote,
        tone: good,
        title: m.thanks_cash_title(),
        text: m.thanks_cash_text({ amount: formatBahtExact(order.totalPayable) }),
      };
    case 'waiting':
      return { icon: Hourglass, tone: calm, title: m.thanks_waiting_title(), text: m.thanks_waiting_text() };
    case 'transfer':
      return { icon: Landmark, tone: calm, title: m.thanks_transfer_title(), text: m.thanks_transfer_text() };
    case 'slip':
      return { icon: Hourglass, tone: calm, title: m.thanks_slip_title(), text: m.thanks_slip_text() };
    case 'failed':
      return { icon: TriangleAlert, tone: bad, title: m.pay_failed_title(), text: m.pay_failed_text() };
    case 'expired':
      return { icon: Clock, tone: calm, title: m.thanks_expired_title(), text: m.thanks_expired_text() };
    case 'cancelled':
      return { icon: ReceiptText, tone: calm, title: m.thanks_cancelled_title() };
    case 'refund':
      return { icon: Undo2, tone: calm, title: m.thanks_refund_title(), text: m.thanks_refund_text() };
  }
}

/** An order of 0 baht is complete without a payment. */
function paidTexts({ paymentMethod }: Order): Pick<OutcomeView, 'title' | 'text'> {
  return paymentMethod === null
    ? { title: m.thanks_nothing_to_pay_title(), text: m.thanks_nothing_to_pay_text() }
    : { title: m.thanks_paid_title(), text: m.thanks_paid_text() };
}

function Outcome({ order, outcome }: { order: Order; outcome: OrderOutcome }) {
  const { orderId, payment } = order;
  const { icon: Icon, tone, title, text } = outcomeView(outcome, order);
  const reason = outcome === 'failed' ? paymentFailureText(payment?.failureCode ?? null) : undefined;
  return (
    <section className="grid justify-items-center gap-2 text-center">
      <span aria-hidden="true" className={classNames('grid size-20 place-items-center rounded-full', tone)}>
        <Icon className="size-10" />
      </span>
      <div role="status" className="grid max-w-modal gap-2">
        <h1 className="text-2xl font-semibold">{title}</h1>
        {reason && <p className="text-sm font-medium text-sale">{reason}</p>}
        {text && <p className="text-sm text-balance text-muted">{text}</p>}
      </div>
      <p className="figures text-sm font-semibold">{m.orders_number({ orderId })}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <OutcomeActions order={order} outcome={outcome} />
      </div>
    </section>
  );
}

/** The next actions for each outcome. */
function OutcomeActions({ order: { orderId, isPayable }, outcome }: { order: Order; outcome: OrderOutcome }) {
  const pay = localeHref('/confirmation/pay/:orderId?', { orderId });
  const view = (
    <ButtonLink variant="secondary" href={orderHref(orderId)}>
      {m.thanks_view_order()}
    </ButtonLink>
  );
  if (outcome === 'failed') {
    return (
      <>
        <ButtonLink href={pay}>{m.pay_again()}</ButtonLink>
        <ButtonLink variant="secondary" href={`tel:${shop.contactPhone}`} reloadDocument>
          {m.pay_call_us({ phone: formatPhone(shop.contactPhone) })}
        </ButtonLink>
      </>
    );
  }
  if (outcome === 'waiting' || outcome === 'transfer') {
    return (
      <>
        {isPayable && <ButtonLink href={pay}>{m.thanks_waiting_back()}</ButtonLink>}
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
