import { once } from 'node:events';
import type { Server } from 'node:http';

/** How long open connections have to finish their responses. */
const timeoutMs = 20_000;
const pollIntervalMs = 50;

/**
 * Stops accepting connections and waits until open ones have their responses. Browsers and proxies keep connections alive for
 * minutes: each is closed after its response. The app still works meanwhile, also for requests that it injects itself.
 */
export async function drain(server: Server): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  const closed = once(server, 'close');
  server.close();
  const poll = setInterval(() => server.closeIdleConnections(), pollIntervalMs);
  const timeout = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await closed;
  clearInterval(poll);
  clearTimeout(timeout);
}
