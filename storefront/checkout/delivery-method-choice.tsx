import { Store, Truck } from 'lucide-react';
import type { Checkout } from '#contract/checkout.ts';
import type { DeliveryMethod } from '#contract/delivery-methods.ts';
import { formatBaht } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { RadioCards } from '#storefront/ui/radio-cards.tsx';

export interface DeliveryMethodChoiceProps {
  checkout: Pick<Checkout, 'deliveryMethods' | 'pickupProblem'>;
  value: DeliveryMethod;
  onChange: (method: DeliveryMethod) => void;
}

/** Delivery to an address, or pickup at a branch. */
export function DeliveryMethodChoice({ checkout, value, onChange }: DeliveryMethodChoiceProps) {
  const fee = checkout.deliveryMethods[0]?.fee ?? 0;
  const isPickupPossible = checkout.pickupProblem === null;
  return (
    <RadioCards
      legend={m.checkout_delivery_method()}
      legendHidden
      className="sm:grid-cols-2"
      value={value}
      onChange={onChange}
      cards={[
        {
          value: 'shipping',
          label: m.checkout_delivery_home(),
          description: fee > 0 ? formatBaht(fee) : m.orders_free(),
          aside: <Truck aria-hidden="true" className="size-6 text-muted" />,
        },
        {
          value: 'pickup',
          label: m.checkout_delivery_pickup(),
          description: isPickupPossible ? m.orders_free() : m.checkout_pickup_pre_order(),
          aside: <Store aria-hidden="true" className="size-6 text-muted" />,
          disabled: !isPickupPossible,
        },
      ]}
    />
  );
}
