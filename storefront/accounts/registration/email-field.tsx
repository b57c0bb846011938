import { m } from '#storefront/i18n/paraglide/messages.js';
import { TextField, type TextFieldProps } from '#storefront/ui/text-field.tsx';

export interface EmailFieldProps
  extends Pick<TextFieldProps, 'name' | 'error' | 'hint' | 'ref' | 'onChange' | 'onBlur'> {
  /** The browser offers passkeys in the field as well. */
  offersPasskeys?: boolean;
}

/** The e-mail address of an account, as password managers know it. */
export function EmailField({ offersPasskeys = false, ...field }: EmailFieldProps) {
  return (
    <TextField
      label={m.auth_email()}
      type="email"
      inputMode="email"
      autoComplete={offersPasskeys ? 'username webauthn' : 'username'}
      {...field}
    />
  );
}
