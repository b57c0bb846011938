import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { worker } from './worker.ts';

const origin = 'https://shop.example';
type Listener = (event: object) => void;

let listeners: Map<string, Listener>;
/** What the worker asked the network for. */
let requested: { url: string; cache: RequestCache | undefined }[];
/** Pages that are open when the worker is activated. */
let open: string[];
const stored = {
  match: async () => undefined,
  keys: async () => [],
  delete: async () => true,
  put: async (): Promise<void> => {
    throw new DOMException('full', 'QuotaExceededError');
  },
};

beforeEach(() => {
  listeners = new Map();
  requested = [];
  open = [];
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    requested.push({ url: typeof input === 'string' ? input : input.url, cache: init?.cache });
    return new Response('script');
  });
  const scope = {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    skipWaiting: async () => {},
    registration: {},
    clients: { get: async () => undefined, matchAll: async () => open.map((url) => ({ url })) },
    caches: { open: async () => stored, keys: async () => [], delete: async () => true },
    location: { origin },
  };
  worker(scope as never, { version: '1', offlinePages: { th: '', en: '' } });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a browser without room for another file gets it from the network', async () => {
  let response: Promise<Response> | undefined;
  const works: Promise<unknown>[] = [];
  listeners.get('fetch')?.({
    request: new Request(`${origin}/assets/frame.js`),
    respondWith: (answer: Promise<Response>) => {
      response = answer;
    },
    waitUntil: (work: Promise<unknown>) => works.push(work),
  });
  expect(await (await response)?.text()).toBe('script');
  await Promise.all(works);
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
