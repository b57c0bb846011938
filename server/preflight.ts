import { createServer } from 'node:net';
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

function portProblem(listener: Listener, prefix: '' | 'METRICS_' = ''): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(listenProblem(error, listener, prefix)));
    server.listen({ host: listener.host, port: listener.port }, () => server.close(() => resolve(undefined)));
  });
}
