import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { chosenPassword } from '#contract/activation.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { showServerErrors } from '#storefront/api/form-errors.ts';
import { fieldMessage } from '#storefront/i18n/field-message.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { FormNotice } from '#storefront/ui/form-notice.tsx';
import { PasswordField } from '#storefront/ui/password-field.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { AccountName } from '../passwords/new-password-fields.tsx';
import { useSignIn } from '../use-sign-in.ts';

const WithPassword = z.object({ password: chosenPassword });
const WithoutPassword = z.object({ password: z.string() });

export interface ActivationFormProps {
  token: string;
  email: string;
  /** Whether another browser than this one registered. */
  passwordRequired: boolean;
  /** With the password, if it was asked for. */
  onActivated: (password: string | undefined) => Promise<void>;
  /** The link has expired, was used, or ended after wrong passwords. */
  onNotValid: () => void;
}

/** Activates the account of a mailed link: by a button in the browser that registered, with the chosen password in any other. */
export function ActivationForm({ token, email, passwordRequired, onActivated, onNotValid }: ActivationFormProps) {
  const [needsPassword, setNeedsPassword] = useState(passwordRequired);
  const { openSignIn } = useSignIn();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(needsPassword ? WithPassword : WithoutPassword),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ password: typed }) => {
    const password = needsPassword ? typed : undefined;
    const result = await browserApi('POST /account/api/customers/activate', { body: { token, password } });
    if (result.ok) return onActivated(password);
    if (result.code === 'activation_token_not_valid') return onNotValid();
    if (result.code === 'activation_password_required') return setNeedsPassword(true);
    if (result.code === 'password_not_valid')
      return setError('password', { type: 'server', message: result.message }, { shouldFocus: true });
    showServerErrors(result, ['password'], setError);
  });
  return (
    <form name="activation-form" noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-sm text-balance text-muted" role="status">
        <WrapAtWords>
          {needsPassword ? m.auth_activate_password_text({ email }) : m.auth_activate_text({ email })}
        </WrapAtWords>
      </p>
      {errors.root && <FormNotice>{errors.root.message}</FormNotice>}
      {needsPassword && (
        <>
          <AccountName email={email} />
          <PasswordField
            label={m.auth_password()}
            autoComplete="current-password"
            error={fieldMessage(errors, 'password')}
            {...register('password')}
          />
        </>
      )}
      <Button type="submit" size="lg" block loading={isSubmitting}>
        {m.auth_activate_submit()}
      </Button>
      {needsPassword && (
        <p className="flex flex-wrap items-center justify-center gap-x-1 text-sm text-muted">
          {m.auth_activate_forgot()}
          <Button
            variant="quiet"
            className="px-2!"
            onClick={() => openSignIn({ form: 'register', redirectTo: localeHref('/') })}
          >
            {m.auth_activate_register_again()}
          </Button>
        </p>
      )}
      <p className="text-center text-sm text-balance text-muted">
        <WrapAtWords>{m.auth_activate_not_you()}</WrapAtWords>
      </p>
    </form>
  );
}
