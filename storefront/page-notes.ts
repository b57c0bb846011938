/** What loaders note about the page they fill; the page cache reads it after the render. */
export interface PageNotes {
  /** Names what the page shows (`product:123`, `content`): it is rendered anew when one of them changes. */
  tag(...tags: string[]): void;
  /** From this moment on the page is wrong, such as the end of a special price; the earliest one counts. */
  validUntil(time: Date): void;
  /** Keeps this render out of the cache, such as one whose side content could not be loaded. */
  doNotKeep(): void;
}

export class NotedPage implements PageNotes {
  /** `everything` is on each page: it falls when too much changed to name. */
  readonly tags = new Set<string>(['everything']);
  /** Milliseconds since 1970. */
  expiresAt = Number.POSITIVE_INFINITY;
  mayBeKept = true;

  tag(...tags: string[]): void {
    for (const tag of tags) this.tags.add(tag);
  }

  validUntil(time: Date): void {
    this.expiresAt = Math.min(this.expiresAt, time.getTime());
  }

  doNotKeep(): void {
    this.mayBeKept = false;
  }
}
