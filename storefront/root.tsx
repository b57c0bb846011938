import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { preload } from 'react-dom';
import { Links, Meta, Outlet, ScrollRestoration } from 'react-router';
import type { Locale } from '#contract/locale.ts';
import { shop } from '#contract/shop.ts';
import type { Route } from './+types/root';
import { checkAccess } from './accounts/guards.ts';
import { useTagManager } from './analytics/use-tag-manager.ts';
import { errorMeta } from './errors/error-meta.ts';
import { ErrorPage } from './errors/error-page.tsx';
import { StaleChunkReload } from './errors/stale-chunk.ts';
import { languageTag } from './i18n/format.ts';
import { localiseLink } from './i18n/locale-href.ts';
import { followPathLocale } from './i18n/locale-strategy.ts';
import { getLocale } from './i18n/paraglide/runtime.js';
import { paraglideMiddleware } from './i18n/paraglide/server.js';
import { useClientSideLinks } from './navigation/client-side-links.ts';
import { InitialLoad } from './navigation/initial-load.tsx';
import { leftPlacesKey } from './navigation/left-place.ts';
import { PageScripts } from './navigation/page-scripts.tsx';
import { RouteProgress } from './navigation/route-progress.tsx';
import { pageOfRoute } from './pages.ts';
import { tagManagerContext } from './request/request-context.ts';
import './styles/app.css';
import bahtSignFont from './styles/fonts/anuphan-baht-sign.woff2?url&no-inline';
import latinFont from './styles/fonts/anuphan-latin.woff2?url';
import thaiFont from './styles/fonts/anuphan-thai.woff2?url';

followPathLocale();

/** The URL decides the language, the table of pages who may open a page. `url` is the page's, also for data requests. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ url }, next) => paraglideMiddleware(new Request(url), async () => await next()),
  ({ url, context, pattern }, next) => {
    checkAccess(pageOfRoute(pattern)?.access ?? 'anyone', { url, context });
    return next();
  },
];

/** The shop's configured public origin, for canonical links, and its tag manager. */
export function loader({ url, context }: Route.LoaderArgs) {
  return { origin: url.origin, tagManagerId: context.get(tagManagerContext) };
}

export function shouldRevalidate() {
  return false;
}

export const links: Route.LinksFunction = () => [
  { rel: 'icon', sizes: '32x32', href: '/favicon.ico' },
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/icons/180.png' },
];

/** Fonts of the first screen; English pages need Thai letters only for the link to the Thai page, in a menu. */
const fonts: Record<Locale, readonly string[]> = { th: [thaiFont, latinFont], en: [latinFont, bahtSignFont] };

export const meta: Route.MetaFunction = ({ error }) =>
  error ? errorMeta(error) : [{ title: shop.name[getLocale()] }, { name: 'robots', content: 'noindex' }];

export function Layout({ children }: { children: ReactNode }) {
  // One more try, after a second: three by default would show skeletons for seven seconds before the error and its way to retry.
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: 1 } } }),
  );
  // Links in the head would be requested after the page's pictures.
  for (const href of fonts[getLocale()]) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    // Inline scripts set attributes before the page is hydrated.
    <html lang={languageTag(getLocale())} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        <link rel="manifest" href={localiseLink('/manifest.webmanifest')} />
      </head>
      <body>
        <InitialLoad />
        <RouteProgress />
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
        <ScrollRestoration storageKey={leftPlacesKey} />
        <PageScripts />
      </body>
    </html>
  );
}

export default function App({ loaderData: { tagManagerId } }: Route.ComponentProps) {
  useTagManager(tagManagerId);
  useClientSideLinks();
  return (
    <>
      <StaleChunkReload />
      <Outlet />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <main>
      <ErrorPage />
    </main>
  );
}
