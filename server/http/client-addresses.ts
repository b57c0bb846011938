import type { FastifyInstance } from 'fastify';

/**
 * Reads the address of each client when it connects: Node remembers it from then on. Read for the first time after the client has left, as by
 * a limit of calls that comes after a query, there would be none.
 */
export function readClientAddresses(app: FastifyInstance): void {
  app.server.on('connection', (socket) => void socket.remoteAddress);
}
