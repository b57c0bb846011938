import { Banknote, CalendarDays, CreditCard, Landmark, type LucideIcon, QrCode } from 'lucide-react';
import type { PaymentMethod } from '#contract/payment-methods.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';

export interface PaymentMarksProps {
  methods: readonly PaymentMethod[];
  /** Of the list and its icons. */
  className: string;
}

/** Shorter names than those of the checkout, whose texts not every page is to load. */
const marks: Record<PaymentMethod, { icon: LucideIcon; name: () => string }> = {
  credit_card: { icon: CreditCard, name: m.shell_pay_card },
  qr_code: { icon: QrCode, name: m.shell_pay_qr },
  installment: { icon: CalendarDays, name: m.shell_pay_installment },
  bank_transfer: { icon: Landmark, name: m.shell_pay_transfer },
  cash_on_delivery: { icon: Banknote, name: m.shell_pay_cod },
};

/** Ways to pay, each with its icon. */
export function PaymentMarks({ methods, className }: PaymentMarksProps) {
  return (
    <ul aria-label={m.shell_payment_methods()} className={className}>
      {methods.map((method) => {
        const { icon: Icon, name } = marks[method];
        return (
          <li key={method} className="flex items-center gap-2 whitespace-nowrap">
            <Icon aria-hidden="true" className="size-4 shrink-0" />
            {name()}
          </li>
        );
      })}
    </ul>
  );
}
