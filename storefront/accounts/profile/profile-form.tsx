import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { Profile } from '#contract/accounts.ts';
import { ProfileInput } from '#contract/profile.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { showServerErrors } from '#storefront/api/form-errors.ts';
import { fieldMessage } from '#storefront/i18n/field-message.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { useDataReload } from '#storefront/navigation/use-data-reload.ts';
import { Button } from '#storefront/ui/button.tsx';
import { FormNotice } from '#storefront/ui/form-notice.tsx';
import { SelectField } from '#storefront/ui/select-field.tsx';
import { showToast } from '#storefront/ui/toast-list.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { NameFields } from '../registration/name-fields.tsx';

/** Name, e-mail address and language of mails; the address is shown only. */
export function ProfileForm({ profile }: { profile: Pick<Profile, 'firstName' | 'lastName' | 'email' | 'language'> }) {
  const { firstName, lastName, language } = profile;
  const reload = useDataReload();
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(ProfileInput),
    mode: 'onTouched',
    defaultValues: { firstName, lastName, language },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (body) => {
    const result = await browserApi('POST /account/api/customers/profile', { body });
    if (!result.ok) return showServerErrors(result, ['firstName', 'lastName', 'language'], setError);
    const { data } = result;
    reset({ firstName: data.firstName, lastName: data.lastName, language: data.language });
    showToast(m.profile_saved(), 'success');
    await reload();
  });
  return (
    <form name="profile-form" noValidate onSubmit={submit} className="grid max-w-xl gap-4">
      {errors.root && <FormNotice>{errors.root.message}</FormNotice>}
      <NameFields field={(name) => ({ error: fieldMessage(errors, name), ...register(name) })} />
      <dl className="grid gap-0.5 text-sm">
        <dt className="font-semibold">{m.auth_email()}</dt>
        <dd className="text-muted">
          <WrapAtWords>{profile.email}</WrapAtWords>
        </dd>
      </dl>
      <SelectField
        label={m.profile_language()}
        hint={m.profile_language_hint()}
        options={[
          { value: 'th', label: 'ไทย' },
          { value: 'en', label: 'English' },
        ]}
        error={fieldMessage(errors, 'language')}
        {...register('language')}
      />
      <Button type="submit" loading={isSubmitting} className="justify-self-start">
        {m.profile_save()}
      </Button>
    </form>
  );
}
