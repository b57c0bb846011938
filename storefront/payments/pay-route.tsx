import { CreditCard } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { redirect, useNavigate } from 'react-router';
import type { Order } from '#contract/orders.ts';
import { authenticate, privateData } from '#storefront/accounts/guards.ts';
import { formatBahtExact } from '#storefront/i18n/format.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { privatePageMeta } from '#storefront/navigation/private-page.ts';
import { useReloadOnReturn } from '#storefront/navigation/use-reload-on-return.ts';
import { paymentFailureWords } from '#storefront/orders/order-words.ts';
import { apiContext } from '#storefront/request-context.ts';
import { Accordion } from '#storefront/ui/accordion.tsx';
import { ButtonLink } from '#storefront/ui/button-link.tsx';
import type { Route } from './+types/pay-route';
import { PayAgain } from './pay-again.tsx';
import { QrPanel } from './qr-panel.tsx';
import { useWatchedOrder } from './use-watched-order.ts';

export const handle = { showBack: true };
export const middleware: Route.MiddlewareFunction[] = [authenticate];

/** An order that can't be paid, or no longer has to be, is shown on the confirmation page. */
export async function loader({ context, url, params: { orderId } }: Route.LoaderArgs) {
  if (!orderId) throw redirect(localeHref('/account/my-order'));
  const api = context.get(apiContext);
  let order = privateData(await api('GET /cart/api/order/{orderId}', { params: { orderId } }), url);
  // The gateway did not answer when the order was placed: it is asked again.
  if (order.isPayable && order.payment?.status === 'created')
    order = privateData(await api('POST /cart/api/order/{orderId}/refresh-payment', { params: { orderId } }), url);
  if (!order.isPayable) throw redirect(localeHref('/confirmation/thank-you/:orderId?', { orderId }));
  return { order, serverNow: Date.now() };
}

export const meta: Route.MetaFunction = () => privatePageMeta(m.pay_title());

const isAwaited = ({ isPayable, payment }: Order) => isPayable && payment?.status === 'pending';

export default function Pay({ loaderData }: Route.ComponentProps) {
  const order = useWatchedOrder(loaderData.order, isAwaited);
  const navigate = useNavigate();
  useReloadOnReturn();
  const { orderId, isPayable } = order;
  const after = localeHref('/confirmation/thank-you/:orderId?', { orderId });
  useEffect(() => {
    if (!isPayable) void navigate(after, { replace: true });
  }, [isPayable, after, navigate]);
  return (
    <div className="page-column py-6 lg:py-10">
      <div className="mx-auto grid max-w-modal grid-cols-1 gap-5">
        <div className="text-center">
          <h1 className="text-2xl font-semibold">{m.pay_title()}</h1>
          <p className="figures text-sm text-muted">{m.pay_order({ orderId })}</p>
        </div>
        <Attempt order={order} serverNow={loaderData.serverNow} after={after} />
      </div>
    </div>
  );
}

/** The open attempt with a way to choose another, or the choice after one that failed. */
function Attempt({ order, serverNow, after }: { order: Order; serverNow: number; after: string }) {
  const { payment, orderId } = order;
  const isOpen = payment?.status === 'pending';
  if (isOpen && payment.qrPayload) {
    return (
      <>
        <QrPanel orderId={orderId} payment={payment} payload={payment.qrPayload} serverNow={serverNow} />
        <ButtonLink variant="secondary" size="lg" block href={after}>
          {m.pay_check()}
        </ButtonLink>
        <OtherMethod>
          <PayAgain order={order} initial="credit_card" />
        </OtherMethod>
      </>
    );
  }
  if (isOpen && payment.redirectUrl) {
    return (
      <>
        <section
          aria-labelledby="card"
          className="grid justify-items-center gap-3 rounded-card border border-line p-6 text-center"
        >
          <span aria-hidden="true" className="grid size-20 place-items-center rounded-full bg-brand-soft text-brand">
            <CreditCard className="size-10" />
          </span>
          <h2 id="card" className="text-lg font-semibold">
            {m.pay_card_title()}
          </h2>
          <p className="figures text-3xl font-bold">{formatBahtExact(payment.amount)}</p>
          <p className="text-sm text-muted">{m.pay_card_text()}</p>
          <ButtonLink size="lg" block href={payment.redirectUrl} reloadDocument>
            {m.pay_card_go()}
          </ButtonLink>
        </section>
        <OtherMethod>
          <PayAgain order={order} initial="qr_code" />
        </OtherMethod>
      </>
    );
  }
  const reason = payment?.status === 'failed' ? paymentFailureWords(payment.failureCode) : undefined;
  return (
    <section aria-labelledby="again" className="grid gap-4 rounded-card border border-line p-5 sm:p-8">
      <div>
        <h2 id="again" className="text-lg font-semibold">
          {m.pay_choose_method()}
        </h2>
        {reason && <p className="text-sm text-sale">{reason}</p>}
        {payment?.status === 'created' && <p className="text-sm text-muted">{m.pay_not_started_text()}</p>}
      </div>
      <PayAgain order={order} />
    </section>
  );
}

function OtherMethod({ children }: { children: ReactNode }) {
  return (
    <Accordion summary={m.pay_other_method()} className="rounded-card border border-line px-5">
      {children}
    </Accordion>
  );
}
