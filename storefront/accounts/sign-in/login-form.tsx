import { zodResolver } from '@hookform/resolvers/zod';
import { KeyRound } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { Credentials } from '#contract/accounts.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { showServerErrors } from '#storefront/api/form-errors.ts';
import { useBotCheck } from '#storefront/bot-check/use-bot-check.tsx';
import { fieldMessage } from '#storefront/i18n/field-message.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { FormNotice } from '#storefront/ui/form-notice.tsx';
import { PasswordField } from '#storefront/ui/password-field.tsx';
import { TextLink } from '#storefront/ui/text-link.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { EmailField } from '../registration/email-field.tsx';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

export interface LoginFormProps {
  /** Of the account, if it is known. */
  email?: string;
  /** Of the mailed link that confirms a sign-in. */
  confirmationToken?: string;
  onSignedIn: () => Promise<void>;
  /** The password is right, but the e-mail address was never confirmed. */
  onNotActive: (email: string) => void;
  onRegister: () => void;
  onForgotPassword: () => void;
  /** The shopper follows a link to another page. */
  onLeave: () => void;
}

export function LoginForm({
  email = '',
  confirmationToken,
  onSignedIn,
  onNotActive,
  onRegister,
  onForgotPassword,
  onLeave,
}: LoginFormProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(Credentials),
    defaultValues: { username: email, password: '' },
  });
  const { errors, isSubmitting } = formState;
  const botCheck = useBotCheck('sign_in', { onlyAfterRefusal: true });
  const passkey = usePasskeySignIn(onSignedIn);
  const failure = errors.root?.message ?? passkey.failure;
  const submit = handleSubmit(async (body) => {
    const result = await botCheck.call((botCheckToken) =>
      browserApi('POST /authen/api/auth/login', { body: { ...body, confirmationToken, botCheckToken } }),
    );
    if (!result) return;
    if (result.ok) return onSignedIn();
    if (result.code === 'account_not_active') return onNotActive(body.username);
    showServerErrors(result, ['username', 'password'], setError);
  });
  return (
    <form name="auth-login-form" noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-sm text-muted">
        <WrapAtWords>{m.auth_login_intro()}</WrapAtWords>
      </p>
      {failure && <FormNotice>{failure}</FormNotice>}
      <EmailField
        offersPasskeys={passkey.isOffered}
        error={fieldMessage(errors, 'username')}
        {...register('username')}
      />
      <PasswordField
        label={m.auth_password()}
        autoComplete="current-password"
        error={fieldMessage(errors, 'password')}
        {...register('password')}
      />
      <Button variant="quiet" className="-my-2 justify-self-end px-2! text-sm" onClick={onForgotPassword}>
        {m.auth_forgot()}
      </Button>
      {botCheck.field}
      <Button type="submit" size="lg" block loading={isSubmitting}>
        {m.auth_login_submit()}
      </Button>
      {passkey.isOffered && (
        <Button
          variant="secondary"
          size="lg"
          block
          icon={<KeyRound aria-hidden="true" className="size-5" />}
          loading={passkey.isPending}
          onClick={() => void passkey.signIn()}
        >
          {m.passkeys_sign_in()}
        </Button>
      )}
      <p className="flex flex-wrap items-center justify-center gap-x-1 text-sm text-muted">
        {m.auth_new_here()}
        <Button variant="quiet" className="px-2!" onClick={onRegister}>
          {m.auth_to_register()}
        </Button>
      </p>
      <p className="flex flex-wrap items-center justify-center gap-x-1 text-sm text-muted">
        {m.auth_mail_missing()}
        <TextLink href={localeHref('/verify')} className="inline-flex min-h-11 items-center px-2" onClick={onLeave}>
          {m.auth_mail_again()}
        </TextLink>
      </p>
    </form>
  );
}
