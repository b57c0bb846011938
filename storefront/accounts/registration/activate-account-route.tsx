import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { browserApi } from '#storefront/api/browser-client.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { privatePageMeta } from '#storefront/navigation/private-page.ts';
import { Button } from '#storefront/ui/button.tsx';
import { EmptyState } from '#storefront/ui/empty-state.tsx';
import { showToast } from '#storefront/ui/toast-list.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { useSignIn } from '../use-sign-in.ts';
import { ActivationForm } from './activation-form.tsx';
import { LinkCheckFailed, LinkChecking, LinkNotValid } from './link-states.tsx';
import { RequestLinkForm } from './request-link-form.tsx';
import { useLinkToken } from './use-link-token.ts';

export function loader() {
  return null;
}

/** The page is opened with a token in its address. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' });

export const meta = () => privatePageMeta(m.auth_activate_page());

/**
 * The target of the link in the activation mail. Mail scanners open links too and run their scripts, and the link may be that of a stranger
 * who registered the address: opening the page activates nothing.
 */
export default function ActivateAccount() {
  const token = useLinkToken();
  if (token === undefined) return <LinkChecking />;
  // Another link that is opened in the same tab starts from the beginning.
  return token === '' ? <ActivationNotValid /> : <Activation key={token} token={token} />;
}

function Activation({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<'activated' | 'not valid'>();
  const { openSignIn, completeSignIn } = useSignIn();
  const { data: link, refetch } = useQuery({
    queryKey: ['accounts', 'activation-link', token],
    queryFn: () => browserApi('POST /account/api/customers/activate/check', { body: { token } }),
    enabled: outcome === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (!link) return <LinkChecking />;
  if (outcome === 'not valid') return <ActivationNotValid />;
  if (!link.ok) {
    if (['activation_token_not_valid', 'validation_failed'].includes(link.code)) return <ActivationNotValid />;
    return <LinkCheckFailed failure={link} onRetry={() => void refetch()} />;
  }
  const { email, passwordRequired } = link.data;
  const signIn = () => openSignIn({ redirectTo: localeHref('/'), email });
  if (outcome === 'activated') {
    return (
      <EmptyState
        heading="h1"
        icon={<CircleCheck className="size-10" />}
        title={m.auth_activated_title()}
        message={m.auth_activated_text()}
        action={<Button onClick={signIn}>{m.auth_to_login()}</Button>}
      />
    );
  }
  /** Signs in with the password that was just typed; without one, or if that fails, the shopper signs in. */
  const finish = async (password: string | undefined) => {
    if (password !== undefined) {
      const result = await browserApi('POST /authen/api/auth/login', { body: { username: email, password } });
      if (result.ok) {
        showToast(m.auth_activated_title(), 'success');
        return completeSignIn(localeHref('/'));
      }
    }
    setOutcome('activated');
    signIn();
  };
  return (
    <div className="mx-auto max-w-form px-4 py-12">
      <h1 className="mb-4 text-xl font-semibold">
        <WrapAtWords>{m.auth_activate_page()}</WrapAtWords>
      </h1>
      <ActivationForm
        token={token}
        email={email}
        passwordRequired={passwordRequired}
        onActivated={finish}
        onNotValid={() => setOutcome('not valid')}
      />
    </div>
  );
}

function ActivationNotValid() {
  const { openSignIn } = useSignIn();
  return (
    <LinkNotValid
      message={m.auth_activate_invalid_text()}
      action={<Button onClick={() => openSignIn({ redirectTo: localeHref('/') })}>{m.auth_to_login()}</Button>}
    >
      <RequestLinkForm />
    </LinkNotValid>
  );
}
