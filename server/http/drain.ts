import { once } from 'node:events';
import type { Server } from 'node:http';

/** Milliseconds that open connections get to end with their answers. */
const patience = 20_000;
/** Milliseconds between two looks for connections that have their answer. */
const interval = 50;

/**
 * Takes no new connection and waits until the open ones have their answers. Browsers and proxies would keep them open for
 * minutes: each ends with its answer. The app still works meanwhile, also for requests that it makes of itself.
 */
export async function drain(server: Server): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  const closed = once(server, 'close');
  server.close();
  const looking = setInterval(() => server.closeIdleConnections(), interval);
  const timeout = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearInterval(looking);
  clearTimeout(timeout);
}
