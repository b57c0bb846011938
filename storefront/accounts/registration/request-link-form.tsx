import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { email } from '#contract/validation.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { showServerErrors } from '#storefront/api/form-errors.ts';
import { useBotCheck } from '#storefront/bot-check/use-bot-check.tsx';
import { fieldMessage } from '#storefront/i18n/field-message.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { FormNotice } from '#storefront/ui/form-notice.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { useSignIn } from '../use-sign-in.ts';
import { CheckMail } from './check-mail.tsx';
import { EmailField } from './email-field.tsx';

const LinkRequest = z.object({ username: email });

/** Requests another activation link; the response is identical whether or not the account exists. */
export function RequestLinkForm() {
  const { openSignIn } = useSignIn();
  const [sentTo, setSentTo] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(LinkRequest),
    defaultValues: { username: '' },
  });
  const { errors, isSubmitting } = formState;
  const botCheck = useBotCheck('activation');
  const submit = handleSubmit(async (body) => {
    const result = await botCheck.call((botCheckToken) =>
      browserApi('POST /account/api/customers/request-activate', { body: { ...body, botCheckToken } }),
    );
    if (!result) return;
    if (result.ok) setSentTo(body.username);
    else showServerErrors(result, ['username'], setError);
  });
  if (sentTo)
    return (
      <CheckMail email={sentTo} purpose="activation" onLogin={() => openSignIn({ redirectTo: localeHref('/') })} />
    );
  return (
    <form
      name="auth-activate-form"
      noValidate
      onSubmit={submit}
      className="grid gap-4 rounded-card border border-line p-5"
    >
      <h2 className="font-semibold">
        <WrapAtWords>{m.auth_request_title()}</WrapAtWords>
      </h2>
      {errors.root && <FormNotice>{errors.root.message}</FormNotice>}
      <EmailField error={fieldMessage(errors, 'username')} {...register('username')} />
      {botCheck.field}
      <Button type="submit" variant="secondary" block loading={isSubmitting}>
        {m.auth_send_link()}
      </Button>
    </form>
  );
}
