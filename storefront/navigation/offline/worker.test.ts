import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { worker } from './worker.ts';

const origin = 'https://shop.example';
type Listener = (event: object) => void;

let listeners: Map<string, Listener>;
/** What the worker asked the network for. */
let requested: { url: string; cache: RequestCache | undefined }[];
/** Pages that are open when the worker is activated. */
let open: string[];
/** What was stored, in this order. */
let stored: string[];
/** The HTML of each stored page. */
let html: string;
let isFull: boolean;
/** How the network answers. */
let answer: (url: string) => Response;
/** Caches take URLs and requests. */
type Key = string | { url: string };
const urlOf = (key: Key) => (typeof key === 'string' ? key : key.url);
const cache = {
  match: async (request: Key) => (stored.includes(urlOf(request)) ? new Response(html) : undefined),
  keys: async () => stored.map((url) => ({ url })),
  delete: async (request: Key) => {
    stored = stored.filter((other) => other !== urlOf(request));
    return true;
  },
  put: async (url: string): Promise<void> => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    stored.push(url);
  },
};

beforeEach(() => {
  listeners = new Map();
  requested = [];
  open = [];
  stored = [];
  html = 'stored';
  isFull = false;
  answer = () => new Response('script');
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const url = typeof input === 'string' ? input : input.url;
    requested.push({ url, cache: init?.cache });
    return answer(url);
  });
  const scope = {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    skipWaiting: async () => {},
    registration: {},
    clients: { get: async () => undefined, matchAll: async () => open.map((url) => ({ url })) },
    caches: { open: async () => cache, keys: async () => [], delete: async () => true },
    location: { origin },
  };
  worker(scope as never, { version: '1', offlinePages: { th: '%LIST%', en: '' } });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The text of the response to a request, once all that it started is done. */
async function textOf(path: string, mode?: 'navigate'): Promise<string | undefined> {
  let response: Promise<Response> | undefined;
  const works: Promise<unknown>[] = [];
  listeners.get('fetch')?.({
    // A script cannot create the request of a navigation.
    request: { url: `${origin}${path}`, method: 'GET', mode },
    respondWith: (given: Promise<Response>) => {
      response = given;
    },
    waitUntil: (work: Promise<unknown>) => works.push(work),
  });
  const text = await (await response)?.text();
  await Promise.all(works);
  return text;
}

test('a browser without room for another file gets it from the network', async () => {
  isFull = true;
  expect(await textOf('/assets/frame.js')).toBe('script');
});

const page = '<link rel="stylesheet" href="/assets/shop.css"><script type="module" src="/assets/frame.js"></script>';

test('a public page is stored after its files', async () => {
  answer = (url) => new Response(url.endsWith('/brand') ? page : 'file', { headers: { 'cache-control': 'public' } });
  expect(await textOf('/brand', 'navigate')).toBe(page);
  expect(stored).toEqual(['/assets/shop.css', '/assets/frame.js', `${origin}/brand`]);
});

test('a file that is deleted because there are too many is stored again with the page that needs it', async () => {
  stored = ['/assets/shop.css', ...Array.from({ length: 299 }, (_, number) => `/assets/older-${number}.js`)];
  answer = (url) => new Response(url.endsWith('/brand') ? page : 'file', { headers: { 'cache-control': 'public' } });
  await textOf('/brand', 'navigate');
  expect(stored.slice(-3)).toEqual(['/assets/frame.js', '/assets/shop.css', `${origin}/brand`]);
});

test.each([
  ['is not there', () => new Response('', { status: 404 })],
  [
    'cannot be reached',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('a page is shown, but not stored, if one of its files %s', async (_, answerForScript) => {
  answer = (url) => {
    if (url.endsWith('.js')) return answerForScript();
    return new Response(page, { headers: { 'cache-control': 'public' } });
  };
  expect(await textOf('/brand', 'navigate')).toBe(page);
  expect(stored).toEqual(['/assets/shop.css']);
});

test('the pages that are open when it starts are read from the cache of the browser only', async () => {
  open = [`${origin}/activate-account?token=secret`];
  let done: Promise<unknown> | undefined;
  listeners.get('activate')?.({
    waitUntil: (work: Promise<unknown>) => {
      done = work;
    },
  });
  await done;
  expect(requested).toEqual([{ url: open[0], cache: 'only-if-cached' }]);
});

test('the offline page lists stored pages by their heading, or else by their title', async () => {
  answer = () => {
    throw new TypeError('no connection');
  };
  stored = [`${origin}/brand?a=1&b=2`];
  const title = '<title>แบรนด์ | ร้าน</title>';
  html = `${title}<h1 class="a"><span>แบรนด์</span>ทั้งหมด &amp; ใหม่</h1>`;
  expect(await textOf('/coupon', 'navigate')).toBe('<li><a href="/brand?a=1&amp;b=2">แบรนด์ทั้งหมด &amp; ใหม่</a></li>');
  html = title;
  expect(await textOf('/coupon', 'navigate')).toContain('>แบรนด์</a>');
});
