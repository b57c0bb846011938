import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PendingIdentity } from '#contract/social-sign-in.ts';
import { failureMessage } from '#storefront/api/failure-message.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { EmptyState } from '#storefront/ui/empty-state.tsx';
import { Spinner } from '#storefront/ui/spinner.tsx';
import { SignInFailed } from './sign-in-failed.tsx';
import { usePendingIdentity } from './use-pending-identity.ts';

export interface WithPendingIdentityProps {
  /** Where to go after another sign-in, if this one has expired. */
  redirectTo: string;
  /** Something else is still loading. */
  isLoading?: boolean;
  children: (identity: PendingIdentity) => ReactNode;
}

/** A step of a social sign-in for whom the provider has identified; says so while that loads, fails, or is over. */
export function WithPendingIdentity({ redirectTo, isLoading = false, children }: WithPendingIdentityProps) {
  const { data: result, refetch } = usePendingIdentity();
  if (!result || isLoading)
    return (
      <div role="status" aria-label={m.social_signing_in()} className="grid min-h-60 place-content-center text-muted">
        <Spinner className="size-8" />
      </div>
    );
  if (result.ok) return children(result.data);
  if (result.code === 'identity_not_pending')
    return <SignInFailed error="expired" provider={undefined} redirectTo={redirectTo} />;
  return (
    <EmptyState
      heading="h1"
      icon={<WifiOff className="size-10" />}
      title={m.social_load_failed_title()}
      message={failureMessage(result)}
      action={<Button onClick={() => void refetch()}>{m.auth_try_again()}</Button>}
    />
  );
}
