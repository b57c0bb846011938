import type { Order } from '#contract/orders.ts';
import type { GatewayPageMethod } from '#contract/payment-methods.ts';
import type { Payment } from '#contract/payments.ts';
import { formatBaht } from '#storefront/i18n/format.ts';
import { installmentText } from '#storefront/installments/installment-text.ts';
import { ButtonLink } from '#storefront/ui/button-link.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { gatewayPageText, paymentMethodText } from './payment-text.ts';
import { TimeLeft } from './time-left.tsx';

export interface GatewayPagePanelProps {
  order: Pick<Order, 'totalPayable' | 'installment'>;
  payment: Pick<Payment, 'expiresAt'>;
  method: GatewayPageMethod;
  url: string;
  /** The server's time when the page was rendered, in milliseconds since 1970. */
  serverNow: number;
}

/** An open attempt that is paid on the gateway's page, with a link to it. */
export function GatewayPagePanel({ order, payment, method, url, serverNow }: GatewayPagePanelProps) {
  const { icon: Icon } = paymentMethodText[method];
  const { title, text, button } = gatewayPageText[method];
  return (
    <section
      aria-labelledby="gateway-page"
      className="grid justify-items-center gap-3 rounded-card border border-line p-6 text-center"
    >
      <span aria-hidden="true" className="grid size-20 place-items-center rounded-full bg-brand-soft text-brand">
        <Icon className="size-10" />
      </span>
      <h2 id="gateway-page" className="text-lg font-semibold">
        <WrapAtWords>{title()}</WrapAtWords>
      </h2>
      <p className="figures text-3xl font-bold">{formatBaht(order.totalPayable)}</p>
      {order.installment && (
        <p className="text-sm font-medium">
          <WrapAtWords>{installmentText(order.installment)}</WrapAtWords>
        </p>
      )}
      {payment.expiresAt && <TimeLeft end={payment.expiresAt} serverNow={serverNow} />}
      <p className="mb-1 text-sm text-balance text-muted">
        <WrapAtWords>{text()}</WrapAtWords>
      </p>
      <ButtonLink size="lg" block href={url} reloadDocument>
        {button()}
      </ButtonLink>
    </section>
  );
}
