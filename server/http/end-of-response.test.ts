import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { endOfResponse } from './end-of-response.ts';

/** A server whose handlers pass their signals on, and answer when they may. */
async function createServer() {
  const app = fastify();
  const [handled, mayAnswer] = [Promise.withResolvers<AbortSignal>(), Promise.withResolvers<void>()];
  app.post('/', async (_request, reply) => {
    handled.resolve(endOfResponse(reply));
    await mayAnswer.promise;
    return 'the answer';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}');
  return { socket, signal: await handled.promise, answer: mayAnswer.resolve, close: () => app.close() };
}

test('a response ends when its client leaves, and not when the body of the request has been read', async () => {
  const { socket, signal, answer, close } = await createServer();
  expect(signal.aborted).toBe(false);
  socket.destroy();
  await once(signal, 'abort');
  answer();
  await close();
});

test('a response ends when it has been sent', async () => {
  const { socket, signal, answer, close } = await createServer();
  const ended = once(signal, 'abort');
  answer();
  const [sent] = await once(socket, 'data');
  expect(String(sent)).toContain('the answer');
  await ended;
  socket.destroy();
  await close();
});
