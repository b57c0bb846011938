import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { readClientAddresses } from './client-addresses.ts';

test('a request has its address after its client has left', async () => {
  const app = fastify();
  readClientAddresses(app);
  const [received, ip] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()];
  app.get('/', async (request) => {
    received.resolve();
    await once(request.raw.socket, 'close');
    ip.resolve(request.ip);
    return 'too late';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
  await received.promise;
  client.destroy();
  expect(await ip.promise).toBe('127.0.0.1');
  await app.close();
});
