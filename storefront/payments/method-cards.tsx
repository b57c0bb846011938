import { CreditCard, QrCode } from 'lucide-react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { RadioCards } from '#storefront/ui/radio-cards.tsx';

/** The ways to pay again: an order that was to be paid on delivery is never unpaid. */
export type PayAgainMethod = 'credit_card' | 'qr_code';

export interface MethodCardsProps {
  value: PayAgainMethod | undefined;
  onChange: (method: PayAgainMethod) => void;
}

export function MethodCards({ value, onChange }: MethodCardsProps) {
  return (
    <RadioCards
      legend={m.pay_choose_method()}
      legendHidden
      value={value}
      onChange={onChange}
      cards={[
        {
          value: 'qr_code',
          label: m.pay_method_qr_code(),
          description: m.pay_method_qr_hint(),
          aside: <QrCode aria-hidden="true" className="size-6 text-muted" />,
        },
        {
          value: 'credit_card',
          label: m.pay_method_credit_card(),
          description: m.pay_method_card_hint(),
          aside: <CreditCard aria-hidden="true" className="size-6 text-muted" />,
        },
      ]}
    />
  );
}
