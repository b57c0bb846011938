import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { Registration } from '#contract/accounts.ts';
import type { ValidationKey } from '#contract/validation.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { showServerErrors } from '#storefront/api/form-errors.ts';
import { useBotCheck } from '#storefront/bot-check/use-bot-check.tsx';
import { fieldMessage } from '#storefront/i18n/field-message.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { Checkbox } from '#storefront/ui/checkbox.tsx';
import { FormNotice } from '#storefront/ui/form-notice.tsx';
import { PasswordField } from '#storefront/ui/password-field.tsx';
import { TextField } from '#storefront/ui/text-field.tsx';
import { TextWithLinks } from '#storefront/ui/text-with-links.tsx';
import { useFocusOnInvalid } from '#storefront/ui/use-focus-on-invalid.ts';
import { isConfirmed, passwordConfirmation } from '../passwords/password-input.ts';
import { PasswordRules } from '../passwords/password-rules.tsx';
import { policyHrefs } from '../policy-hrefs.ts';
import { EmailField } from './email-field.tsx';
import { NameFields } from './name-fields.tsx';

const key = (name: ValidationKey) => name;

const RegisterInput = z
  .extend(Registration, {
    consentFlag: z.boolean().check(z.refine((accepted) => accepted, key('consent_required'))),
    passwordConfirmation,
  })
  .check(isConfirmed('password'));

export interface RegisterFormProps {
  /** Also called for a known e-mail address: the form must not reveal which addresses have an account. */
  onRegistered: (email: string) => void;
  onLogin: () => void;
}

export function RegisterForm({ onRegistered, onLogin }: RegisterFormProps) {
  const { register, handleSubmit, setError, control, formState } = useForm({
    resolver: zodResolver(RegisterInput),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      mobileNo: '',
      password: '',
      passwordConfirmation: '',
      subscriptionFlag: false,
      consentFlag: false,
    },
  });
  const { errors, isSubmitting, submitCount, touchedFields } = formState;
  const element = useFocusOnInvalid(submitCount);
  const botCheck = useBotCheck('register');
  const submit = handleSubmit(async ({ passwordConfirmation: _, ...values }) => {
    const body = { ...values, consentFlag: true } as const;
    const result = await botCheck.call((botCheckToken) =>
      browserApi('POST /account/api/customers/register', { body: { ...body, botCheckToken } }),
    );
    if (!result) return;
    if (result.ok) return onRegistered(body.email);
    showServerErrors(
      result,
      ['firstName', 'lastName', 'email', 'mobileNo', 'password', 'subscriptionFlag', 'consentFlag'],
      setError,
    );
  });
  return (
    <form ref={element} name="auth-register-form" noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-sm text-muted">{m.auth_register_intro()}</p>
      {errors.root && <FormNotice>{errors.root.message}</FormNotice>}
      <NameFields field={(name) => ({ error: fieldMessage(errors, name), ...register(name) })} />
      <EmailField error={fieldMessage(errors, 'email')} {...register('email')} />
      <TextField
        label={m.auth_mobile()}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={30}
        hint={m.auth_mobile_hint()}
        error={fieldMessage(errors, 'mobileNo')}
        {...register('mobileNo')}
      />
      <PasswordField
        label={m.auth_password()}
        autoComplete="new-password"
        error={fieldMessage(errors, 'password')}
        // The confirmation is not validated before the shopper has reached it.
        {...register('password', { deps: touchedFields.passwordConfirmation ? 'passwordConfirmation' : [] })}
      />
      <PasswordRules password={useWatch({ control, name: 'password' })} />
      <PasswordField
        label={m.auth_password_confirmation()}
        autoComplete="new-password"
        error={fieldMessage(errors, 'passwordConfirmation')}
        {...register('passwordConfirmation')}
      />
      <div>
        <Checkbox
          label={<TextWithLinks text={m.auth_consent()} hrefs={policyHrefs()} />}
          error={fieldMessage(errors, 'consentFlag')}
          {...register('consentFlag')}
        />
        <Checkbox label={m.auth_subscribe()} {...register('subscriptionFlag')} />
      </div>
      {botCheck.field}
      <Button type="submit" size="lg" block loading={isSubmitting}>
        {m.auth_register_submit()}
      </Button>
      <p className="flex flex-wrap items-center justify-center gap-x-1 text-sm text-muted">
        {m.auth_have_account()}
        <Button variant="quiet" className="px-2!" onClick={onLogin}>
          {m.auth_to_login()}
        </Button>
      </p>
    </form>
  );
}
