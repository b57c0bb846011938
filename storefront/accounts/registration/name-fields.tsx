import { m } from '#storefront/i18n/paraglide/messages.js';
import { TextField, type TextFieldProps } from '#storefront/ui/text-field.tsx';

export interface NameFieldsProps {
  /** What connects a field to its form, with its error. */
  field: (name: 'firstName' | 'lastName') => Omit<TextFieldProps, 'label'>;
}

/** First and last name of a customer, side by side where there is room. */
export function NameFields({ field }: NameFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label={m.auth_first_name()} autoComplete="given-name" {...field('firstName')} />
      <TextField label={m.auth_last_name()} autoComplete="family-name" {...field('lastName')} />
    </div>
  );
}
