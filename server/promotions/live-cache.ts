import type { AppContext } from '../app-context.ts';

/** Milliseconds after which a cached value is read again: names of products in it do not invalidate it. */
const maxAgeMs = 60_000;

/** What a process caches until promotions or coupons change. */
export class LiveCache<Value, Deps extends Pick<AppContext, 'clock'>> {
  readonly #load: (deps: Deps) => Promise<Value>;
  #cached: { value: Value; readAt: number } | undefined;
  #loading: Promise<Value> | undefined;

  constructor(load: (deps: Deps) => Promise<Value>) {
    this.#load = load;
  }

  /** Concurrent readers share one load. One that begins after an invalidation never gets what was read before it. */
  read(deps: Deps): Promise<Value> | Value {
    const now = deps.clock().getTime();
    if (this.#cached && Math.abs(now - this.#cached.readAt) < maxAgeMs) return this.#cached.value;
    if (this.#loading) return this.#loading;
    const loading = this.#load(deps).then(
      (value) => {
        if (this.#loading === loading) {
          this.#cached = { value, readAt: now };
          this.#loading = undefined;
        }
        return value;
      },
      (error: unknown) => {
        if (this.#loading === loading) this.#loading = undefined;
        throw error;
      },
    );
    this.#loading = loading;
    return loading;
  }

  /** Drops the value if the tag is `promotions` or `everything`. */
  invalidate(tag: string): void {
    if (tag !== 'promotions' && tag !== 'everything') return;
    this.#cached = undefined;
    this.#loading = undefined;
  }
}
