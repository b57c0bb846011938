import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { browserApi } from '#storefront/api/browser-client.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { privatePageMeta } from '#storefront/navigation/private-page.ts';
import { Button } from '#storefront/ui/button.tsx';
import { EmptyState } from '#storefront/ui/empty-state.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { CheckMail } from '../registration/check-mail.tsx';
import { LinkCheckFailed, LinkChecking, LinkNotValid } from '../registration/link-states.tsx';
import { useLinkToken } from '../registration/use-link-token.ts';
import { useSignIn } from '../use-sign-in.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

export function loader() {
  return null;
}

/** The page is opened with a token in its address. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' });

export const meta = () => privatePageMeta(m.auth_reset_title());

/** The target of the link in the mail for a new password. */
export default function ResetPassword() {
  const token = useLinkToken();
  const [outcome, setOutcome] = useState<'reset' | 'not valid'>();
  const { openSignIn } = useSignIn();
  const { data: link, refetch } = useQuery({
    queryKey: ['accounts', 'reset-link', token],
    queryFn: () => browserApi('POST /account/api/customers/reset-password/check', { body: { token: token ?? '' } }),
    enabled: Boolean(token) && outcome === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const signIn = () => openSignIn({ redirectTo: localeHref('/'), email: link?.ok ? link.data.email : undefined });
  if (outcome === 'reset') {
    return (
      <EmptyState
        heading="h1"
        icon={<CircleCheck className="size-10" />}
        title={m.auth_reset_done_title()}
        message={m.auth_reset_done_text()}
        action={<Button onClick={signIn}>{m.auth_to_login()}</Button>}
      />
    );
  }
  if (token === undefined || (token !== '' && !link && outcome === undefined)) {
    return <LinkChecking />;
  }
  if (link?.ok && outcome === undefined) {
    return (
      <div className="mx-auto max-w-form px-4 py-12">
        <h1 className="mb-4 text-xl font-semibold">
          <WrapAtWords>{m.auth_reset_title()}</WrapAtWords>
        </h1>
        <ResetPasswordForm
          token={token}
          email={link.data.email}
          onReset={() => {
            setOutcome('reset');
            signIn();
          }}
          onNotValid={() => setOutcome('not valid')}
        />
      </div>
    );
  }
  const isNotValid = link?.ok === false && ['reset_token_not_valid', 'validation_failed'].includes(link.code);
  if (link?.ok === false && !isNotValid) {
    return <LinkCheckFailed failure={link} onRetry={() => void refetch()} />;
  }
  return <ResetNotValid onSignIn={signIn} />;
}

function ResetNotValid({ onSignIn }: { onSignIn: () => void }) {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <LinkNotValid message={m.auth_reset_invalid_text()}>
      {sentTo ? (
        <CheckMail email={sentTo} purpose="password_reset" onLogin={onSignIn} />
      ) : (
        <section aria-labelledby="new-link" className="rounded-card border border-line p-5">
          <h2 id="new-link" className="mb-4 font-semibold">
            <WrapAtWords>{m.auth_forgot_again()}</WrapAtWords>
          </h2>
          <ForgotPasswordForm onSent={setSentTo} />
        </section>
      )}
    </LinkNotValid>
  );
}
