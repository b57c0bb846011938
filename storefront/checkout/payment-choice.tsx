import { Banknote, CreditCard, type LucideIcon, QrCode } from 'lucide-react';
import type { Checkout } from '#contract/checkout.ts';
import type { PaymentMethod } from '#contract/payments.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { RadioCards } from '#storefront/ui/radio-cards.tsx';

type Offer = Checkout['paymentMethods'][number];

const faces: Record<PaymentMethod, { icon: LucideIcon; label: () => string; hint: () => string }> = {
  credit_card: { icon: CreditCard, label: m.pay_method_credit_card, hint: m.pay_method_card_hint },
  qr_code: { icon: QrCode, label: m.pay_method_qr_code, hint: m.pay_method_qr_hint },
  cash_on_delivery: { icon: Banknote, label: m.pay_method_cash_on_delivery, hint: m.checkout_cash_hint },
};

export interface PaymentChoiceProps {
  offers: readonly Offer[];
  value: PaymentMethod | undefined;
  onChange: (method: PaymentMethod) => void;
  error?: string;
}

/** How to pay; what can't be used says why. */
export function PaymentChoice({ offers, value, onChange, error }: PaymentChoiceProps) {
  return (
    <RadioCards
      legend={m.checkout_payment()}
      legendHidden
      value={value}
      onChange={onChange}
      error={error}
      cards={offers.map((offer) => {
        const { icon: Icon, label, hint } = faces[offer.paymentMethod];
        return {
          value: offer.paymentMethod,
          label: label(),
          description: offer.available ? hint() : reasonWords(offer),
          aside: <Icon aria-hidden="true" className="size-6 text-muted" />,
          disabled: !offer.available,
        };
      })}
    />
  );
}

function reasonWords({ paymentMethod, reason }: Offer): string {
  if (reason === 'amount_too_low') return m.checkout_amount_too_low();
  return paymentMethod === 'cash_on_delivery' ? m.checkout_cash_too_high() : m.checkout_amount_too_high();
}
