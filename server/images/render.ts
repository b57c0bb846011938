import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { RenderAnswer, RenderOrder } from './render-process.ts';
import type { Format, Size } from './rules.ts';

/** Makes pictures, one after the other. */
export interface Renderer {
  /**
   * A picture of that size and format, after those that were asked for before; `unavailable` where too many are, `endless`
   * where it takes too long or ends its process, now or a while ago.
   *
   * @throws Error where the source is no picture
   */
  render(source: Buffer, size: Size, format: Format): Promise<Buffer | 'unavailable' | 'endless'>;
  close(): void;
}

const maximumWaiting = 500;
/** Milliseconds that a picture may take; those of the demo take a few hundred. */
const patience = 10_000;
const startPatience = 30_000;
/** Milliseconds without work after which the process ends: most pictures come from the cache. */
const idleTime = 60_000;
/** Milliseconds for which a picture that took too long is not begun again. */
const endlessTime = 600_000;

/** What the process needs of our environment: it gets no secrets. */
const environment = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'FONTCONFIG_PATH', 'FONTCONFIG_FILE', 'SystemRoot'];

/**
 * Renders in a process of its own, started when it is needed: a drawing can ask for filters without end, which nothing stops but
 * the end of the process, or for more memory than there is.
 */
export function createRenderer(milliseconds = patience): Renderer {
  const endless = new LRUCache<string, true>({ max: 1000, ttl: endlessTime });
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  const end = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };

  const renderNow = async (order: RenderOrder): Promise<Buffer | 'endless'> => {
    clearTimeout(idle);
    if (!child?.connected) child = await startProcess();
    const answered = nextMessage(child, milliseconds);
    // Where it cannot be sent the process has ended, which is waited for.
    child.send(order, () => {});
    const answer = (await answered) as RenderAnswer | undefined;
    if (!answer) {
      end();
      return 'endless';
    }
    idle = setTimeout(end, idleTime).unref();
    if ('failure' in answer) throw new Error(answer.failure);
    const { buffer, byteOffset, byteLength } = answer.body;
    return Buffer.from(buffer, byteOffset, byteLength);
  };

  return {
    async render(source, size, format) {
      if (waiting >= maximumWaiting) return 'unavailable';
      waiting += 1;
      const key = createHash('sha256').update(source).digest('base64url');
      const result = last
        .then(async () => {
          if (endless.has(key)) return 'endless' as const;
          const rendered = await renderNow({ source, size, format });
          if (rendered === 'endless') endless.set(key, true);
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
  const env = Object.fromEntries(environment.map((name) => [name, process.env[name]]));
  const child = fork(new URL('render-process.ts', import.meta.url), {
    serialization: 'advanced',
    execArgv: [],
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // What goes wrong with a process ends it.
  child.on('error', () => child.kill('SIGKILL'));
  if ((await nextMessage(child, startPatience)) === undefined) {
    child.kill('SIGKILL');
    throw new Error('the process that renders pictures did not start');
  }
  child.unref();
  child.channel?.unref();
  return child;
}

/** What a process says next; undefined where it ends, or says nothing for so long. */
function nextMessage(child: ChildProcess, milliseconds: number): Promise<unknown> {
  return new Promise((resolve) => {
    const done = (message?: unknown) => {
      clearTimeout(timer);
      child.off('message', done).off('exit', nothing).off('error', nothing);
      resolve(message);
    };
    const nothing = () => done();
    const timer = setTimeout(nothing, milliseconds);
    child.on('message', done).on('exit', nothing).on('error', nothing);
  });
}
