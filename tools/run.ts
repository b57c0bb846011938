import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of the project; every path that a tool names is below it. */
export const root = fileURLToPath(new URL('../', import.meta.url));

export interface Finished {
  ok: boolean;
  /** Standard output and standard error, mixed as they came. */
  output: string;
}

/**
 * Runs a script of ours or of a package by our own Node to its end, and collects what it prints.
 * On Ctrl-C or SIGTERM it is ended with us.
 *
 * @param script its path below the project's folder, e.g. `node_modules/vitest/vitest.mjs`
 * @param env added to our own environment; `undefined` takes a variable away
 */
export function runNode(
  script: string,
  args: string[],
  env: Record<string, string | undefined> = {},
): Promise<Finished> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => child.kill('SIGTERM');
  process.once('SIGINT', end).once('SIGTERM', end);
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
      process.off('SIGINT', end).off('SIGTERM', end);
      resolve({ ok: code === 0, output });
    });
  });
}

/**
 * Runs a script of ours or of a package by our own Node, in our terminal. Ctrl-C reaches both: we wait for its end.
 *
 * @param env added to our own environment
 * @returns its exit code
 */
export function runInTerminal(script: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  const end = () => child.kill('SIGTERM');
  const wait = () => {};
  process.once('SIGTERM', end).on('SIGINT', wait);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGTERM', end).off('SIGINT', wait);
      resolve(code ?? 1);
    });
  });
}
