import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Locale } from '#contract/locale.ts';
import { rememberLocale } from '#storefront/i18n/locale-cookie.ts';
import { localeOfPath } from '#storefront/i18n/locale-of-path.ts';

/** Client-side navigation for plain `<a>` by one delegated listener, so that menus with hundreds of links cost nothing to render. */
export function useClientSideLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link) return;
      if (link.hreflang) rememberLocale(link.hreflang as Locale);
      if (!isClientSideLink(link)) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
}

/**
 * Whether client-side navigation opens a link. Left to the browser: `target`, `download`, `data-reload`, other origins, pages in the other
 * language, and all links without a connection, when the service worker shows a stored page or the offline page.
 */
export function isClientSideLink(link: HTMLAnchorElement): boolean {
  if (!link.hasAttribute('href') || link.origin !== window.location.origin || !navigator.onLine) return false;
  if (link.target || link.hasAttribute('download') || link.dataset.reload !== undefined) return false;
  return localeOfPath(link.pathname) === localeOfPath(window.location.pathname);
}
