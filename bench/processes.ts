import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type CpuGroup, pinCommand } from './cpu-pinning.ts';

/** The unit of CPU time in `/proc/PID/stat`. */
const clockTickMs = 10;

const root = fileURLToPath(new URL('../', import.meta.url));
const children = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/** A server in a child process. */
export interface RunningServer {
  pid: number;
  /** Sends SIGTERM and waits until it has exited. */
  stop(): Promise<void>;
}

function spawnNode(
  group: CpuGroup,
  script: string,
  args: string[],
  env: Record<string, string | undefined>,
  stdin: 'pipe' | 'ignore',
) {
  const [command, commandArgs] = pinCommand(group, process.execPath, [script, ...args]);
  const child = spawn(command, commandArgs, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: [stdin, 'pipe', 'pipe'],
  });
  children.add(child);
  const exited = once(child, 'close').then(([code]) => {
    children.delete(child);
    return code as number | null;
  });
  return { child, exited };
}

/**
 * Starts a server and waits until `url` answers with a 2xx status.
 * @throws Error with its output if it exits first or takes longer than `timeoutMs`
 */
export async function startServer(
  script: string,
  options: { env?: Record<string, string | undefined>; args?: string[]; url: string; timeoutMs: number },
): Promise<RunningServer> {
  const { child, exited } = spawnNode('server', script, options.args ?? [], options.env ?? {}, 'ignore');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => {
      output += part;
    });
  }
  let hasExited = false;
  void exited.then(() => {
    hasExited = true;
  });
  const deadline = performance.now() + options.timeoutMs;
  while (!(await fetch(options.url).then(isOk, () => false))) {
    if (hasExited || performance.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`${script} did not start.\n${output}`);
    }
    await wait(10);
  }
  return {
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function isOk(response: Response): Promise<boolean> {
  await response.arrayBuffer();
  return response.ok;
}

/**
 * Runs a script that reads its task as JSON from standard input and prints its result as JSON; killed after
 * `timeoutSeconds`.
 * @throws Error with its error output
 */
export async function runTask<Result>(
  group: CpuGroup,
  script: string,
  task: unknown,
  timeoutSeconds: number,
): Promise<Result> {
  const { child, exited } = spawnNode(group, script, [], {}, 'pipe');
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutSeconds * 1000);
  child.stdin?.end(JSON.stringify(task));
  const [output, errors, code] = await Promise.all([textOf(child.stdout), textOf(child.stderr), exited]);
  clearTimeout(timer);
  if (code !== 0) throw new Error(`${script} exited with ${code}.\n${errors}`);
  return JSON.parse(output) as Result;
}

/**
 * Runs a script to completion.
 * @throws Error with its error output
 */
export async function runScript(
  script: string,
  args: string[],
  env: Record<string, string | undefined>,
): Promise<void> {
  const { child, exited } = spawnNode('server', script, args, env, 'ignore');
  child.stdout?.resume();
  const [errors, code] = await Promise.all([textOf(child.stderr), exited]);
  if (code !== 0) throw new Error(`${script} exited with ${code}.\n${errors}`);
}

function textOf(stream: Readable | null): Promise<string> {
  return stream ? text(stream) : Promise.resolve('');
}

/** Reads the task of a script that `runTask` started. */
export async function readTask<Task>(): Promise<Task> {
  return JSON.parse(await text(process.stdin)) as Task;
}

/** CPU time that a process has used so far, in milliseconds; undefined on systems other than Linux. */
export function processorMilliseconds(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const [user = 0, system = 0] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) * clockTickMs;
}

/** Resident memory of a process, in megabytes. */
export function residentMegabytes(pid: number): number {
  const kilobytes =
    process.platform === 'linux'
      ? /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kilobytes) / 1024;
}
