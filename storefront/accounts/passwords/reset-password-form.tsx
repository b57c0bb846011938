import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { browserApi } from '#storefront/api/browser-client.ts';
import { showServerErrors } from '#storefront/api/form-errors.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { FormNotice } from '#storefront/ui/form-notice.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { AccountName, NewPasswordFields } from './new-password-fields.tsx';
import { NewPasswordInput } from './password-input.ts';

export interface ResetPasswordFormProps {
  token: string;
  email: string;
  onReset: () => void;
  /** The link has expired, or was used, since the page was opened. */
  onNotValid: () => void;
}

/** Sets a new password with the token of a mailed link. */
export function ResetPasswordForm({ token, email, onReset, onNotValid }: ResetPasswordFormProps) {
  const { register, handleSubmit, setError, control, formState } = useForm({
    resolver: zodResolver(NewPasswordInput),
    mode: 'onTouched',
    defaultValues: { newPassword: '', passwordConfirmation: '' },
  });
  const { errors, isSubmitting, touchedFields } = formState;
  const submit = handleSubmit(async ({ newPassword }) => {
    const result = await browserApi('POST /account/api/customers/reset-password', { body: { token, newPassword } });
    if (result.ok) onReset();
    else if (result.code === 'reset_token_not_valid') onNotValid();
    else showServerErrors(result, ['newPassword'], setError);
  });
  return (
    <form name="reset-password-form" noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-sm text-muted">
        <WrapAtWords>{m.auth_reset_text({ email })}</WrapAtWords>
      </p>
      {errors.root && <FormNotice>{errors.root.message}</FormNotice>}
      <AccountName email={email} />
      <NewPasswordFields
        typed={useWatch({ control, name: 'newPassword' })}
        // The confirmation is not validated before the shopper has reached it.
        newPassword={register('newPassword', {
          deps: touchedFields.passwordConfirmation ? 'passwordConfirmation' : [],
        })}
        passwordConfirmation={register('passwordConfirmation')}
        errors={errors}
      />
      <Button type="submit" size="lg" block loading={isSubmitting}>
        {m.auth_reset_submit()}
      </Button>
    </form>
  );
}
