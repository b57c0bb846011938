import type { ReactNode } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { ButtonLink } from '#storefront/ui/button-link.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { isNotFound, linkOf } from './error-meta.ts';

export interface ErrorPageProps {
  /** Other ways on from a missing page, such as a search. */
  whereMissing?: ReactNode;
}

/**
 * Shown instead of a page that failed: the error's message or a generic title and apology, with a retry; a missing page says so.
 * Both link to the home page, and to a more relevant one if the loader named it (`notFoundWithLink`).
 */
export function ErrorPage({ whereMissing }: ErrorPageProps) {
  const error = useRouteError();
  const link = linkOf(error);
  const { pathname, search } = useLocation();
  const notFound = isNotFound(error);
  const message = notFound ? m.error_not_found() : messageOf(error);
  return (
    <div
      data-page="error"
      className="page-column grid min-h-96 content-center justify-items-center gap-4 py-16 text-center"
    >
      {isRouteErrorResponse(error) && <p className="figures text-3xl font-bold text-brand">{error.status}</p>}
      <h1 className="text-xl font-semibold">
        <WrapAtWords>{message ?? m.error_title()}</WrapAtWords>
      </h1>
      {!message && (
        <p className="text-muted">
          <WrapAtWords>{m.error_sorry()}</WrapAtWords>
        </p>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        {!notFound && (
          <ButtonLink href={pathname + search} reloadDocument data-reload>
            {m.error_try_again()}
          </ButtonLink>
        )}
        {link && <ButtonLink href={link.href}>{link.label}</ButtonLink>}
        <ButtonLink href={localeHref('/')} variant={notFound && !link ? 'primary' : 'secondary'}>
          {m.error_back_home()}
        </ButtonLink>
      </div>
      {notFound && whereMissing}
    </div>
  );
}

/** Loaders throw `data({ message }, { status })`; other errors have no message for shoppers. */
function messageOf(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  const { data } = error;
  return typeof data?.message === 'string' && data.message ? data.message : undefined;
}
