import type { Server } from 'node:http';
import { stripVTControlCharacters } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { ErrorPayload, ViteDevServer } from 'vite';

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
        const showProblem = (error: ErrorPayload['err']) =>
          void reply.code(500).type('text/html').header('cache-control', 'no-store').send(problemPage(error));
        const openPage = (error?: Error) => (error ? done(error) : build().then(() => done(), showProblem));
        vite.then(({ middlewares }) => middlewares(request.raw, reply.raw, openPage), done);
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

/** The page instead of any other while a module of the storefront cannot be loaded: it says why, in the way of Vite. */
function problemPage({ message, stack, id, frame, plugin, pluginCode, loc }: ErrorPayload['err']): string {
  const problem = { message, stack, id, frame, plugin, pluginCode, loc };
  // Vite colours its messages for a terminal.
  const uncoloured = (_key: string, value: unknown) =>
    typeof value === 'string' ? stripVTControlCharacters(value) : value;
  const shown = JSON.stringify(problem, uncoloured).replaceAll('<', '\\u003c');
  return `<!doctype html>
<meta charset="utf-8">
<title>Error</title>
<script type="module">
  import { ErrorOverlay } from '/@vite/client';
  document.body.append(new ErrorOverlay(${shown}));
</script>`;
}
