import type { Order } from '#contract/orders.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { ButtonLink } from '#storefront/ui/button-link.tsx';
import { OnlyMethod } from './only-method.tsx';
import { PaymentFailedDialog } from './payment-failed-dialog.tsx';
import { hasOtherWay, retryMethod } from './retry-method.ts';
import { useRequestPayment } from './use-request-payment.ts';

/** After a failed attempt: the same method again, or another one. */
export function RetryPayment({ order }: { order: Order }) {
  const { request, busy, failed, clearFailure } = useRequestPayment(order);
  const method = retryMethod(order);
  return (
    <>
      {method && (
        <Button loading={busy} onClick={() => void request(method)}>
          {m.pay_try_again()}
        </Button>
      )}
      {method && !hasOtherWay(order, method) ? (
        <OnlyMethod method={method} className="order-last w-full text-center" />
      ) : (
        <ButtonLink
          variant={method ? 'secondary' : 'primary'}
          href={localeHref('/confirmation/pay/:orderId?', { orderId: order.orderId })}
        >
          {m.pay_other_method()}
        </ButtonLink>
      )}
      <PaymentFailedDialog open={failed} onClose={clearFailure} />
    </>
  );
}
