import { useEffect, useRef } from 'react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { privatePageMeta } from '#storefront/navigation/private-page.ts';
import { Spinner } from '#storefront/ui/spinner.tsx';
import { useSignIn } from './use-sign-in.ts';

export const meta = () => privatePageMeta(m.account_sign_out());

/** Signs out as soon as it is shown, then goes to the home page. */
export default function SignOut() {
  const { signOut } = useSignIn();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void signOut();
  }, [signOut]);
  return (
    <div className="grid min-h-60 place-content-center justify-items-center gap-3 text-muted">
      <Spinner className="size-8" />
      <h1 className="text-base">{m.account_signing_out()}</h1>
    </div>
  );
}
