import { connect, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { storefrontProblem } from './builds.ts';
import { dataFolderProblem } from './data-folder.ts';
import type { Settings } from './settings.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** The server cannot start here; the message says why, in one line for the operator. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}

/**
 * Checks what a server needs besides its database, before it changes that: port, data folder and, if it serves the built storefront,
 * the build.
 * @throws StartRefused naming everything that is missing
 */
export async function checkBeforeStart(settings: Settings, { usesBuild }: { usesBuild: boolean }): Promise<void> {
  const { metrics } = settings;
  const problems = await Promise.all([
    portProblem(settings),
    metrics && portProblem(metrics, 'METRICS_'),
    dataFolderProblem(settings.dataFolder),
    usesBuild ? storefrontProblem(root) : undefined,
  ]);
  const found = problems.filter((problem) => problem !== undefined);
  if (found.length > 0) throw new StartRefused(found.join(' '));
}

/** Where a server listens. */
type Listener = Pick<Settings, 'host' | 'port'>;

/**
 * Why the server cannot listen, in a sentence for the operator.
 * @param prefix of the settings, such as `METRICS_` for `METRICS_HOST` and `METRICS_PORT`
 */
export function listenProblem(
  { code, message }: NodeJS.ErrnoException,
  { host, port }: Listener,
  prefix: '' | 'METRICS_' = '',
): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use; stop the other process, or set ${prefix}PORT to another one.`;
  if (code === 'EACCES') return `Port ${port} needs privileges; set ${prefix}PORT to one above 1023, such as 3000.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `This machine has no address ${host}; set ${prefix}HOST to one that it has, such as 127.0.0.1 or 0.0.0.0.`;
  return `The server cannot listen on ${host}, port ${port}: ${message}.`;
}

/** Ports below need privileges, which only listening on them shows. */
const firstUnprivilegedPort = 1024;
/** Milliseconds within which a program on this machine accepts a connection. */
const connectTimeoutMs = 1000;

/**
 * Why the server cannot listen. Asks for the port without listening on it: a request that a proxy sends meanwhile to the process that this
 * one replaces is then refused, and can go to another process, instead of being accepted and lost.
 */
async function portProblem(listener: Listener, prefix: '' | 'METRICS_' = ''): Promise<string | undefined> {
  const { host, port } = listener;
  const error = await listenError({ host, port: port < firstUnprivilegedPort ? port : 0 });
  if (error) return listenProblem(error, listener, prefix);
  return (await acceptsConnections(listener)) ? listenProblem(inUse, listener, prefix) : undefined;
}

function listenError(listener: Listener): Promise<Error | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen(listener, () => server.close(() => resolve(undefined)));
  });
}

const inUse = Object.assign(new Error(), { code: 'EADDRINUSE' });

function acceptsConnections({ host, port }: Listener): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: connectTimeoutMs });
    const end = (isAccepted: boolean) => {
      socket.destroy();
      resolve(isAccepted);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });
}
