import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What is served. */
interface MetricsText {
  text(): Promise<{ contentType: string; body: string }>;
}

export interface MetricsServer {
  /** The port that it listens on. */
  port: number;
  close(): Promise<void>;
}

/** Serves `GET /metrics` on a port of its own, which shoppers do not reach. Rejects if it cannot listen. */
export async function serveMetrics(
  metrics: MetricsText,
  { host, port }: { host: string; port: number },
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.url?.split('?')[0] !== '/metrics') return void response.writeHead(404).end('Not found\n');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { allow: 'GET, HEAD' }).end('Method not allowed\n');
    metrics.text().then(
      ({ contentType, body }) =>
        response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(body),
      (error: unknown) => response.destroy(error as Error),
    );
  });
  server.listen({ host, port });
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
