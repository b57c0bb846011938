import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { dataFolderProblem } from './data-folder.ts';
import type { Settings } from './settings.ts';
import { buildProblem } from './storefront-build.ts';

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
  const problems = await Promise.all([
    portProblem(settings),
    dataFolderProblem(settings.dataFolder),
    usesBuild ? buildProblem(root) : undefined,
  ]);
  const found = problems.filter((problem) => problem !== undefined);
  if (found.length > 0) throw new StartRefused(found.join(' '));
}

/** Why the server cannot listen, in a sentence for the operator. */
export function listenProblem({ code, message }: NodeJS.ErrnoException, { host, port }: Settings): string {
  if (code === 'EADDRINUSE') return `Port ${port} is in use; stop the other process, or set PORT to another one.`;
  if (code === 'EACCES') return `Port ${port} needs privileges; set PORT to one above 1023, such as 3000.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `This machine has no address ${host}; set HOST to one that it has, such as 127.0.0.1 or 0.0.0.0.`;
  return `The server cannot listen on ${host}, port ${port}: ${message}.`;
}

function portProblem(settings: Settings): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(listenProblem(error, settings)));
    server.listen({ host: settings.host, port: settings.port }, () => server.close(() => resolve(undefined)));
  });
}
