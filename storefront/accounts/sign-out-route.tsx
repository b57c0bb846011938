import { LogOut } from 'lucide-react';
import { redirect } from 'react-router';
import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { privatePageMeta } from '#storefront/navigation/private-page.ts';
import { sessionContext } from '#storefront/request/request-context.ts';
import { buttonStyle } from '#storefront/ui/button-style.ts';
import { EmptyState } from '#storefront/ui/empty-state.tsx';
import type { Route } from './+types/sign-out-route';
import { SignOutForm } from './sign-out-form.tsx';

/** Leads guests home. */
export function loader({ context }: Route.LoaderArgs) {
  const { signedIn, isUnanswered } = context.get(sessionContext);
  if (!signedIn && !isUnanswered) throw redirect(localiseLink('/'));
  return null;
}

export const meta = () => privatePageMeta(m.account_sign_out());

/** Asks before it signs out: a link to this page, which any site may have, ends no session. */
export default function SignOut() {
  return (
    <EmptyState
      heading="h1"
      icon={<LogOut className="size-10" />}
      title={m.account_sign_out()}
      message={m.account_sign_out_text()}
      action={<SignOutForm className={buttonStyle({})}>{m.account_sign_out()}</SignOutForm>}
    />
  );
}
