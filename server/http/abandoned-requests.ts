import type { FastifyInstance } from 'fastify';

/**
 * Ends requests whose client has closed its connection before they began: the system does not know its address any more, by which calls are
 * limited. Node remembers an address that was read once, so that requests whose client leaves later have it.
 */
export function endAbandonedRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    if (socket.remoteAddress !== undefined) return undefined;
    socket.destroy();
    return reply.hijack();
  });
}
