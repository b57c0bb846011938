import { LinkIcon, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ClientResult } from '#contract/client.ts';
import { failureMessage } from '#storefront/api/failure-message.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { EmptyState } from '#storefront/ui/empty-state.tsx';
import { Spinner } from '#storefront/ui/spinner.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

/* States of the pages that mailed links lead to. */

/** What the link is for is being read. */
export function LinkChecking() {
  return (
    <div role="status" className="grid min-h-80 place-content-center justify-items-center gap-3 text-muted">
      <Spinner className="size-8" />
      <h1 className="text-base">
        <WrapAtWords>{m.auth_reset_checking()}</WrapAtWords>
      </h1>
    </div>
  );
}

/** What the link is for could not be read, which says nothing about it. */
export function LinkCheckFailed({
  failure,
  onRetry,
}: {
  failure: Extract<ClientResult<unknown>, { ok: false }>;
  onRetry: () => void;
}) {
  return (
    <EmptyState
      heading="h1"
      icon={<WifiOff className="size-10" />}
      title={m.auth_reset_failed_title()}
      message={failureMessage(failure)}
      action={<Button onClick={onRetry}>{m.auth_try_again()}</Button>}
    />
  );
}

export interface LinkNotValidProps {
  message: string;
  action?: ReactNode;
  /** A form for another link. */
  children: ReactNode;
}

/** The link has expired, or was used. */
export function LinkNotValid({ message, action, children }: LinkNotValidProps) {
  return (
    <>
      <EmptyState
        heading="h1"
        icon={<LinkIcon className="size-10" />}
        title={m.auth_activate_invalid_title()}
        message={message}
        action={action}
      />
      <div className="mx-auto max-w-form px-4 pb-12">{children}</div>
    </>
  );
}
