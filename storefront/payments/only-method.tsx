import type { PrepaidMethod } from '#contract/payment-methods.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { classNames } from '#storefront/ui/class-names.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { paymentMethodText } from './payment-text.ts';

/** That an order cannot be paid in another way, and what to do about it. */
export function OnlyMethod({ method, className }: { method: PrepaidMethod; className?: string }) {
  return (
    <p className={classNames('text-sm text-muted', className)}>
      <WrapAtWords>{m.pay_only_method({ method: paymentMethodText[method].label() })}</WrapAtWords>
    </p>
  );
}
