import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { ViteDevServer } from 'vite';

/** The route that takes every path which is no call of the API: pages, and the files that Vite serves. */
const pagesRoute = '/*';

export interface DevStorefront {
  /** For `StartOptions.storefront`. */
  register(app: FastifyInstance): Promise<() => Promise<ServerBuild>>;
  /** Resolves when the first page no longer waits for Vite, or when that has failed. */
  loaded(): Promise<void>;
  /** Closes the connections to browsers and stops watching files. */
  close(): Promise<void>;
}

/**
 * Serves the storefront from its sources by Vite, with hot reload, on the app's own port. Vite needs seconds to start,
 * which it does once the app listens: until then pages wait, while the API answers.
 */
export function serveStorefront(): DevStorefront {
  const listening = Promise.withResolvers<Server>();
  const vite = listening.promise.then(async (server) => {
    const { createServer } = await import('vite');
    return createServer({ appType: 'custom', server: { middlewareMode: true, ws: { server } } });
  });
  let started: ViteDevServer | undefined;
  vite.then(
    (server) => {
      started = server;
    },
    () => {},
  );
  // Each page that needs it fails with the reason; here it only must not end the process.
  vite.catch((error: Error) => console.error(error.message));
  const build = async () =>
    (await (await vite).ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBuild;
  return {
    async register(app) {
      app.server.once('listening', () => listening.resolve(app.server));
      app.addHook('onRequest', (request, reply, done) => {
        if (request.routeOptions.url !== pagesRoute) return done();
        vite.then(({ middlewares }) => middlewares(request.raw, reply.raw, done), done);
      });
      return build;
    },
    async loaded() {
      await build().catch(() => {});
    },
    async close() {
      // One that is still starting ends with the process: the database must not wait for it.
      await started?.close();
    },
  };
}
