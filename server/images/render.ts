import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { RenderRequest, RenderResult } from './render-process.ts';
import type { Format, Size } from './rules.ts';

/** Renders pictures, one at a time. */
export interface Renderer {
  /**
   * A picture of that size and format, in the order of the requests. `unavailable`: the queue is full. `timed_out`: rendering
   * takes too long or crashes the process, now or in the last ten minutes.
   *
   * @throws Error if the source is not a picture
   */
  render(source: Buffer, size: Size, format: Format): Promise<Buffer | 'unavailable' | 'timed_out'>;
  close(): void;
}

const maxQueued = 500;
/** The demo's pictures take a few hundred milliseconds. */
const renderTimeoutMs = 10_000;
const startTimeoutMs = 30_000;
/** The process ends after this time without work: most pictures come from the cache. */
const idleTimeoutMs = 60_000;
/** A picture that timed out is not rendered again within this time. */
const retryAfterMs = 600_000;

/** Environment variables that the process gets; none is secret. */
const inheritedVariables = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'FONTCONFIG_PATH', 'FONTCONFIG_FILE', 'SystemRoot'];

/**
 * Renders in a separate process, started on demand: a drawing with expensive filters can only be stopped by ending its process
 * (decision 011).
 */
export function createRenderer(milliseconds = renderTimeoutMs): Renderer {
  const timedOut = new LRUCache<string, true>({ max: 1000, ttl: retryAfterMs });
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  const end = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };

  const renderNow = async (request: RenderRequest): Promise<Buffer | 'timed_out'> => {
    clearTimeout(idle);
    if (!child?.connected) child = await startProcess();
    const received = nextMessage(child, milliseconds);
    // A failure to send means that the process has ended, which `received` reports.
    child.send(request, () => {});
    const result = (await received) as RenderResult | undefined;
    if (!result) {
      end();
      return 'timed_out';
    }
    idle = setTimeout(end, idleTimeoutMs).unref();
    if ('failure' in result) throw new Error(result.failure);
    const { buffer, byteOffset, byteLength } = result.body;
    return Buffer.from(buffer, byteOffset, byteLength);
  };

  return {
    async render(source, size, format) {
      if (waiting >= maxQueued) return 'unavailable';
      waiting += 1;
      const key = createHash('sha256').update(source).digest('base64url');
      const result = last
        .then(async () => {
          if (timedOut.has(key)) return 'timed_out' as const;
          const rendered = await renderNow({ source, size, format });
          if (rendered === 'timed_out') timedOut.set(key, true);
          return rendered;
        })
        .finally(() => {
          waiting -= 1;
        });
      last = result.catch(() => {});
      return result;
    },
    close: end,
  };
}

async function startProcess(): Promise<ChildProcess> {
  const env = Object.fromEntries(inheritedVariables.map((name) => [name, process.env[name]]));
  const child = fork(new URL('render-process.ts', import.meta.url), {
    serialization: 'advanced',
    execArgv: [],
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.on('error', () => child.kill('SIGKILL'));
  if ((await nextMessage(child, startTimeoutMs)) === undefined) {
    child.kill('SIGKILL');
    throw new Error('the process that renders pictures did not start');
  }
  child.unref();
  child.channel?.unref();
  return child;
}

/** The next message of a process; undefined if the process ends or the timeout expires. */
function nextMessage(child: ChildProcess, milliseconds: number): Promise<unknown> {
  return new Promise((resolve) => {
    const done = (message?: unknown) => {
      clearTimeout(timer);
      child.off('message', done).off('exit', giveUp).off('error', giveUp);
      resolve(message);
    };
    const giveUp = () => done();
    const timer = setTimeout(giveUp, milliseconds);
    child.on('message', done).on('exit', giveUp).on('error', giveUp);
  });
}
