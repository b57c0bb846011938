import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PendingIdentity } from '#contract/social-sign-in.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { failureMessage } from '#storefront/api/failure-message.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { EmptyState } from '#storefront/ui/empty-state.tsx';
import { FormNotice } from '#storefront/ui/form-notice.tsx';
import { showToast } from '#storefront/ui/toast-list.ts';
import { providerNames } from './provider-names.ts';
import { useSession } from './use-session.ts';
import { useSignIn } from './use-sign-in.ts';
import { WithPendingIdentity } from './with-pending-identity.tsx';

/** Asks before an account of a provider is connected: the shopper sees which one the browser came back with. */
export function ConfirmLink({ redirectTo }: { redirectTo: string }) {
  const { status } = useSession();
  return (
    <WithPendingIdentity redirectTo={redirectTo} isLoading={status === 'loading'}>
      {(identity) => <LinkQuestion identity={identity} isGuest={status === 'guest'} redirectTo={redirectTo} />}
    </WithPendingIdentity>
  );
}

interface LinkQuestionProps {
  identity: PendingIdentity;
  isGuest: boolean;
  redirectTo: string;
}

function LinkQuestion({ identity, isGuest, redirectTo }: LinkQuestionProps) {
  const { openSignIn } = useSignIn();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const [isLinking, setLinking] = useState(false);
  const provider = providerNames[identity.provider];
  const label = identity.email ?? `${identity.firstName} ${identity.lastName}`.trim();
  const link = async () => {
    setLinking(true);
    const linked = await browserApi('POST /account/api/linked-accounts');
    setLinking(false);
    if (!linked.ok) return setFailure(failureMessage(linked));
    showToast(m.social_connected({ provider }), 'success');
    await navigate(redirectTo);
  };
  return (
    <>
      <EmptyState
        heading="h1"
        icon={<Link2 className="size-10" />}
        title={m.social_connect_title({ provider })}
        message={label ? m.social_connect_text({ provider, label }) : m.social_connect_text_nameless({ provider })}
        action={
          isGuest ? (
            <Button onClick={() => openSignIn({ redirectTo: pathname + search })}>{m.auth_to_login()}</Button>
          ) : (
            <>
              <Button loading={isLinking} onClick={() => void link()}>
                {m.social_connect()}
              </Button>
              <Button variant="secondary" onClick={() => void navigate(redirectTo)}>
                {m.social_not_now()}
              </Button>
            </>
          )
        }
      />
      {failure && <FormNotice>{failure}</FormNotice>}
    </>
  );
}
