import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { isClientSideLink } from './client-side-links.ts';
import { privateSegments } from './private-segments.ts';

declare global {
  interface Window {
    /** React Router's manifest of the build, by route id. */
    __reactRouterManifest?: {
      url: string;
      routes: Record<string, { path?: string; module: string; imports?: string[] }>;
    };
  }
}

/** Milliseconds that the pointer rests on a link before its page is prefetched. */
const restMs = 65;
/** Longest time until the browser counts as idle, in milliseconds (specification, section 9). */
const idleTimeoutMs = 2000;
/** The page kinds that shoppers open most: their scripts are prefetched when the browser is idle. */
const likelyRoutes = ['listing/listing-route', 'products/product-route'];

/**
 * Prefetches the public page of a link that the shopper points at, touches or focuses, with its data and scripts, so that it is there when it
 * is pressed. Not with the browser's data saver, or without a connection.
 */
export function PagePrefetch() {
  const [page, setPage] = useState<string>();
  useEffect(() => {
    if (savesData()) return;
    let timer: number | undefined;
    const onIntent = (event: Event) => {
      window.clearTimeout(timer);
      const path = event.target instanceof Element ? publicPathOf(event.target.closest('a')) : undefined;
      if (path === undefined) return;
      if (event.type === 'pointerover') timer = window.setTimeout(() => setPage(path), restMs);
      // Without a timer: browsers run none between the touch and what follows it, which may be the press.
      else setPage(path);
    };
    const types = ['pointerover', 'touchstart', 'focusin'];
    for (const type of types) document.addEventListener(type, onIntent, { passive: true });
    // The pointer may rest on a link since before this code was loaded.
    document.querySelector('a:hover')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    return () => {
      window.clearTimeout(timer);
      for (const type of types) document.removeEventListener(type, onIntent);
    };
  }, []);
  useEffect(() => {
    if (savesData()) return undefined;
    const ended = new AbortController();
    loadImports().then(
      () => !ended.signal.aborted && ended.signal.addEventListener('abort', prefetchScripts()),
      // Pages are opened without it.
      () => {},
    );
    return () => ended.abort();
  }, []);
  return page === undefined ? null : <PrefetchPageLinks page={page} />;
}

/** The path and query of a link to another public page that client-side navigation opens. */
export function publicPathOf(link: HTMLAnchorElement | null): string | undefined {
  if (!link || !isClientSideLink(link)) return undefined;
  const { pathname, search } = window.location;
  if (link.pathname === pathname && link.search === search) return undefined;
  const segment = link.pathname.replace(/^\/en(?=\/|$)/, '').split('/')[1] ?? '';
  return privateSegments.has(segment) ? undefined : link.pathname + link.search;
}

function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}

/** Completes the manifest with the files that the routes import, which a build leaves out (`tools/short-manifest.ts`). */
async function loadImports(): Promise<void> {
  const manifest = window.__reactRouterManifest;
  if (!manifest || import.meta.env.DEV || !navigator.onLine) return;
  const response = await fetch(manifest.url.replace('manifest-', 'imports-').replace(/\.js$/, '.json'));
  for (const [id, imports] of Object.entries((await response.json()) as Record<string, string[]>)) {
    const route = manifest.routes[id];
    if (route) route.imports = imports;
  }
}

/**
 * Has the browser fetch the scripts of likely pages into its cache when it is idle, without running them. Each starts a request, so an idle
 * period starts as many as it has time for. Returns a function that stops it.
 */
function prefetchScripts(): () => void {
  if (typeof requestIdleCallback === 'undefined') return () => {};
  let waiting: string[] | undefined;
  const prefetch = (deadline: IdleDeadline) => {
    waiting ??= likelyScripts();
    do {
      const href = navigator.onLine ? waiting.shift() : undefined;
      if (href === undefined) return;
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }));
    } while (deadline.timeRemaining() > 0);
    handle = requestIdleCallback(prefetch, { timeout: idleTimeoutMs });
  };
  let handle = requestIdleCallback(prefetch, { timeout: idleTimeoutMs });
  return () => cancelIdleCallback(handle);
}

/** The scripts of likely pages that the open page has not loaded. */
function likelyScripts(): string[] {
  const routes = window.__reactRouterManifest?.routes ?? {};
  const loaded = new Set(
    [...document.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href')),
  );
  const scripts = new Set(
    likelyRoutes.flatMap((id) => {
      const route = routes[id];
      return route ? [route.module, ...(route.imports ?? [])] : [];
    }),
  );
  return [...scripts].filter((script) => !loaded.has(script));
}
