import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { providerNames } from '#contract/provider-names.ts';
import { type PendingIdentity, SocialProfile } from '#contract/social-sign-in.ts';
import type { ValidationKey } from '#contract/validation.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { showServerErrors } from '#storefront/api/form-errors.ts';
import { fieldMessage } from '#storefront/i18n/field-message.ts';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { Checkbox } from '#storefront/ui/checkbox.tsx';
import { FormNotice } from '#storefront/ui/form-notice.tsx';
import { TextField } from '#storefront/ui/text-field.tsx';
import { TextWithLinks } from '#storefront/ui/text-with-links.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { policyHrefs } from '../policy-hrefs.ts';
import { NameFields } from '../registration/name-fields.tsx';
import { useSignIn } from '../use-sign-in.ts';

const key = (name: ValidationKey) => name;

const ProfileInput = z.extend(SocialProfile, {
  consentFlag: z.boolean().check(z.refine((accepted) => accepted, key('consent_required'))),
});

export interface SocialProfileFormProps {
  identity: PendingIdentity;
  /** What was sent before, to correct it. */
  profile: SocialProfile | undefined;
  redirectTo: string;
  /** A code was mailed. */
  onSent: (profile: SocialProfile) => void;
}

/** What the provider did not say. Somebody who has an account signs in to it instead, and then connects it. */
export function SocialProfileForm({ identity, profile, redirectTo, onSent }: SocialProfileFormProps) {
  const { openSignIn } = useSignIn();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(ProfileInput),
    mode: 'onTouched',
    defaultValues: profile ?? {
      firstName: identity.firstName,
      lastName: identity.lastName,
      email: identity.email ?? '',
      mobileNo: '',
      subscriptionFlag: false,
      consentFlag: false,
    },
  });
  const { errors, isSubmitting } = formState;
  const provider = providerNames[identity.provider];
  const submit = handleSubmit(async (values) => {
    const body = { ...values, consentFlag: true } as const;
    const result = await browserApi('POST /authen/api/auth/pending-identity/profile', { body });
    if (result.ok) return onSent(body);
    showServerErrors(result, ['firstName', 'lastName', 'email', 'mobileNo', 'consentFlag'], setError);
  });
  const linkPage = `${localiseLink('/sign-in')}?${new URLSearchParams({ step: 'link', redirect: redirectTo })}`;
  return (
    <form name="auth-profile-form" noValidate onSubmit={submit} className="grid gap-4">
      <div>
        <h1 className="text-xl font-semibold">
          <WrapAtWords>{m.social_profile_title()}</WrapAtWords>
        </h1>
        <p className="text-sm text-muted">
          <WrapAtWords>{m.social_profile_intro({ provider })}</WrapAtWords>
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-x-1 rounded-field bg-brand-soft px-4 py-1 text-sm">
        {m.social_have_account()}
        <Button variant="quiet" className="px-2!" onClick={() => openSignIn({ redirectTo: linkPage })}>
          {m.social_connect_existing({ provider })}
        </Button>
      </p>
      {errors.root && <FormNotice>{errors.root.message}</FormNotice>}
      <NameFields field={(name) => ({ error: fieldMessage(errors, name), ...register(name) })} />
      <TextField
        label={m.auth_email()}
        type="email"
        inputMode="email"
        autoComplete="email"
        hint={m.social_email_hint()}
        error={fieldMessage(errors, 'email')}
        {...register('email')}
      />
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
      <div>
        <Checkbox
          label={<TextWithLinks text={m.auth_consent()} hrefs={policyHrefs()} />}
          error={fieldMessage(errors, 'consentFlag')}
          {...register('consentFlag')}
        />
        <Checkbox label={m.auth_subscribe()} {...register('subscriptionFlag')} />
      </div>
      <Button type="submit" size="lg" block loading={isSubmitting}>
        {m.social_send_code()}
      </Button>
    </form>
  );
}
