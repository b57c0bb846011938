/*
 * The server of `npm run dev`, started and restarted by `dev.ts`: the shop with its storefront served by Vite.
 *
 *   --restarted   prints no welcome
 */
import { registerHooks } from 'node:module';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './run.ts';

/** What `dev.ts` is sent. */
export interface DevServerMessage {
  /** A file of ours that is imported, by its path below the project's folder. */
  imported?: string;
  /** Requests are answered. */
  ready?: true;
}

function send(message: DevServerMessage): void {
  if (process.connected) process.send?.(message);
}

/** Ours, and no package. */
function ownFile(url: string): string | undefined {
  if (!url.startsWith('file:')) return undefined;
  const path = relative(root, fileURLToPath(url)).split(sep).join('/');
  return path.startsWith('..') || path.startsWith('node_modules/') ? undefined : path;
}

registerHooks({
  resolve(specifier, context, nextResolve) {
    const result = nextResolve(specifier, context);
    const imported = ownFile(result.url);
    if (imported) send({ imported });
    return result;
  },
});
// `dev.ts` has been killed: nobody would stop this process.
process.on('disconnect', () => process.kill(process.pid, 'SIGINT'));

// After the hook, which sees only what is imported after it.
const { startServer } = await import('#server/start-server.ts');
const { runServer } = await import('#server/run-server.ts');
const { startMissingProviders } = await import('./missing-providers.ts');
const { printWelcome, seedWhenEmpty } = await import('./demo-shop.ts');
const { serveStorefront } = await import('./dev-storefront.ts');

await runServer(async () => {
  const providers = await startMissingProviders();
  const storefront = serveStorefront();
  const server = await startServer({
    prepare: seedWhenEmpty,
    storefront: storefront.register,
    // Vite compiles the modules of a page at its first request.
    timeLimits: { handlingMs: 120_000 },
  });
  if (!process.argv.includes('--restarted')) void storefront.loaded().then(() => printWelcome(server));
  send({ ready: true });
  return {
    ...server,
    async stop() {
      // First, for open connections to browsers would keep the server from stopping.
      await storefront.close();
      await server.stop();
      await providers.close();
    },
  };
});
