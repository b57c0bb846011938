import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { ForgotPassword } from '#contract/passwords.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { showServerErrors } from '#storefront/api/form-errors.ts';
import { useBotCheck } from '#storefront/bot-check/use-bot-check.tsx';
import { fieldMessage } from '#storefront/i18n/field-message.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { FormNotice } from '#storefront/ui/form-notice.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { EmailField } from '../registration/email-field.tsx';

export interface ForgotPasswordFormProps {
  /** Also called for an unknown e-mail address: the form must not reveal which addresses have an account. */
  onSent: (email: string) => void;
  /** Shows a way back to the sign-in. */
  onLogin?: () => void;
}

/** Requests a link for a new password. */
export function ForgotPasswordForm({ onSent, onLogin }: ForgotPasswordFormProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(ForgotPassword),
    defaultValues: { username: '' },
  });
  const { errors, isSubmitting } = formState;
  const botCheck = useBotCheck('forgot_password');
  const submit = handleSubmit(async (body) => {
    const result = await botCheck.call((botCheckToken) =>
      browserApi('POST /account/api/customers/forgot-password', { body: { ...body, botCheckToken } }),
    );
    if (!result) return;
    if (result.ok) onSent(body.username);
    else showServerErrors(result, ['username'], setError);
  });
  return (
    <form name="auth-forgot-password-form" noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-sm text-muted">
        <WrapAtWords>{m.auth_forgot_intro()}</WrapAtWords>
      </p>
      {errors.root && <FormNotice>{errors.root.message}</FormNotice>}
      <EmailField error={fieldMessage(errors, 'username')} {...register('username')} />
      {botCheck.field}
      <Button type="submit" size="lg" block loading={isSubmitting}>
        {m.auth_forgot_submit()}
      </Button>
      {onLogin && (
        <Button variant="quiet" block onClick={onLogin}>
          {m.auth_back_to_login()}
        </Button>
      )}
    </form>
  );
}
