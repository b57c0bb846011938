import type { ReactNode } from 'react';
import type { PickupReceiver } from '#contract/pickup.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { AppointmentStep } from './appointment-step.tsx';
import { CheckoutSection } from './checkout-section.tsx';
import { DeliveryMethodChoice } from './delivery-method-choice.tsx';
import { DeliverySummary } from './delivery-summary.tsx';
import { PickupStep } from './pickup-step.tsx';
import { scrollMargin, sectionIds } from './section-ids.ts';
import type { CheckoutStepsState } from './use-checkout-steps.ts';

export interface DeliverySectionProps {
  steps: CheckoutStepsState;
  /** Of the customer's profile; a field may be missing. */
  customer: PickupReceiver;
  /** The choice of an address. */
  address: ReactNode;
  /** When a delivery to an address arrives. */
  arrival: ReactNode;
  /** What has changed since the shopper last saw the checkout, if a choice of this section found it. */
  changes: ReactNode;
}

/** Delivery to an address, or pickup at a branch; for services alone whom the shop calls. */
export function DeliverySection({ steps, customer, address, arrival, changes }: DeliverySectionProps) {
  const { checkout, deliveryMethod, storeId, missing, personForm, chooseDelivery, chooseDeliveryMethod } = steps;
  const person = { customer, isRequired: missing === 'delivery', personForm };
  if (!checkout.needsDelivery)
    return (
      <div id={sectionIds.delivery} className={scrollMargin}>
        <CheckoutSection title={m.orders_appointment()}>
          <AppointmentStep
            {...person}
            checkout={checkout}
            onChoose={(contact) => chooseDelivery({ deliveryMethod: 'appointment', contact })}
          />
          {changes}
        </CheckoutSection>
      </div>
    );
  return (
    <div id={sectionIds.delivery} className={scrollMargin}>
      <CheckoutSection title={m.checkout_delivery_method()}>
        <DeliveryMethodChoice checkout={checkout} value={deliveryMethod} onChange={chooseDeliveryMethod} />
        {deliveryMethod === 'pickup' ? (
          <PickupStep
            {...person}
            checkout={checkout}
            storeId={storeId}
            onChoose={(id, receiver) => chooseDelivery({ deliveryMethod, storeId: id, receiver })}
          />
        ) : (
          <>
            {address}
            <DeliverySummary checkout={checkout}>{arrival}</DeliverySummary>
          </>
        )}
        {checkout.items.some(({ kind }) => kind === 'service') && (
          <p className="text-sm text-muted">
            <WrapAtWords>{m.orders_services_by_phone()}</WrapAtWords>
          </p>
        )}
        {changes}
      </CheckoutSection>
    </div>
  );
}
