import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { PickupReceiver } from '#contract/pickup.ts';
import { fieldMessage } from '#storefront/i18n/field-message.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { ContactFields } from '#storefront/ui/contact-fields.tsx';

export interface PickupReceiverFormProps {
  receiver: PickupReceiver;
  onSaved: (receiver: PickupReceiver) => void;
}

/** Asks who picks the order up. */
export function PickupReceiverForm({ receiver, onSaved }: PickupReceiverFormProps) {
  const form = useForm({ resolver: zodResolver(PickupReceiver), mode: 'onTouched', defaultValues: receiver });
  const { register, handleSubmit } = form;
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={handleSubmit(onSaved)} className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <ContactFields field={(name) => ({ ...register(name), error: fieldMessage(errors[name]) })} />
      <Button type="submit" variant="secondary" className="self-end">
        {m.checkout_receiver_save()}
      </Button>
    </form>
  );
}
