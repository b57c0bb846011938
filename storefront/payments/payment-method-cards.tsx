import type { ReactNode } from 'react';
import type { Checkout } from '#contract/checkout.ts';
import type { PaymentMethod } from '#contract/payment-methods.ts';
import { RadioCards } from '#storefront/ui/radio-cards.tsx';
import { paymentMethodText, paymentProblemText } from './payment-text.ts';

type MethodOption = Checkout['paymentMethods'][number];

export interface PaymentMethodCardsProps<Method extends PaymentMethod> {
  /** Accessible name of the group. */
  legend: string;
  options: readonly (MethodOption & { paymentMethod: Method })[];
  value: Method | undefined;
  onChange: (method: Method) => void;
  error?: string;
  /** Below the chosen method, such as its installment plans. */
  details?: ReactNode;
}

/** The choice of a payment method. An unavailable method shows the reason. */
export function PaymentMethodCards<Method extends PaymentMethod>(props: PaymentMethodCardsProps<Method>) {
  const { legend, options, value, onChange, error, details } = props;
  return (
    <RadioCards
      legend={legend}
      legendHidden
      value={value}
      onChange={onChange}
      error={error}
      cards={options.map(({ paymentMethod, available, reason }) => {
        const { icon: Icon, label, hint } = paymentMethodText[paymentMethod];
        // It can be chosen: `details` says how to resolve it.
        const isConflict = reason === 'installment_conflict';
        const isChosen = paymentMethod === value;
        const isChosenConflict = isConflict && isChosen;
        return {
          value: paymentMethod,
          label: label(),
          description: reason && !isChosenConflict ? paymentProblemText(paymentMethod, reason) : hint(),
          aside: <Icon aria-hidden="true" className="size-6 text-muted" />,
          disabled: !available && !isConflict,
          details: isChosen ? details : undefined,
        };
      })}
    />
  );
}
