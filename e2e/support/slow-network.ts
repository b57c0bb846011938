import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

/** Of the uncompressed page: a header has several. */
const pieceBytes = 2048;
const pauseMs = 40;

/**
 * A proxy before the shop through which pages arrive in pieces, uncompressed, so that the browser paints them before they are whole. Other
 * files arrive at once.
 *
 * @param shop its origin
 */
export async function openSlowNetwork(shop: string): Promise<{ origin: string; close(): Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    const { 'accept-encoding': _, ...headers } = incoming.headers;
    const forwarded = request(
      new URL(incoming.url ?? '/', shop),
      { method: incoming.method, headers: { ...headers, host: new URL(shop).host } },
      (response) => {
        // The browser is at another page already.
        if (outgoing.destroyed) {
          response.destroy();
          return;
        }
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        const isPage = response.headers['content-type']?.startsWith('text/html');
        // A response that breaks off ends the other one as well.
        pipeline(isPage ? Readable.from(inPieces(response)) : response, outgoing, () => {});
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function* inPieces(page: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of page)
    for (let start = 0; start < chunk.length; start += pieceBytes) {
      yield chunk.subarray(start, start + pieceBytes);
      await delay(pauseMs);
    }
}
