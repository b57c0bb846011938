import { LRUCache } from 'lru-cache';
import type { AppContext } from '../app-context.ts';
import { withWork } from '../db/work.ts';
import { selectIsSessionLive } from './session-queries.ts';

/** Milliseconds after which a session is read again, in case its end was not announced: the connection that listens may be lost. */
const maxAgeMs = 30_000;
const maxSessions = 50_000;

type ReadDeps = Pick<AppContext, 'db' | 'clock'>;

/** Whether a session has not ended: cached by this process, or read if the context has no cache. */
export function isSessionLive(
  context: ReadDeps & Pick<AppContext, 'liveSessions'>,
  sessionId: string,
): Promise<boolean> | boolean {
  return context.liveSessions
    ? context.liveSessions.read(context, sessionId)
    : selectIsSessionLive(context.db, sessionId, context.clock());
}

interface CachedSession {
  isLive: Promise<boolean> | boolean;
  readAt: number;
}

/** The sessions that a process knows to be live, until their end is announced. */
export class LiveSessionCache {
  readonly #sessions = new LRUCache<string, CachedSession>({ max: maxSessions });

  /** Concurrent readers share one query, which does not end when the time of one of them is over. One that begins after an invalidation never gets what was read before it. */
  read(deps: ReadDeps, sessionId: string): Promise<boolean> | boolean {
    const now = deps.clock().getTime();
    const known = this.#sessions.get(sessionId);
    if (known && Math.abs(now - known.readAt) < maxAgeMs) return known.isLive;
    const entry: CachedSession = { isLive: this.#load(deps, sessionId), readAt: now };
    this.#sessions.set(sessionId, entry);
    return entry.isLive;
  }

  async #load(deps: ReadDeps, sessionId: string): Promise<boolean> {
    try {
      return await withWork({ kind: 'read' }, () => selectIsSessionLive(deps.db, sessionId, deps.clock()));
    } catch (error) {
      this.#sessions.delete(sessionId);
      throw error;
    }
  }

  /** Invalidates the session of a tag (`session:` and its id); all of them with the tag `everything`. */
  invalidate(tag: string): void {
    if (tag === 'everything') this.#sessions.clear();
    else if (tag.startsWith('session:')) this.#sessions.delete(tag.slice('session:'.length));
  }
}
