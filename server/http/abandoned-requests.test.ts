import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fastify, { type FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { endAbandonedRequests } from './abandoned-requests.ts';

/** A server, and a client that has sent it a request. */
async function send(handle: (request: FastifyRequest) => Promise<string>, onConnection = (_socket: object) => {}) {
  const app = fastify();
  app.server.on('connection', onConnection);
  endAbandonedRequests(app);
  app.get('/', handle);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
  return { client, close: () => app.close() };
}

test('a request has its address after its client has left', async () => {
  const [received, ip] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()];
  const { client, close } = await send(async (request) => {
    received.resolve();
    await once(request.raw.socket, 'close');
    ip.resolve(request.ip);
    return 'too late';
  });
  await received.promise;
  client.destroy();
  expect(await ip.promise).toBe('127.0.0.1');
  await close();
});

test('a request whose client has left before it began is not handled', async () => {
  let isHandled = false;
  const { client, close } = await send(
    async () => {
      isHandled = true;
      return 'handled';
    },
    // What is left of a connection that its client has reset.
    (socket) => Object.defineProperty(socket, 'remoteAddress', { value: undefined }),
  );
  client.resume();
  await once(client, 'close');
  expect(isHandled).toBe(false);
  await close();
});
