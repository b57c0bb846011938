import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long open connections have to finish their responses. */
const timeoutMs = 20_000;
/** How long requests that have not arrived completely have to do so. */
const arrivalMs = 2_000;
const pollIntervalMs = 50;

/**
 * Watches a server that does not listen yet, and returns the function that stops it: it accepts no more connections and waits until
 * open ones have their responses. Browsers and proxies keep connections alive for minutes: each is closed after its response. Those on
 * which a request is still arriving are closed after two seconds. The app still works meanwhile, also for requests that it injects
 * itself.
 */
export function drainable(server: Server): () => Promise<void> {
  const sockets = new Set<Socket>();
  const pending = new Set<IncomingMessage>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('request', (request, response) => {
    pending.add(request);
    response.once('close', () => pending.delete(request));
  });
  const closeArriving = () => {
    const complete = new Set([...pending].filter((request) => request.complete).map((request) => request.socket));
    for (const socket of sockets) if (!complete.has(socket)) socket.destroy();
  };
  return async () => {
    server.prependListener('request', (_request, response) => {
      response.shouldKeepAlive = false;
    });
    const closed = once(server, 'close');
    server.close();
    const poll = setInterval(() => server.closeIdleConnections(), pollIntervalMs);
    const arrival = setTimeout(closeArriving, arrivalMs);
    const timeout = setTimeout(() => server.closeAllConnections(), timeoutMs);
    await closed;
    clearInterval(poll);
    clearTimeout(arrival);
    clearTimeout(timeout);
  };
}
