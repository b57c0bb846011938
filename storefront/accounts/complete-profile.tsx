import { WifiOff } from 'lucide-react';
import { useState } from 'react';
import type { SocialProfile } from '#contract/social-sign-in.ts';
import { failureMessage } from '#storefront/api/failure-message.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { EmptyState } from '#storefront/ui/empty-state.tsx';
import { Spinner } from '#storefront/ui/spinner.tsx';
import { CodeForm } from './code-form.tsx';
import { SignInFailed } from './sign-in-failed.tsx';
import { SocialProfileForm } from './social-profile-form.tsx';
import { usePendingIdentity } from './use-pending-identity.ts';

/** What a person without a verified e-mail address does before the session: fills in the profile, then the mailed code. */
export function CompleteProfile({ redirectTo }: { redirectTo: string }) {
  const { data: result, refetch } = usePendingIdentity();
  const [profile, setProfile] = useState<SocialProfile>();
  const [isEditing, setEditing] = useState(false);
  if (!result)
    return (
      <div role="status" aria-label={m.social_signing_in()} className="grid min-h-60 place-content-center text-muted">
        <Spinner className="size-8" />
      </div>
    );
  if (!result.ok && result.code === 'identity_not_pending')
    return <SignInFailed error="expired" provider={undefined} redirectTo={redirectTo} />;
  if (!result.ok)
    return (
      <EmptyState
        heading="h1"
        icon={<WifiOff className="size-10" />}
        title={m.social_load_failed_title()}
        message={failureMessage(result)}
        action={<Button onClick={() => void refetch()}>{m.auth_try_again()}</Button>}
      />
    );
  if (profile && !isEditing)
    return <CodeForm profile={profile} redirectTo={redirectTo} onEdit={() => setEditing(true)} />;
  return (
    <SocialProfileForm
      identity={result.data}
      profile={profile}
      redirectTo={redirectTo}
      onSent={(sent) => {
        setProfile(sent);
        setEditing(false);
      }}
    />
  );
}
