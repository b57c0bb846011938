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
  /** Renders the page of a path into the page cache. */
  render: (path: string) => Promise<unknown>;
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

  /** Ends the rendering and stores the last requests. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#rendering;
    if (this.#pages) await this.#store(this.#pages);
  }

  async #render({ render }: Pages): Promise<void> {
    const { db, clock, log } = this.#context;
    const deadline = performance.now() + maxMs;
    try {
      for (const path of await mostRequestedPaths(db, maxPages, clock())) {
        if (this.#isStopped || performance.now() > deadline) break;
        await render(path);
      }
    } catch (error) {
      log.warn({ err: error }, 'the most requested pages were not rendered before the start');
    }
    this.#isDone = true;
  }

  async #store({ takeRequests }: Pages): Promise<void> {
    const { db, clock, log, settings } = this.#context;
    const requests = [...takeRequests()]
      .map(([url, count]) => [url.slice(settings.origin.length), count] as const)
      .filter(([path]) => !path.includes('?') && path.length <= maxPathLength)
      .sort(([, a], [, b]) => b - a)
      .slice(0, maxStoredPaths);
    try {
      if (requests.length > 0) await addPageRequests(db, new Map(requests), clock());
    } catch (error) {
      log.warn({ err: error }, 'the requests of pages were not stored');
    }
  }
}
