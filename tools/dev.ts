/*
 * `npm run dev`: the shop while it is being written. Pages reload hot; the process starts again when the server's own files
 * change.
 */
import { runServer, startServer } from '#server/main.ts';
import { printWelcome, seedWhenEmpty } from './demo-shop.ts';
import { createDevServer } from './dev-vite.ts';

await runServer(async () => {
  const server = await startServer({ prepare: seedWhenEmpty, storefront: createDevServer });
  printWelcome(server.settings);
  return server;
});
