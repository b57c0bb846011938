import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { FairQueue } from './fair-queue.ts';
import type { RenderRequest, RenderResult } from './render-process.ts';
import type { Format, Size } from './rules.ts';
import { createTaskProcess } from './task-process.ts';

/** What is rendered, and for whom. */
interface RequestedPicture {
  size: Size;
  format: Format;
  /** Identifies whose turn it is. */
  caller: string;
}

/** Renders pictures, one at a time. */
export interface Renderer {
  /**
   * A picture of that size and format. Callers take turns. `unavailable`: too many wait, of this caller or of all. `timed_out`: rendering
   * takes too long or crashes the process, now or twice in the last ten minutes.
   *
   * @throws Error if the source is not a picture
   */
  render(source: Buffer, picture: RequestedPicture): Promise<Buffer | 'unavailable' | 'timed_out'>;
  close(): void;
}

/** Pictures that wait or are rendered. A page has less than a hundred. */
const queueLimits = { tasks: 500, tasksPerCaller: 200 };
/** The demo's pictures take a few hundred milliseconds. */
const renderTimeoutMs = 10_000;
/** A picture that timed out twice is not rendered again within this time. Once happens to any picture on a busy machine. */
const retryAfterMs = 600_000;
const maxTimeouts = 2;

/**
 * Renders in a separate process, started on demand: a drawing with expensive filters can only be stopped by ending its process
 * (decision 011).
 */
export function createRenderer(milliseconds = renderTimeoutMs): Renderer {
  const timeouts = new LRUCache<string, number>({ max: 1000, ttl: retryAfterMs });
  const queue = new FairQueue(queueLimits);
  const process = createTaskProcess<RenderRequest, RenderResult>(
    new URL('render-process.ts', import.meta.url),
    milliseconds,
  );

  const renderNow = async (request: RenderRequest): Promise<Buffer | 'timed_out'> => {
    const result = await process.run(request);
    if (result === 'timed_out') return result;
    if ('failure' in result) throw new Error(result.failure);
    const { buffer, byteOffset, byteLength } = result.body;
    return Buffer.from(buffer, byteOffset, byteLength);
  };

  return {
    async render(source, { size, format, caller }) {
      const key = createHash('sha256').update(source).digest('base64url');
      const rendered = await queue.run({ caller }, async () => {
        const before = timeouts.get(key) ?? 0;
        if (before >= maxTimeouts) return 'timed_out' as const;
        const picture = await renderNow({ source, size, format });
        if (picture === 'timed_out') timeouts.set(key, before + 1);
        return picture;
      });
      return rendered === 'too_many_requests' ? 'unavailable' : rendered;
    },
    close: process.close,
  };
}
