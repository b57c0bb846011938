import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { browserApi } from '#storefront/api/browser-client.ts';
import { showServerErrors } from '#storefront/api/form-errors.ts';
import { fieldMessage } from '#storefront/i18n/field-message.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { FormNotice } from '#storefront/ui/form-notice.tsx';
import { PasswordField } from '#storefront/ui/password-field.tsx';
import { showToast } from '#storefront/ui/toast-list.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { AccountName, NewPasswordFields } from './new-password-fields.tsx';
import { ChangePasswordInput } from './password-input.ts';

const empty = { oldPassword: '', newPassword: '', passwordConfirmation: '' };

/** Changes the password of the signed-in customer; all other devices are then signed out. */
export function ChangePasswordForm({ email }: { email: string }) {
  const { register, handleSubmit, setError, reset, control, formState } = useForm({
    resolver: zodResolver(ChangePasswordInput),
    mode: 'onTouched',
    defaultValues: empty,
  });
  const { errors, isSubmitting, touchedFields } = formState;
  const submit = handleSubmit(async ({ oldPassword, newPassword }) => {
    const result = await browserApi('POST /account/api/customers/change-password', {
      body: { oldPassword, newPassword },
    });
    if (result.ok) {
      reset(empty);
      showToast(m.auth_password_changed(), 'success');
    } else if (result.code === 'password_not_correct') {
      setError('oldPassword', { type: 'server', message: result.message }, { shouldFocus: true });
    } else showServerErrors(result, ['oldPassword', 'newPassword'], setError);
  });
  return (
    <form name="change-password-form" noValidate onSubmit={submit} className="grid max-w-form gap-4">
      <p className="text-sm text-muted">
        <WrapAtWords>{m.auth_change_password_text()}</WrapAtWords>
      </p>
      {errors.root && <FormNotice>{errors.root.message}</FormNotice>}
      <AccountName email={email} />
      <PasswordField
        label={m.auth_current_password()}
        autoComplete="current-password"
        error={fieldMessage(errors, 'oldPassword')}
        {...register('oldPassword')}
      />
      <NewPasswordFields
        typed={useWatch({ control, name: 'newPassword' })}
        // The confirmation is not validated before the shopper has reached it.
        newPassword={register('newPassword', {
          deps: touchedFields.passwordConfirmation ? 'passwordConfirmation' : [],
        })}
        passwordConfirmation={register('passwordConfirmation')}
        errors={errors}
      />
      <Button type="submit" loading={isSubmitting} className="justify-self-start">
        {m.auth_change_password()}
      </Button>
    </form>
  );
}
