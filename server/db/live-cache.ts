import { withWork } from './work.ts';

/** Milliseconds after which a cached value is read again: not everything in it invalidates it, such as names of products. */
const maxAgeMs = 60_000;

/** What a process caches until a tag is invalidated. */
export class LiveCache<Value, Deps extends { clock: () => Date }> {
  readonly #load: (deps: Deps) => Promise<Value>;
  readonly #tag: string;
  #cached: { value: Value; readAt: number } | undefined;
  #loading: Promise<Value> | undefined;

  constructor(load: (deps: Deps) => Promise<Value>, tag: string) {
    this.#load = load;
    this.#tag = tag;
  }

  /** Concurrent readers share one load, which does not end when the time of one of them is over. One that begins after an invalidation never gets what was read before it. */
  read(deps: Deps): Promise<Value> | Value {
    const now = deps.clock().getTime();
    if (this.#cached && Math.abs(now - this.#cached.readAt) < maxAgeMs) return this.#cached.value;
    if (this.#loading) return this.#loading;
    const loading = withWork({ kind: 'read' }, () => this.#load(deps)).then(
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

  /** Drops the value if the tag is its own or `everything`. */
  invalidate(tag: string): void {
    if (tag !== this.#tag && tag !== 'everything') return;
    this.#cached = undefined;
    this.#loading = undefined;
  }
}
