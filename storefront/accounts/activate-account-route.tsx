import { useQuery } from '@tanstack/react-query';
import { CircleCheck, LinkIcon, WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { browserApi } from '#storefront/api/browser-client.ts';
import { failureMessage } from '#storefront/api/failure-message.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { privatePageMeta } from '#storefront/navigation/private-page.ts';
import { Button } from '#storefront/ui/button.tsx';
import { EmptyState } from '#storefront/ui/empty-state.tsx';
import { Spinner } from '#storefront/ui/spinner.tsx';
import { RequestLinkForm } from './request-link-form.tsx';
import { useLinkToken } from './use-link-token.ts';
import { useSignIn } from './use-sign-in.ts';

export function loader() {
  return null;
}

/** The page is opened with a token in its address. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' });

export const meta = () => privatePageMeta(m.auth_activate_page());

/**
 * The target of the link in the activation mail. Mail scanners follow links too, so the account is activated by a POST
 * from the page, never by the link itself.
 */
export default function ActivateAccount() {
  const token = useLinkToken();
  const { openSignIn } = useSignIn();
  // A query instead of an effect, so that re-renders do not send the token again.
  const { data: result, refetch } = useQuery({
    queryKey: ['accounts', 'activation', token],
    queryFn: () => browserApi('POST /account/api/customers/activate', { body: { token: token ?? '' } }),
    enabled: Boolean(token),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const activated = result?.ok === true;
  useEffect(() => {
    if (activated) openSignIn({ redirectTo: localeHref('/') });
  }, [activated, openSignIn]);

  const signIn = <Button onClick={() => openSignIn({ redirectTo: localeHref('/') })}>{m.auth_to_login()}</Button>;
  if (activated) {
    return (
      <EmptyState
        heading="h1"
        icon={<CircleCheck className="size-10" />}
        title={m.auth_activated_title()}
        message={m.auth_activated_text()}
        action={signIn}
      />
    );
  }
  if (token === undefined || (token !== '' && !result)) {
    return (
      <div role="status" className="grid min-h-80 place-content-center justify-items-center gap-3 text-muted">
        <Spinner className="size-8" />
        <h1 className="text-base">{m.auth_activating()}</h1>
      </div>
    );
  }
  if (result && !result.ok && result.code !== 'activation_token_not_valid' && result.code !== 'validation_failed') {
    return (
      <EmptyState
        heading="h1"
        icon={<WifiOff className="size-10" />}
        title={m.auth_activate_failed_title()}
        message={failureMessage(result)}
        action={<Button onClick={() => void refetch()}>{m.auth_try_again()}</Button>}
      />
    );
  }
  return (
    <>
      <EmptyState
        heading="h1"
        icon={<LinkIcon className="size-10" />}
        title={m.auth_activate_invalid_title()}
        message={m.auth_activate_invalid_text()}
        action={signIn}
      />
      <div className="mx-auto max-w-form px-4 pb-12">
        <RequestLinkForm />
      </div>
    </>
  );
}
