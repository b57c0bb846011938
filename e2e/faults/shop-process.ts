import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '#server/testing/free-port.ts';
import { tokenSecret } from '#server/testing/running-shop.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** How long a shop may take until it serves, in milliseconds. */
const patience = 30_000;

export type Environment = Record<string, string>;

/** How a process ended, and what it had to say. */
export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** Standard output, then standard error. */
  output: string;
  errors: string;
}

/** A shop in a process of its own. */
export interface ShopProcess {
  origin: string;
  pid: number;
  /** Sends a signal and waits for the end. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<Ended>;
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** A free port for a shop, in a production setting that a test signs customers into; nothing else of our own environment reaches it. */
export async function shopEnvironment(more: Environment): Promise<Environment & { PORT: string }> {
  return {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    PORT: String(await freePort()),
    TOKEN_SECRET: tokenSecret,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ...more,
  };
}

export function originOf({ PORT }: { PORT: string }): string {
  return `http://127.0.0.1:${PORT}`;
}

/** Runs the server to its end: for those that must refuse to start. */
export async function runShop(env: Environment): Promise<Ended> {
  const { child, ended } = spawnShop(env);
  const timer = setTimeout(() => child.kill('SIGKILL'), patience);
  const end = await ended;
  clearTimeout(timer);
  return end;
}

/** Starts the server and waits until it is ready. */
export async function startShop(env: Environment & { PORT: string }): Promise<ShopProcess> {
  const { child, ended } = spawnShop(env);
  let end: Ended | undefined;
  void ended.then((finished) => {
    end = finished;
  });
  const origin = originOf(env);
  const deadline = performance.now() + patience;
  while (!(await isReady(origin))) {
    if (end) throw new Error(`the shop did not start: ${end.output}${end.errors}`);
    if (performance.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`the shop was not ready in time: ${(await ended).errors}`);
    }
    await wait(50);
  }
  return {
    origin,
    pid: child.pid ?? 0,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

function spawnShop(env: Environment): { child: ChildProcess; ended: Promise<Ended> } {
  const child = spawn(process.execPath, ['server/main.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  const said = { output: '', errors: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said.output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.errors += text;
  });
  const ended = once(child, 'close').then(([code, signal]): Ended => {
    running.delete(child);
    return { code: code as number | null, signal: signal as NodeJS.Signals | null, ...said };
  });
  return { child, ended };
}

function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    (response) => response.ok,
    () => false,
  );
}
