import type { Order } from '#contract/orders.ts';
import type { Payment } from '#contract/payments.ts';
import { formatPhone } from '#contract/phone-number.ts';
import { shop } from '#contract/shop.ts';
import { formatDate } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { TextLink } from '#storefront/ui/text-link.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { attemptFailureText } from './payment-text.ts';

/** That an attempt failed or expired and why, that the order waits, and whom to call. The choice of another attempt follows. */
export function FailedAttempt({ order: { expiresAt }, payment }: { order: Order; payment: Payment }) {
  const reason = attemptFailureText(payment);
  return (
    <div className="grid gap-2 rounded-card bg-sale-soft p-4 text-sm">
      <div role="alert" className="grid gap-1">
        <p className="text-base font-semibold">{m.pay_failed_title()}</p>
        {reason && (
          <p className="font-medium text-sale">
            <WrapAtWords>{reason}</WrapAtWords>
          </p>
        )}
        <p>
          <WrapAtWords>{m.pay_failed_text()}</WrapAtWords>
        </p>
        {expiresAt && (
          <p className="text-muted">
            <WrapAtWords>{m.thanks_order_kept({ time: formatDate(expiresAt, 'time') })}</WrapAtWords>
          </p>
        )}
      </div>
      <TextLink href={`tel:${shop.contactPhone}`} reloadDocument className="justify-self-start py-1">
        {m.pay_call_us({ phone: formatPhone(shop.contactPhone) })}
      </TextLink>
    </div>
  );
}
