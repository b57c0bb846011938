/** How a page may be cached. Loaders set it; the page cache reads it after the render. */
export interface CachePolicy {
  /** Names what the page shows (`product:123`, `content`): invalidating one of the tags drops the page from the cache. */
  tag(...tags: string[]): void;
  /** The page is outdated from this moment on, such as at the end of a special price. The earliest call wins. */
  expireAt(time: Date): void;
  /** Keeps this render out of the cache, such as one whose secondary content could not be loaded. */
  noStore(): void;
}

/** The policy of one render, as its loaders set it. */
export class RecordedCachePolicy implements CachePolicy {
  /** Every page has the tag `everything`, which is invalidated when too much changed to name. */
  readonly tags = new Set<string>(['everything']);
  /** Milliseconds since 1970. */
  expiresAt = Number.POSITIVE_INFINITY;
  cacheable = true;

  tag(...tags: string[]): void {
    for (const tag of tags) this.tags.add(tag);
  }

  expireAt(time: Date): void {
    this.expiresAt = Math.min(this.expiresAt, time.getTime());
  }

  noStore(): void {
    this.cacheable = false;
  }
}
