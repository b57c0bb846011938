import { PhoneCall } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { AppointmentContact } from '#contract/appointments.ts';
import type { Checkout } from '#contract/checkout.ts';
import { formatPhone } from '#contract/phone-number.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { isComplete, PersonForm } from './person-form.tsx';

export interface AppointmentStepProps {
  checkout: Pick<Checkout, 'delivery'>;
  /** Of the customer's profile; a field may be missing. */
  customer: AppointmentContact;
  /** Resolves to whether it was saved. */
  onChoose: (contact: AppointmentContact) => Promise<boolean>;
  /** Shows what is missing. */
  isRequired: boolean;
  personForm: RefObject<HTMLFormElement | null>;
}

/** Whom the shop calls to arrange services. */
export function AppointmentStep({ checkout, customer, onChoose, isRequired, personForm }: AppointmentStepProps) {
  const chosen = checkout.delivery?.appointmentContact ?? null;
  const contact = chosen ?? customer;
  const [isEditing, setEditing] = useState(!chosen || !isComplete(contact));
  const step = useRef<HTMLDivElement>(null);
  // What was pressed is gone when the view has changed: the selector of what gets the focus instead.
  const nextFocus = useRef<string>(null);
  useEffect(() => {
    if (!nextFocus.current) return;
    step.current?.querySelector<HTMLElement>(isEditing ? 'form input' : 'button')?.focus({ preventScroll: true });
    nextFocus.current = null;
  }, [isEditing]);
  const show = (editing: boolean) => {
    nextFocus.current = 'step';
    setEditing(editing);
  };
  return (
    <div ref={step} className="grid gap-4">
      <p className="flex items-start gap-3 text-sm text-muted">
        <PhoneCall aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
        {m.checkout_appointment_text()}
      </p>
      {isEditing ? (
        <PersonForm
          person={contact}
          saveText={m.checkout_contact_save()}
          isRequired={isRequired}
          ref={personForm}
          onSaved={async (next) => {
            if (await onChoose(next)) show(false);
          }}
        />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
          <p>
            {contact.firstName} {contact.lastName}{' '}
            <span className="figures text-muted">{formatPhone(contact.mobileNo)}</span>
          </p>
          <Button variant="quiet" onClick={() => show(true)}>
            {m.checkout_contact_change()}
          </Button>
        </div>
      )}
    </div>
  );
}
