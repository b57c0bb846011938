import { type ChildProcess, fork } from 'node:child_process';
import type { Socket } from 'node:net';
import { basename } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';

/** A child process that works on requests, one after the other. */
export interface TaskProcess<Request, Result> {
  /**
   * The result of a request; `timed_out` if it took too long or the process ended. Wait for it before the next request.
   *
   * @throws Error if the process does not start
   */
  run(request: Request): Promise<Result | 'timed_out'>;
  close(): void;
}

export interface TaskProcessOptions<Result> {
  /** Whether the process is ended after this result, because it may not work any more; a new one gets the next request. */
  endsAfter?: (result: Result) => boolean;
  /** Gets what the process writes to its standard error. Without one it is written to that of this process. */
  log?: FastifyBaseLogger;
}

const startTimeoutMs = 30_000;
/** The process ends after this time without work. */
const idleTimeoutMs = 60_000;
/** Of what a process writes at once to its standard error. */
const maxLoggedCharacters = 2000;

/** Environment variables that the process gets; none is secret. */
const inheritedVariables = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'FONTCONFIG_PATH', 'FONTCONFIG_FILE', 'SystemRoot'];

/**
 * A process for work that would block this one, started on demand. Work on a hostile file can only be stopped by ending the
 * process (decision 011). The script sends `'ready'`, then one result for each request.
 */
export function createTaskProcess<Request extends object, Result extends object>(
  script: URL,
  milliseconds: number,
  { endsAfter = () => false, log }: TaskProcessOptions<Result> = {},
): TaskProcess<Request, Result> {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  const end = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };

  return {
    async run(request) {
      clearTimeout(idle);
      if (!child?.connected) child = await startProcess(script, log);
      const received = nextMessage(child, milliseconds);
      // A failure to send means that the process has ended, which `received` reports.
      child.send(request, () => {});
      const result = (await received) as Result | undefined;
      if (!result) {
        end();
        return 'timed_out';
      }
      if (endsAfter(result)) end();
      else idle = setTimeout(end, idleTimeoutMs).unref();
      return result;
    },
    close: end,
  };
}

async function startProcess(script: URL, log: FastifyBaseLogger | undefined): Promise<ChildProcess> {
  const env = Object.fromEntries(inheritedVariables.map((name) => [name, process.env[name]]));
  const child = fork(script, {
    serialization: 'advanced',
    execArgv: [],
    env,
    stdio: ['ignore', 'ignore', log ? 'pipe' : 'inherit', 'ipc'],
  });
  child.on('error', () => child.kill('SIGKILL'));
  if (log) logErrorOutput(child, script, log);
  if ((await nextMessage(child, startTimeoutMs)) === undefined) {
    child.kill('SIGKILL');
    throw new Error(`the process of ${script.pathname} did not start`);
  }
  child.unref();
  child.channel?.unref();
  return child;
}

function logErrorOutput({ stderr }: ChildProcess, script: URL, log: FastifyBaseLogger): void {
  stderr?.setEncoding('utf8').on('data', (written: string) => {
    const text = written.trimEnd().slice(0, maxLoggedCharacters);
    log.warn({ script: basename(script.pathname), text }, 'a process wrote to its standard error');
  });
  // A pipe is a socket.
  (stderr as Socket | null)?.unref();
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
