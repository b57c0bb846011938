import { LinkIcon, MailCheck, MailX } from 'lucide-react';
import { data } from 'react-router';
import { pageError } from '#storefront/api/page-error.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { privatePageMeta } from '#storefront/navigation/private-page.ts';
import { apiContext } from '#storefront/request/request-context.ts';
import { Button } from '#storefront/ui/button.tsx';
import { ButtonLink } from '#storefront/ui/button-link.tsx';
import { EmptyState } from '#storefront/ui/empty-state.tsx';
import type { Route } from './+types/unsubscribe-route';

export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? '';
  const mails = await context.get(apiContext)('GET /account/api/wishlist-mails', { query: { token } });
  if (mails.ok) return { token, state: mails.data.products > 0 ? ('subscribed' as const) : ('ended' as const) };
  if (mails.code !== 'unsubscribe_token_not_valid' && mails.code !== 'validation_failed') throw pageError(mails);
  return data({ token, state: 'not-valid' as const }, { status: 404 });
}

/** The page is opened with a token in its address. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' });

export const meta: Route.MetaFunction = () => privatePageMeta(m.wishlist_unsubscribe_title());

/**
 * The target of the link in mails about a wishlist. Scanners of mails open links, so the mails end by the form, which works without
 * JavaScript. It posts to this address, as mail programs do.
 */
export default function Unsubscribe({ loaderData: { token, state } }: Route.ComponentProps) {
  const wishlistLink = (
    <ButtonLink variant="secondary" href={localeHref('/account/my-wishlist')}>
      {m.wishlist_view()}
    </ButtonLink>
  );
  if (state === 'not-valid')
    return (
      <EmptyState
        heading="h1"
        icon={<LinkIcon className="size-10" />}
        title={m.wishlist_unsubscribe_invalid()}
        message={m.wishlist_unsubscribe_invalid_text()}
        action={wishlistLink}
      />
    );
  if (state === 'ended')
    return (
      <EmptyState
        heading="h1"
        icon={<MailCheck className="size-10" />}
        title={m.wishlist_unsubscribed_title()}
        message={m.wishlist_unsubscribed_text()}
        action={wishlistLink}
      />
    );
  return (
    <EmptyState
      heading="h1"
      icon={<MailX className="size-10" />}
      title={m.wishlist_unsubscribe_title()}
      message={m.wishlist_unsubscribe_text()}
      action={
        <form method="post" action={`${localeHref('/wishlist/unsubscribe')}?${new URLSearchParams({ token })}`}>
          <Button type="submit">{m.wishlist_unsubscribe_button()}</Button>
        </form>
      }
    />
  );
}
