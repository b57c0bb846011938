import type { AppContext } from '../app-context.ts';
import { addPageRequests, mostRequestedPaths } from './queries.ts';

export { deleteExpiredPageRequests } from './queries.ts';

/** Pages that are rendered before a process is ready: some seconds of rendering. */
const maxPages = 100;
/** Milliseconds after which a process is ready, whether or not all of them are rendered. */
const maxMs = 10_000;
/** Paths of which a process stores the requests each time. */
const maxStoredPaths = 200;
const maxPathLength = 300;
/** Milliseconds between storing requests. */
const storingIntervalMs = 10 * 60_000;

/** The pages of this process. */
interface Pages {
  /** The requests of stored pages since the last call: URL and count. */
  takeRequests: () => ReadonlyMap<string, number>;
  /** Renders the page of a path into the page cache, and returns its status. */
  render: (path: string) => Promise<number>;
}

/**
 * Renders the pages that were requested most often before this process takes requests, so that a restart or a deployment does not meet a
 * cold page cache; and stores, every ten minutes and at the end, what is requested of this process. A failure is logged: the shop runs
 * without.
 */
export class WarmUp {
  readonly #context: Pick<AppContext, 'db' | 'clock' | 'log' | 'settings'>;
  #pages: Pages | undefined;
  #rendering = Promise.resolve();
  #isDone = false;
  #isStopped = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(context: Pick<AppContext, 'db' | 'clock' | 'log' | 'settings'>) {
    this.#context = context;
  }

  /** Whether the pages are rendered, or the time for it is over. */
  get isDone(): boolean {
    return this.#isDone;
  }

  start(pages: Pages): void {
    this.#pages = pages;
    this.#rendering = this.#render(pages);
    this.#timer = setInterval(() => this.#store(pages), storingIntervalMs).unref();
  }

  /** Ends the rendering after the current page. */
  abort(): void {
    this.#isStopped = true;
    clearInterval(this.#timer);
  }

  /** Ends the rendering and stores the last requests. */
  async stop(): Promise<void> {
    this.abort();
    await this.#rendering;
    if (this.#pages) await this.#store(this.#pages);
  }

  async #render({ render, takeRequests }: Pages): Promise<void> {
    const { db, clock, log } = this.#context;
    const deadline = setTimeout(() => {
      this.#isDone = true;
    }, maxMs);
    const failed: string[] = [];
    try {
      for (const path of await mostRequestedPaths(db, maxPages, clock())) {
        if (this.#isStopped || this.#isDone) break;
        if ((await render(path)) >= 500) failed.push(path);
      }
      if (failed.length > 0) log.warn({ paths: failed }, 'some of the most requested pages could not be rendered');
    } catch (error) {
      log.warn({ err: error }, 'the most requested pages were not rendered before the start');
    }
    clearTimeout(deadline);
    // Those of the rendering would keep each page among the most requested ones.
    takeRequests();
    this.#isDone = true;
  }

  async #store({ takeRequests }: Pages): Promise<void> {
    const { db, clock, log, settings } = this.#context;
    const requests = [...takeRequests()]
      .map(([url, count]) => [url.slice(settings.origin.length), count] as const)
      .filter(([path]) => isStorable(path))
      .sort(([, a], [, b]) => b - a)
      .slice(0, maxStoredPaths);
    try {
      if (requests.length > 0) await addPageRequests(db, new Map(requests), clock());
    } catch (error) {
      log.warn({ err: error }, 'the requests of pages were not stored');
    }
  }
}

/** Paths with a query or escapes of visitors' own are not stored: they are unlikely to be requested again. */
function isStorable(path: string): boolean {
  return path.length <= maxPathLength && /^\/[a-z0-9/._-]*$/.test(path);
}
