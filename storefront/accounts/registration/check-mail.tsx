import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { browserApi } from '#storefront/api/browser-client.ts';
import { failureMessage } from '#storefront/api/failure-message.ts';
import { useBotCheck } from '#storefront/bot-check/use-bot-check.tsx';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { FormNotice } from '#storefront/ui/form-notice.tsx';
import { showToast } from '#storefront/ui/toast-list.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { useSecondsLeft } from '../use-seconds-left.ts';

/** Seconds between two mails; most are delivered within this time. */
const resendDelaySeconds = 60;

/** What the link in the mail is for; `waiting_activation` if it was mailed some time ago, and may be lost. */
export type MailPurpose = 'activation' | 'waiting_activation' | 'password_reset';

interface LinkRequest {
  username: string;
  botCheckToken: string | undefined;
}

const requestActivation = (body: LinkRequest) => browserApi('POST /account/api/customers/request-activate', { body });

const requests = {
  activation: requestActivation,
  waiting_activation: requestActivation,
  password_reset: (body: LinkRequest) => browserApi('POST /account/api/customers/forgot-password', { body }),
} satisfies Record<MailPurpose, unknown>;

const texts = {
  activation: m.auth_check_mail_text,
  waiting_activation: m.auth_not_active_text,
  password_reset: m.auth_forgot_sent,
};

export interface CheckMailProps {
  email: string;
  purpose: MailPurpose;
  onLogin: () => void;
}

/** Shows where a link was mailed, with a button to send it again. Identical whether or not the account exists. */
export function CheckMail({ email, purpose, onLogin }: CheckMailProps) {
  const [seconds, startCountdown] = useSecondsLeft(purpose === 'waiting_activation' ? 0 : resendDelaySeconds);
  const [failure, setFailure] = useState<string>();
  const [sending, setSending] = useState(false);
  const botCheck = useBotCheck(purpose === 'password_reset' ? 'forgot_password' : 'activation', {
    onlyAfterRefusal: true,
  });
  const resend = async () => {
    setSending(true);
    const result = await botCheck.call((botCheckToken) => requests[purpose]({ username: email, botCheckToken }));
    setSending(false);
    if (!result) return;
    setFailure(result.ok ? undefined : failureMessage(result));
    if (!result.ok) return;
    startCountdown(resendDelaySeconds);
    showToast(m.auth_resent(), 'success');
  };
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <span aria-hidden="true" className="grid size-20 place-items-center rounded-full bg-brand-soft text-brand">
        <MailCheck className="size-10" />
      </span>
      <p role="status" className="text-sm text-balance">
        <WrapAtWords>{texts[purpose]({ email })}</WrapAtWords>
      </p>
      <p className="text-sm text-balance text-muted">
        <WrapAtWords>{m.auth_check_mail_spam()}</WrapAtWords>
      </p>
      {failure && <FormNotice>{failure}</FormNotice>}
      {botCheck.field}
      <div className="mt-2 flex w-full flex-wrap justify-center gap-3 max-sm:*:grow">
        <Button variant="secondary" loading={sending} disabled={seconds > 0} onClick={() => void resend()}>
          {seconds > 0 ? m.auth_resend_wait({ seconds }) : m.auth_resend()}
        </Button>
        <Button onClick={onLogin}>{m.auth_to_login()}</Button>
      </div>
    </div>
  );
}
