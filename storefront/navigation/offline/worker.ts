/** What the worker is created with. */
export interface WorkerOptions {
  /** Identifies the build: pages of another one are deleted. */
  version: string;
  /** The offline page of each language; `%LIST%` is where the links to stored pages go. */
  offlinePages: { th: string; en: string };
}

/** An event of a service worker, as far as the worker uses it (the types of DOM and workers exclude each other). */
interface WorkerEvent extends Event {
  request: Request;
  /** Of the page that makes the request; empty for a navigation. */
  clientId: string;
  preloadResponse: Promise<Response | undefined>;
  waitUntil(work: Promise<unknown>): void;
  respondWith(response: Promise<Response>): void;
}

interface WorkerScope {
  addEventListener(type: 'install' | 'activate' | 'fetch', listener: (event: WorkerEvent) => void): void;
  skipWaiting(): Promise<void>;
  registration: ServiceWorkerRegistration;
  clients: {
    get(id: string): Promise<{ url: string } | undefined>;
    matchAll(options: { includeUncontrolled: boolean }): Promise<{ url: string }[]>;
  };
  caches: CacheStorage;
  location: { origin: string };
}

/**
 * The service worker (decision 026). It stores the public pages that were visited and shows them without a connection; other pages are
 * replaced by the offline page, which lists the stored ones. The scripts, styles, fonts and icons of these pages are stored as well, pictures are
 * in the browser's own cache. Private pages, calls of the API and everything else go to the network and are never stored.
 *
 * Its source is sent to browsers: it must not refer to anything outside of the function.
 */
export function worker(scope: WorkerScope, { version, offlinePages }: WorkerOptions): void {
  /** The least recently visited are deleted. */
  const maxStored = 60;
  const maxListed = 8;
  const pagesName = `pages-${version}`;
  /** Scripts, styles, fonts and the file of icons; their names have a hash of their content, so that those of several builds do not mix. */
  const filesName = 'files';
  const maxFiles = 300;

  scope.addEventListener('install', () => void scope.skipWaiting());
  scope.addEventListener('activate', (event) => event.waitUntil(activate()));
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== scope.location.origin) return;
    if (request.mode === 'navigate') event.respondWith(respondToNavigation(event));
    else if (url.pathname.startsWith('/assets/')) event.respondWith(respondToFile(event));
    else if (url.pathname.endsWith('.data')) event.respondWith(respondToData(event));
  });

  async function activate(): Promise<void> {
    const names = await scope.caches.keys();
    await Promise.all(
      names.filter((name) => name !== pagesName && name !== filesName).map((name) => scope.caches.delete(name)),
    );
    await scope.registration.navigationPreload?.enable();
    // The page that was open at the first visit, from the browser's cache alone: private pages, which are not in it, are not rendered again.
    for (const { url } of await scope.clients.matchAll({ includeUncontrolled: true }))
      await fetch(url, { cache: 'only-if-cached', mode: 'same-origin' })
        .then((response) => store(url, response))
        .catch(ignore);
  }

  async function respondToNavigation(event: WorkerEvent): Promise<Response> {
    const { url } = event.request;
    try {
      const response = (await event.preloadResponse) ?? (await fetch(event.request));
      event.waitUntil(store(url, response.clone()).catch(ignore));
      return response;
    } catch {
      return (await find(url)) ?? offlinePage(url);
    }
  }

  /** Without a connection a link to a stored page loads it as a document. The data of the page that is open fails: it would load itself for ever. */
  async function respondToData(event: WorkerEvent): Promise<Response> {
    try {
      return await fetch(event.request);
    } catch (error) {
      const page = new URL(event.request.url);
      page.pathname = page.pathname.replace(/\/_\.data$|\.data$/, '');
      page.searchParams.delete('_routes');
      const url = page.href;
      const open = await scope.clients.get(event.clientId);
      if (withoutHash(open?.url ?? '') === url || !(await find(url))) throw error;
      // How React Router's server redirects a request for data.
      const headers = { 'X-Remix-Redirect': url, 'X-Remix-Status': '302', 'X-Remix-Reload-Document': 'true' };
      return new Response(null, { status: 204, headers });
    }
  }

  /** Stores a page that is the same for everybody, once its files are stored: without them it would open and not work. */
  async function store(url: string, response: Response): Promise<void> {
    const isPublic = /\bpublic\b/.test(response.headers.get('cache-control') ?? '');
    if (!response.ok || response.redirected || !isPublic) return;
    const text = await response.clone().text();
    const files = new Set(text.match(/\/assets\/[\w.-]+\.(?:js|css|woff2|svg)/g));
    // Twice: a new file can replace the oldest one, which the page may need as well.
    if (!(await storeFiles(files)) || !(await storeFiles(files))) return;
    const cache = await scope.caches.open(pagesName);
    // Deleted first, so that the order is that of the latest visits.
    await cache.delete(withoutHash(url));
    await cache.put(withoutHash(url), response);
    await trim(cache, maxStored);
  }

  /** A file of a build; without a connection it is there if a stored page needs it. The page does not wait until it is stored. */
  async function respondToFile(event: WorkerEvent): Promise<Response> {
    const { url } = event.request;
    const stored = await findFile(url).catch(ignore);
    if (stored) return stored;
    const response = await fetch(url);
    event.waitUntil(storeFile(url, response.clone()).catch(ignore));
    return response;
  }

  /** Stores those that are not; false if one cannot be stored. */
  async function storeFiles(paths: Iterable<string>): Promise<boolean> {
    for (const path of paths) if (!(await findFile(path)) && !(await storeFile(path, await fetch(path)))) return false;
    return true;
  }

  async function findFile(url: string): Promise<Response | undefined> {
    const cache = await scope.caches.open(filesName);
    return cache.match(url);
  }

  async function storeFile(url: string, response: Response): Promise<boolean> {
    if (!response.ok) return false;
    const cache = await scope.caches.open(filesName);
    await cache.put(url, response);
    await trim(cache, maxFiles);
    return true;
  }

  async function trim(cache: Cache, maxEntries: number): Promise<void> {
    const entries = await cache.keys();
    await Promise.all(entries.slice(0, -maxEntries).map((request) => cache.delete(request)));
  }

  async function find(url: string): Promise<Response | undefined> {
    const cache = await scope.caches.open(pagesName);
    return cache.match(withoutHash(url));
  }

  async function offlinePage(url: string): Promise<Response> {
    const locale = localeOf(url);
    const cache = await scope.caches.open(pagesName);
    const pages = (await cache.keys()).toReversed().filter((request) => localeOf(request.url) === locale);
    const links: string[] = [];
    for (const request of pages.slice(0, maxListed)) {
      const html = (await (await cache.match(request))?.text()) ?? '';
      // Text and path are escaped in HTML and URL already.
      const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '');
      const title = heading || /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replace(/ \| [^|]*$/, '');
      const { pathname, search } = new URL(request.url);
      if (title) links.push(`<li><a href="${(pathname + search).replace(/&/g, '&amp;')}">${title}</a></li>`);
    }
    return new Response(
      offlinePages[locale].replace('%LIST%', () => links.join('')),
      {
        status: 503,
        headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
      },
    );
  }

  function localeOf(url: string): 'th' | 'en' {
    return /^\/en(\/|$)/.test(new URL(url).pathname) ? 'en' : 'th';
  }

  function withoutHash(url: string): string {
    return url.replace(/#.*$/, '');
  }

  function ignore(): undefined {
    // Without a connection, or room for it, nothing is stored.
  }
}
