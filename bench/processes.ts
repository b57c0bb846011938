import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Place, pinned } from './cpu-pinning.ts';

/** Milliseconds of the unit in which Linux counts processor time. */
const clockTick = 10;

const root = fileURLToPath(new URL('../', import.meta.url));
const children = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/** A process of ours that stays until it is told to stop. */
export interface Running {
  pid: number;
  /** Ends it by SIGTERM and waits. */
  stop(): Promise<void>;
}

function spawnNode(
  place: Place,
  script: string,
  args: string[],
  env: Record<string, string | undefined>,
  stdin: 'pipe' | 'ignore',
) {
  const [command, all] = pinned(place, process.execPath, [script, ...args]);
  const child = spawn(command, all, { cwd: root, env: { ...process.env, ...env }, stdio: [stdin, 'pipe', 'pipe'] });
  children.add(child);
  const ended = once(child, 'close').then(([code]) => {
    children.delete(child);
    return code as number | null;
  });
  return { child, ended };
}

/**
 * Starts a server and waits until an address of it answers.
 * @throws Error with what it printed when it ends before, or takes longer than `patience` milliseconds
 */
export async function startServer(
  script: string,
  options: { env?: Record<string, string | undefined>; args?: string[]; url: string; patience: number },
): Promise<Running> {
  const { child, ended } = spawnNode('server', script, options.args ?? [], options.env ?? {}, 'ignore');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => {
      output += part;
    });
  }
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  const deadline = performance.now() + options.patience;
  while (!(await fetch(options.url).then(isOk, () => false))) {
    if (hasEnded || performance.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`${script} did not start.\n${output}`);
    }
    await wait(10);
  }
  return {
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function isOk(response: Response): Promise<boolean> {
  await response.arrayBuffer();
  return response.ok;
}

/**
 * Runs a script that reads its task as JSON from standard input and prints its result as JSON; ended after `seconds`.
 * @throws Error with what it complained of
 */
export async function runTask<Result>(place: Place, script: string, task: unknown, seconds: number): Promise<Result> {
  const { child, ended } = spawnNode(place, script, [], {}, 'pipe');
  const timer = setTimeout(() => child.kill('SIGKILL'), seconds * 1000);
  child.stdin?.end(JSON.stringify(task));
  const [output, errors, code] = await Promise.all([textOf(child.stdout), textOf(child.stderr), ended]);
  clearTimeout(timer);
  if (code !== 0) throw new Error(`${script} ended with ${code}.\n${errors}`);
  return JSON.parse(output) as Result;
}

/**
 * Runs a script of ours to its end.
 * @throws Error with what it complained of
 */
export async function runScript(
  script: string,
  args: string[],
  env: Record<string, string | undefined>,
): Promise<void> {
  const { child, ended } = spawnNode('server', script, args, env, 'ignore');
  child.stdout?.resume();
  const [errors, code] = await Promise.all([textOf(child.stderr), ended]);
  if (code !== 0) throw new Error(`${script} ended with ${code}.\n${errors}`);
}

function textOf(stream: Readable | null): Promise<string> {
  return stream ? text(stream) : Promise.resolve('');
}

/** What a task script was asked to do. */
export async function readTask<Task>(): Promise<Task> {
  return JSON.parse(await text(process.stdin)) as Task;
}

/** Processor time that a process has used so far, in milliseconds; undefined where the system does not tell. */
export function processorMilliseconds(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const [user = 0, system = 0] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) * clockTick;
}

/** Memory that a process holds now, in megabytes. */
export function residentMegabytes(pid: number): number {
  const kilobytes =
    process.platform === 'linux'
      ? /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kilobytes) / 1024;
}
