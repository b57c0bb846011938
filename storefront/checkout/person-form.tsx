import { zodResolver } from '@hookform/resolvers/zod';
import type { RefObject } from 'react';
import { useForm } from 'react-hook-form';
import { AppointmentContact } from '#contract/appointments.ts';
import { fieldMessage } from '#storefront/i18n/field-message.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { ContactFields } from '#storefront/ui/contact-fields.tsx';
import { FormNotice } from '#storefront/ui/form-notice.tsx';

/** Who picks an order up, or whom the shop calls. */
export type Person = AppointmentContact;

/** Whether the shop can call that person; a field of a profile may be missing. */
export function isComplete(person: Person): boolean {
  return AppointmentContact.safeParse(person).success;
}

export interface PersonFormProps {
  person: Person;
  onSaved: (person: Person) => void | Promise<void>;
  /** What the button says. */
  saveText: string;
  /** Shows that it has to be saved first. */
  isRequired: boolean;
  /** The form while it is open: no order is placed then. */
  ref: RefObject<HTMLFormElement | null>;
}

/** Asks for the name and mobile number of a person. */
export function PersonForm({ person, onSaved, saveText, isRequired, ref }: PersonFormProps) {
  const form = useForm({ resolver: zodResolver(AppointmentContact), mode: 'onTouched', defaultValues: person });
  const { register, handleSubmit } = form;
  const { errors, isSubmitting } = form.formState;
  return (
    <form ref={ref} noValidate onSubmit={handleSubmit(onSaved)} className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {isRequired && (
        <div className="sm:col-span-2">
          <FormNotice>{m.checkout_person_unsaved()}</FormNotice>
        </div>
      )}
      <ContactFields field={(name) => ({ ...register(name), error: fieldMessage(errors, name) })} />
      <Button type="submit" variant="secondary" className="min-h-12 self-end" loading={isSubmitting}>
        {saveText}
      </Button>
    </form>
  );
}
