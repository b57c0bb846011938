import { useState } from 'react';
import { browserApi } from '#storefront/api/browser-client.ts';
import { failureMessage } from '#storefront/api/failure-message.ts';
import { useBotCheck } from '#storefront/bot-check/use-bot-check.tsx';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { FormNotice } from '#storefront/ui/form-notice.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

/** For a customer who only signs in by a provider: mails the link by which a first password is set. */
export function FirstPasswordRequest({ email }: { email: string }) {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [failure, setFailure] = useState<string>();
  const botCheck = useBotCheck('forgot_password', { onlyAfterRefusal: true });
  const send = async () => {
    setState('sending');
    const result = await botCheck.call((botCheckToken) =>
      browserApi('POST /account/api/customers/forgot-password', { body: { username: email, botCheckToken } }),
    );
    if (!result) return setState('idle');
    setFailure(result.ok ? undefined : failureMessage(result));
    setState(result.ok ? 'sent' : 'idle');
  };
  return (
    <div className="grid justify-items-start gap-4 text-sm">
      <p className="text-muted">
        <WrapAtWords>{m.auth_first_password_text()}</WrapAtWords>
      </p>
      {failure && <FormNotice>{failure}</FormNotice>}
      <p role="status" className="empty:hidden">
        {state === 'sent' && m.auth_first_password_sent({ email })}
      </p>
      {state !== 'sent' && botCheck.field}
      {state !== 'sent' && (
        <Button variant="secondary" loading={state === 'sending'} onClick={() => void send()}>
          {m.auth_forgot_submit()}
        </Button>
      )}
    </div>
  );
}
