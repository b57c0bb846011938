import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '#server/testing/free-port.ts';
import { tokenSecret } from '#server/testing/running-shop.ts';

/** The project's folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url));
/** How long a shop may take until it is ready, or until it refuses to start. */
const timeoutMs = 300_000;
/** How long a command of the operator may take, such as one that fills a shop on a busy machine. */
const commandTimeoutMs = 300_000;

export type Environment = Record<string, string>;

/** Exit code or signal of a process, and all that it printed. */
export interface ProcessResult {
  code: number | null;
  signal: NodeJS.Signals | null;

  stdout: string;
  stderr: string;
}

/** A production server in a child process. */
export interface ShopProcess {
  origin: string;
  pid: number;
  /** Sends the signal and waits until the process has exited. */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<ProcessResult>;
}

const running = new Set<ChildProcess>();
let isOver = false;
process.on('exit', killPrograms);

/** Kills every program that is still running, and lets no other start. */
export function killPrograms(): void {
  isOver = true;
  for (const child of running) child.kill('SIGKILL');
}

/**
 * Production settings on a free port, with the secret that tests sign access tokens with. A shop inherits nothing else
 * from the environment of the tests but PATH.
 */
export async function shopEnvironment(overrides: Environment): Promise<Environment & { PORT: string }> {
  return {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    PAYMENTS: 'mock',
    PORT: String(await freePort()),
    TOKEN_SECRET: tokenSecret,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ...overrides,
  };
}

export function originOf({ PORT }: { PORT: string }): string {
  return `http://127.0.0.1:${PORT}`;
}

/** Runs a server that must refuse to start, of the project or of a copy of it, and waits until it has exited. */
export async function runToExit(env: Environment, folder = root): Promise<ProcessResult> {
  return exitOf(spawnProgram(env, ['server/main.ts'], folder), timeoutMs);
}

/** Runs a command of the operator, such as `['orders', 'refund', 'SF26112240718826']`, of the project or of a copy of it, and waits until it has ended. */
export function runOperatorCommand(env: Environment, args: string[], folder = root): Promise<ProcessResult> {
  return exitOf(spawnProgram(env, ['tools/shop.ts', ...args], folder), commandTimeoutMs);
}

/** Runs a command of the operator until `moment` resolves, and kills it. */
export async function killOperatorCommand(
  env: Environment,
  args: string[],
  moment: () => Promise<unknown>,
): Promise<ProcessResult> {
  const { child, exited } = spawnProgram(env, ['tools/shop.ts', ...args]);
  await moment();
  child.kill('SIGKILL');
  return exited;
}

async function exitOf({ child, exited }: SpawnedProgram, limitMs: number): Promise<ProcessResult> {
  const timer = setTimeout(() => child.kill('SIGKILL'), limitMs);
  const result = await exited;
  clearTimeout(timer);
  return result;
}

/** Starts the server, of the project or of a copy of it, and waits until it is ready. */
export async function startShop(env: Environment & { PORT: string }, folder = root): Promise<ShopProcess> {
  const { child, exited } = spawnProgram(env, ['server/main.ts'], folder);
  let result: ProcessResult | undefined;
  void exited.then((value) => {
    result = value;
  });
  const origin = originOf(env);
  const deadline = performance.now() + timeoutMs;
  while (!(await isReady(origin))) {
    if (result) throw new Error(`the shop did not start: ${result.stdout}${result.stderr}`);
    if (performance.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`the shop was not ready in time: ${(await exited).stderr}`);
    }
    await wait(50);
  }
  let isStopped = false;
  void exited.then(({ code, stderr }) => {
    if (!isStopped && code) console.error(`the shop ended by itself with ${code}: ${stderr}`);
  });
  return {
    origin,
    pid: child.pid ?? 0,
    stop(signal) {
      isStopped = true;
      child.kill(signal);
      return exited;
    },
  };
}

interface SpawnedProgram {
  child: ChildProcess;
  exited: Promise<ProcessResult>;
}

function spawnProgram(env: Environment, args: string[], cwd = root): SpawnedProgram {
  if (isOver) throw new Error('the tests of this file are over');
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  const printed = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed.stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    printed.stderr += text;
  });
  const exited = once(child, 'close').then(([code, signal]): ProcessResult => {
    running.delete(child);
    return { code: code as number | null, signal: signal as NodeJS.Signals | null, ...printed };
  });
  return { child, exited };
}

function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    (response) => response.ok,
    () => false,
  );
}
