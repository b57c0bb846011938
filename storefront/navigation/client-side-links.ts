import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Locale } from '#contract/locale.ts';
import { rememberLocale } from '#storefront/i18n/locale-cookie.ts';

/**
 * Client-side navigation for plain `<a>` by one delegated listener, so that menus with hundreds of links cost nothing
 * to render. Left to the browser: `target`, `download`, `data-reload`, other origins, and links with `hreflang`, which
 * switch the language and need a page load.
 */
export function useClientSideLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link?.hasAttribute('href') || link.origin !== window.location.origin) return;
      if (link.hreflang) rememberLocale(link.hreflang as Locale);
      // Without a connection the service worker shows a stored page or the offline page.
      if (!navigator.onLine) return;
      if (link.hreflang || link.target || link.hasAttribute('download') || link.dataset.reload !== undefined) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
}
