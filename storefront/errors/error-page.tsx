import { isRouteErrorResponse, useRouteError } from 'react-router';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { ButtonLink } from '#storefront/ui/button-link.tsx';

/**
 * What a shopper sees instead of a page that failed (spec 2): the message that came with the failure, or 'Error';
 * a missing page says so, with the way home.
 */
export function ErrorPage() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div
      data-page="error"
      className="page-column grid min-h-96 content-center justify-items-center gap-4 py-16 text-center"
    >
      <title>{missing ? m.error_not_found() : m.error_title()}</title>
      <meta name="robots" content="noindex" />
      <p className="figures text-3xl font-bold text-brand">{isRouteErrorResponse(error) ? error.status : ''}</p>
      <h1 className="text-xl font-semibold">{missing ? m.error_not_found() : (messageOf(error) ?? m.error_title())}</h1>
      {missing ? null : <p className="text-muted">{m.error_sorry()}</p>}
      <ButtonLink href={localeHref('/')}>{m.error_back_home()}</ButtonLink>
    </div>
  );
}

/** A loader that gives up throws `data({ message }, { status })`; other failures have no words for shoppers. */
function messageOf(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  const { data } = error;
  return typeof data?.message === 'string' && data.message ? data.message : undefined;
}
