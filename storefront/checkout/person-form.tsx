import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { AppointmentContact } from '#contract/appointments.ts';
import { fieldMessage } from '#storefront/i18n/field-message.ts';
import { Button } from '#storefront/ui/button.tsx';
import { ContactFields } from '#storefront/ui/contact-fields.tsx';

/** Who picks an order up, or whom the shop calls. */
export type Person = AppointmentContact;

/** Whether the shop can call that person; a field of a profile may be missing. */
export function isComplete(person: Person): boolean {
  return AppointmentContact.safeParse(person).success;
}

export interface PersonFormProps {
  person: Person;
  onSaved: (person: Person) => void;
  /** What the button says. */
  saveText: string;
}

/** Asks for the name and mobile number of a person. */
export function PersonForm({ person, onSaved, saveText }: PersonFormProps) {
  const form = useForm({ resolver: zodResolver(AppointmentContact), mode: 'onTouched', defaultValues: person });
  const { register, handleSubmit } = form;
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={handleSubmit(onSaved)} className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <ContactFields field={(name) => ({ ...register(name), error: fieldMessage(errors, name) })} />
      <Button type="submit" variant="secondary" className="min-h-12 self-end">
        {saveText}
      </Button>
    </form>
  );
}
