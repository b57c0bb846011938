import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { ViteDevServer } from 'vite';

/** The route that takes every path which is no call of the API: pages, and the files that Vite serves. */
const pagesRoute = '/*';

export interface DevStorefront {
  /** For `StartOptions.storefront`. */
  register(app: FastifyInstance): Promise<() => Promise<ServerBuild>>;
  /** Closes the connections to browsers and stops watching files. */
  close(): Promise<void>;
}

/**
 * Serves the storefront from its sources by Vite, with hot reload, on the app's own port. Vite needs a second to start,
 * which it does once the app listens: until then pages wait, while the API answers.
 */
export function serveStorefront(): DevStorefront {
  let vite: Promise<ViteDevServer> | undefined;
  return {
    async register(app) {
      const listening = Promise.withResolvers<void>();
      app.server.once('listening', listening.resolve);
      const started = listening.promise.then(async () => {
        const { createServer } = await import('vite');
        return createServer({ appType: 'custom', server: { middlewareMode: true, ws: { server: app.server } } });
      });
      // Each page that needs it fails with the reason; here it only must not end the process.
      started.catch((error: Error) => console.error(error.message));
      vite = started;
      app.addHook('onRequest', (request, reply, done) => {
        if (request.routeOptions.url !== pagesRoute) return done();
        started.then(({ middlewares }) => middlewares(request.raw, reply.raw, done), done);
      });
      return async () =>
        (await (await started).ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBuild;
    },
    async close() {
      await (await vite?.catch(() => undefined))?.close();
    },
  };
}
