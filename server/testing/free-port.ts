import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports from which systems take those of outgoing connections (32768 on Linux, 49152 elsewhere). */
const range = [20_000, 32_000] as const;

/**
 * A TCP port of 127.0.0.1 that is free at this moment. No outgoing connection takes it before it is used, as happens to ports that the
 * system assigns.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = randomInt(...range);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${range[0]} to ${range[1]} is free.`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const listening = once(server, 'listening').then(
    () => true,
    () => false,
  );
  server.listen(port, '127.0.0.1');
  if (!(await listening)) return false;
  server.close();
  await once(server, 'close');
  return true;
}
