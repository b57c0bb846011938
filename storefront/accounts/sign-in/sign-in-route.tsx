import { useEffect, useRef } from 'react';
import { codeProviders } from '#contract/social-sign-in.ts';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { localeOfPath } from '#storefront/i18n/locale-of-path.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { privatePageMeta } from '#storefront/navigation/private-page.ts';
import { Spinner } from '#storefront/ui/spinner.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { redirectTarget } from '../redirect-path.ts';
import { useSignIn } from '../use-sign-in.ts';
import type { Route } from './+types/sign-in-route';
import { CompleteProfile } from './complete-profile.tsx';
import { ConfirmLink } from './confirm-link.tsx';
import { SignInFailed } from './sign-in-failed.tsx';

/** What `storefront/web/session/social-sign-in.ts` says about the return from a provider. */
export function loader({ url: { searchParams, pathname } }: Route.LoaderArgs) {
  return {
    isDone: searchParams.get('result') === 'done',
    step: searchParams.get('step'),
    error: searchParams.get('error'),
    provider: codeProviders.find((name) => name === searchParams.get('provider')),
    redirectTo: redirectTarget(searchParams) ?? localiseLink('/', localeOfPath(pathname)),
  };
}

export const meta: Route.MetaFunction = () => privatePageMeta(m.auth_login_title());

/** Where providers lead back to: the end of the sign-in, the step that it needs, or what failed. */
export default function SignIn({ loaderData: { isDone, step, error, provider, redirectTo } }: Route.ComponentProps) {
  return (
    <div className="mx-auto w-full max-w-form px-4 py-8 lg:py-12">
      {isDone ? (
        <FinishSignIn redirectTo={redirectTo} />
      ) : step === 'profile' ? (
        <CompleteProfile redirectTo={redirectTo} />
      ) : step === 'link' ? (
        <ConfirmLink redirectTo={redirectTo} />
      ) : (
        <SignInFailed error={error} provider={provider} redirectTo={redirectTo} />
      )}
    </div>
  );
}

/** Takes the guest's cart along, then goes to the page on the way. */
function FinishSignIn({ redirectTo }: { redirectTo: string }) {
  const { completeSignIn } = useSignIn();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void completeSignIn(redirectTo);
  }, [completeSignIn, redirectTo]);
  return (
    <div role="status" className="grid min-h-60 place-content-center justify-items-center gap-3 text-muted">
      <Spinner className="size-8" />
      <h1 className="text-base">
        <WrapAtWords>{m.social_signing_in()}</WrapAtWords>
      </h1>
    </div>
  );
}
