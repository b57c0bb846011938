import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { fieldMessage } from '#storefront/i18n/field-message.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { PasswordField } from '#storefront/ui/password-field.tsx';
import { PasswordRules } from './password-rules.tsx';

export interface NewPasswordFieldsProps {
  /** The new password as it is typed so far. */
  typed: string;
  newPassword: UseFormRegisterReturn;
  passwordConfirmation: UseFormRegisterReturn;
  errors: { newPassword?: FieldError; passwordConfirmation?: FieldError };
}

/** A new password with its rules, and its confirmation. */
export function NewPasswordFields({ typed, newPassword, passwordConfirmation, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={m.auth_new_password()}
        autoComplete="new-password"
        error={fieldMessage(errors, 'newPassword')}
        {...newPassword}
      />
      <PasswordRules password={typed} />
      <PasswordField
        label={m.auth_password_confirmation()}
        autoComplete="new-password"
        error={fieldMessage(errors, 'passwordConfirmation')}
        {...passwordConfirmation}
      />
    </>
  );
}

/** The account of the passwords of a form, for password managers. */
export function AccountName({ email }: { email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />;
}
