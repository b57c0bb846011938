import { m } from '#storefront/i18n/paraglide/messages.js';
import { TextField, type TextFieldProps } from '#storefront/ui/text-field.tsx';

/** The e-mail address of an account, as password managers know it. */
export function EmailField(field: Pick<TextFieldProps, 'name' | 'error' | 'hint' | 'ref' | 'onChange' | 'onBlur'>) {
  return <TextField label={m.auth_email()} type="email" inputMode="email" autoComplete="username" {...field} />;
}
