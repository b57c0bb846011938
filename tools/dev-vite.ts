import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';

/**
 * Serves the storefront as it is being written, with hot reload, on the app's own port. Call it before the app is
 * ready; the function it answers gives the newest build for each request (`webRoutes`).
 */
export async function createDevServer(app: FastifyInstance): Promise<() => Promise<ServerBuild>> {
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: app.server } },
  });
  await app.register(middie);
  app.use(vite.middlewares);
  app.addHook('onClose', () => vite.close());
  return () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>;
}
