import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { RenderRequest, RenderResult } from './render-process.ts';
import type { Format, Size } from './rules.ts';
import { createTaskProcess } from './task-process.ts';
import { createTaskQueue } from './task-queue.ts';

/** Renders pictures, one at a time. */
export interface Renderer {
  /**
   * A picture of that size and format, in the order of the requests. `unavailable`: the queue is full. `timed_out`: rendering
   * takes too long or crashes the process, now or twice in the last ten minutes.
   *
   * @throws Error if the source is not a picture
   */
  render(source: Buffer, size: Size, format: Format): Promise<Buffer | 'unavailable' | 'timed_out'>;
  close(): void;
}

const maxQueued = 500;
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
  const inTurn = createTaskQueue(maxQueued);
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
    async render(source, size, format) {
      const key = createHash('sha256').update(source).digest('base64url');
      return inTurn(async () => {
        const before = timeouts.get(key) ?? 0;
        if (before >= maxTimeouts) return 'timed_out' as const;
        const rendered = await renderNow({ source, size, format });
        if (rendered === 'timed_out') timeouts.set(key, before + 1);
        return rendered;
      });
    },
    close: process.close,
  };
}
