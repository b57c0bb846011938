import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ClientFail } from '#contract/client.ts';
import { providerNames } from '#contract/provider-names.ts';
import type { PendingIdentity } from '#contract/social-sign-in.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { failureMessage } from '#storefront/api/failure-message.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { EmptyState } from '#storefront/ui/empty-state.tsx';
import { FormNotice } from '#storefront/ui/form-notice.tsx';
import { showToast } from '#storefront/ui/toast-list.ts';
import { isAboutPassword } from '../passwords/is-about-password.ts';
import { ConfirmIdentityDialog } from '../profile/confirm-identity-dialog.tsx';
import { type SessionState, useSession } from '../use-session.ts';
import { useSignIn } from '../use-sign-in.ts';
import { WithPendingIdentity } from './with-pending-identity.tsx';

/** Asks before an account of a provider is connected: the shopper sees which one the browser came back with. */
export function ConfirmLink({ redirectTo }: { redirectTo: string }) {
  const session = useSession();
  return (
    <WithPendingIdentity redirectTo={redirectTo} isLoading={session.status === 'loading'}>
      {(identity) => <LinkQuestion identity={identity} session={session} redirectTo={redirectTo} />}
    </WithPendingIdentity>
  );
}

interface LinkQuestionProps {
  identity: PendingIdentity;
  session: SessionState;
  redirectTo: string;
}

function LinkQuestion({ identity, session: { status, email, hasPassword }, redirectTo }: LinkQuestionProps) {
  const { openSignIn } = useSignIn();
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const [isLinking, setLinking] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const provider = providerNames[identity.provider];
  const label = identity.email ?? `${identity.firstName} ${identity.lastName}`.trim();
  /** @returns the failure, if it is about the password */
  const link = async (password?: string): Promise<ClientFail | undefined> => {
    setLinking(true);
    setFailure(undefined);
    const linked = await browserApi('POST /account/api/linked-accounts', { body: { password } });
    setLinking(false);
    if (linked.ok) {
      showToast(m.social_connected({ provider }), 'success');
      await navigate(redirectTo);
    } else if (linked.code === 'recent_sign_in_required') setConfirming(true);
    else if (password !== undefined && isAboutPassword(linked)) return linked;
    else setFailure(failureMessage(linked));
    return undefined;
  };
  return (
    <>
      <EmptyState
        heading="h1"
        icon={<Link2 className="size-10" />}
        title={m.social_connect_title({ provider })}
        message={label ? m.social_connect_text({ provider, label }) : m.social_connect_text_nameless({ provider })}
        action={
          status === 'guest' ? (
            <Button onClick={() => openSignIn({ redirectTo: path })}>{m.auth_to_login()}</Button>
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
      <ConfirmIdentityDialog
        open={isConfirming}
        email={email ?? ''}
        hasPassword={hasPassword ?? true}
        path={path}
        onConfirm={link}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}
