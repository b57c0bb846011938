/*
 * `npm start`: builds the storefront if it is out of date, seeds an empty shop with the demo shop, and serves it in this process,
 * so that Ctrl-C and SIGTERM reach the server directly.
 */
import { cacheCompiledModules } from '#server/compile-cache.ts';
import { buildWhenStale } from './build.ts';
import { printWelcome, seedWhenEmpty } from './demo-shop.ts';

cacheCompiledModules();
await buildWhenStale();
process.env.NODE_ENV = 'production';
if (!process.env.DATABASE_URL) process.env.EMBEDDED_DB ||= 'allow';
if (!process.env.OMISE_SECRET_KEY) process.env.PAYMENTS ||= 'mock';
const { runServer, startServer } = await import('#server/start-server.ts');
await runServer(async () => {
  const server = await startServer({ prepare: seedWhenEmpty });
  await printWelcome(server);
  return server;
});
