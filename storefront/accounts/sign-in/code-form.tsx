import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { MailedCode, type SocialProfile } from '#contract/social-sign-in.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { failureMessage } from '#storefront/api/failure-message.ts';
import { showServerErrors } from '#storefront/api/form-errors.ts';
import { fieldMessage } from '#storefront/i18n/field-message.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { FormNotice } from '#storefront/ui/form-notice.tsx';
import { TextField } from '#storefront/ui/text-field.tsx';
import { showToast } from '#storefront/ui/toast-list.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { useSecondsLeft } from '../use-seconds-left.ts';
import { useSignIn } from '../use-sign-in.ts';

/** Seconds between two mails; most are delivered within this time. */
const resendDelaySeconds = 60;

export interface CodeFormProps {
  /** The code was mailed to its address. */
  profile: SocialProfile;
  redirectTo: string;
  onEdit: () => void;
}

/** The mailed code, which signs in. */
export function CodeForm({ profile, redirectTo, onEdit }: CodeFormProps) {
  const { completeSignIn } = useSignIn();
  const heading = useRef<HTMLHeadingElement>(null);
  const [seconds, startCountdown] = useSecondsLeft(resendDelaySeconds);
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(MailedCode),
    defaultValues: { code: '' },
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => heading.current?.focus(), []);
  const submit = handleSubmit(async (body) => {
    setFailure(undefined);
    const result = await browserApi('POST /authen/api/auth/pending-identity/confirm', { body });
    if (result.ok) return completeSignIn(redirectTo);
    if (result.code === 'code_not_valid')
      setError('code', { type: 'server', message: result.message }, { shouldFocus: true });
    else showServerErrors(result, ['code'], setError);
  });
  const resend = async () => {
    const result = await browserApi('POST /authen/api/auth/pending-identity/profile', { body: profile });
    setFailure(result.ok ? undefined : failureMessage(result));
    if (!result.ok) return;
    startCountdown(resendDelaySeconds);
    showToast(m.social_code_resent(), 'success');
  };
  const notice = failure ?? errors.root?.message;
  return (
    <form name="auth-code-form" noValidate onSubmit={submit} className="grid gap-4">
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
          <WrapAtWords>{m.social_code_title()}</WrapAtWords>
        </h1>
        <p className="text-sm break-words text-muted">{m.social_code_intro({ email: profile.email })}</p>
      </div>
      {notice && <FormNotice>{notice}</FormNotice>}
      <TextField
        label={m.social_code()}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={30}
        error={fieldMessage(errors, 'code')}
        {...register('code')}
      />
      <Button type="submit" size="lg" block loading={isSubmitting}>
        {m.social_confirm_code()}
      </Button>
      <p className="text-sm text-muted">{m.auth_check_mail_spam()}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" disabled={seconds > 0} onClick={() => void resend()}>
          {seconds > 0 ? m.auth_resend_wait({ seconds }) : m.social_resend_code()}
        </Button>
        <Button variant="quiet" onClick={onEdit}>
          {m.social_edit_profile()}
        </Button>
      </div>
    </form>
  );
}
