import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

/** The project's folder, to which the paths of all tools are relative. */
export const root = fileURLToPath(new URL('../', import.meta.url));

/** What ends a run early: Ctrl-C and a request of the system. */
export const stopSignals = ['SIGINT', 'SIGTERM'] as const;

export interface RunResult {
  ok: boolean;
  /** Standard output and standard error, interleaved. */
  output: string;
}

/**
 * Runs a script with this process's Node and collects its output. SIGINT and SIGTERM stop it too.
 *
 * @param script path relative to the project's folder, e.g. `node_modules/vitest/vitest.mjs`
 * @param env added to this process's environment; `undefined` removes a variable
 * @param background whether other processes get three times its share of the processor
 */
export function runNode(
  script: string,
  args: string[],
  env: Record<string, string | undefined> = {},
  { background = false }: { background?: boolean } = {},
): Promise<RunResult> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: background,
  });
  if (background && child.pid) lowerPriority(child.pid);
  // The terminal sends its signals to no other session than its own.
  const terminate = () => (background && child.pid ? process.kill(-child.pid, 'SIGTERM') : child.kill('SIGTERM'));
  for (const signal of stopSignals) process.once(signal, terminate);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (chunk: string) => {
      output += chunk;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      for (const signal of stopSignals) process.off(signal, terminate);
      resolve({ ok: code === 0, output });
    });
  });
}

/**
 * A third of the share of other sessions. With the lowest priority, a hundredth, Vitest waits in vain for its workers: it gives them 60
 * seconds to start, which no setting changes.
 */
const backgroundPriority = 5;

/**
 * Gives the process, the leader of a session, a lower priority, and all that it starts. Linux with autogroups compares priorities within a
 * session only, and PostgreSQL and browsers have sessions of their own: there the session gets it as well (sched(7)).
 */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, backgroundPriority);
    writeFileSync(`/proc/${pid}/autogroup`, `${backgroundPriority}`);
  } catch (error) {
    // One change in a tenth of a second is allowed on the machine. Other errors: no autogroups here, or the process has ended.
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') setTimeout(lowerPriority, 150, pid);
  }
}

/**
 * Runs a script with this process's Node, in the same terminal. Ctrl-C reaches both processes; this one waits for the script.
 *
 * @param env added to this process's environment
 * @returns the script's exit code
 */
export function runInTerminal(script: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  const terminate = () => child.kill('SIGTERM');
  const ignore = () => {};
  process.once('SIGTERM', terminate).on('SIGINT', ignore);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGTERM', terminate).off('SIGINT', ignore);
      resolve(code ?? 1);
    });
  });
}
