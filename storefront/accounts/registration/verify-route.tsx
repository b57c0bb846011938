import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { privatePageMeta } from '#storefront/navigation/private-page.ts';
import { sessionContext } from '#storefront/request/request-context.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { useSignIn } from '../use-sign-in.ts';
import type { Route } from './+types/verify-route';
import { CheckMail } from './check-mail.tsx';
import { RequestLinkForm } from './request-link-form.tsx';

/** The e-mail address that the visitor registered in this browser, if any. */
export function loader({ context }: Route.LoaderArgs) {
  return { email: context.get(sessionContext).email };
}

export const meta = () => privatePageMeta(m.auth_verify_title());

/** For who registered and waits for the activation link: where it was mailed, and another one. */
export default function Verify({ loaderData: { email } }: Route.ComponentProps) {
  const { openSignIn } = useSignIn();
  return (
    <div className="mx-auto max-w-form px-4 py-12">
      <h1 className="mb-6 text-center text-xl font-semibold">
        <WrapAtWords>{m.auth_verify_title()}</WrapAtWords>
      </h1>
      {email ? (
        <CheckMail
          email={email}
          purpose="waiting_activation"
          onLogin={() => openSignIn({ redirectTo: localeHref('/') })}
        />
      ) : (
        <RequestLinkForm />
      )}
    </div>
  );
}
