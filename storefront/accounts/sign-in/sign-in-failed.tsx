import { CircleAlert, CircleX, Clock, Hourglass, WifiOff } from 'lucide-react';
import { providerNames } from '#contract/provider-names.ts';
import type { CodeProvider } from '#contract/social-sign-in.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { EmptyState } from '#storefront/ui/empty-state.tsx';
import { useSignIn } from '../use-sign-in.ts';
import { SocialButtons } from './social-buttons.tsx';

const icons = { cancelled: CircleX, expired: Clock, unavailable: WifiOff, linked: CircleAlert, busy: Hourglass };
type Failure = keyof typeof icons;

/** What failed at a provider, with all ways to sign in. */
export function SignInFailed(props: { error: string | null; provider: CodeProvider | undefined; redirectTo: string }) {
  const { provider, redirectTo } = props;
  const { openSignIn } = useSignIn();
  const error = props.error !== null && Object.hasOwn(icons, props.error) ? (props.error as Failure) : 'expired';
  const name = provider ? providerNames[provider] : m.social_provider();
  const texts: Record<Failure, [title: string, message: string]> = {
    cancelled: [m.social_cancelled_title(), m.social_cancelled_text({ provider: name })],
    expired: [m.social_expired_title(), m.social_expired_text()],
    unavailable: [m.social_unavailable_title({ provider: name }), m.social_unavailable_text()],
    linked: [m.social_linked_title({ provider: name }), m.social_linked_text()],
    busy: [m.social_busy_title(), m.social_busy_text()],
  };
  const [title, message] = texts[error];
  const Icon = icons[error];
  return (
    <>
      <EmptyState heading="h1" icon={<Icon className="size-10" />} title={title} message={message} />
      <SocialButtons redirectTo={redirectTo} />
      <Button size="lg" block className="mt-3" onClick={() => openSignIn({ redirectTo })}>
        {m.social_use_email()}
      </Button>
    </>
  );
}
