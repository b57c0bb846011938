import { m } from '#storefront/i18n/paraglide/messages.js';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface ContactFieldsProps {
  /** What connects a field to its form, with its error. */
  field: (name: 'firstName' | 'lastName' | 'mobileNo') => Omit<TextFieldProps, 'label'>;
  mobileHint?: string;
}

/** Name and mobile number of a person, as in an address. */
export function ContactFields({ field, mobileHint }: ContactFieldsProps) {
  return (
    <>
      <TextField label={m.address_first_name()} autoComplete="given-name" {...field('firstName')} />
      <TextField label={m.address_last_name()} autoComplete="family-name" {...field('lastName')} />
      <TextField
        label={m.address_mobile()}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={30}
        hint={mobileHint}
        {...field('mobileNo')}
      />
    </>
  );
}
