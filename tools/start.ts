/*
 * `npm start`: builds the storefront if it is out of date, seeds an empty shop with the demo shop unless given
 * `-- --no-demo`, and serves it in this process, so that Ctrl-C and SIGTERM reach the server directly.
 */
import { existsSync } from 'node:fs';
import { cacheCompiledModules } from '#server/compile-cache.ts';
import { embeddedDatabaseFolder } from '#server/db/open.ts';
import { exitWith, runServer } from '#server/run-server.ts';
import { readSettings } from '#server/settings.ts';
import { buildWhenStale } from './build.ts';

cacheCompiledModules();
process.env.NODE_ENV = 'production';
if (!process.env.DATABASE_URL) process.env.EMBEDDED_DB ||= 'allow';
process.env.API_DOCS ||= 'on';
if (!process.env.OMISE_SECRET_KEY) process.env.PAYMENTS ||= 'mock';
await runServer(async () => {
  // Before the build, which takes half a minute.
  const settings = readSettings(process.env);
  const building = buildWhenStale();
  // A new database is filled meanwhile. Another one stays to the version before unless the build succeeds.
  const isNew = !settings.databaseUrl && !existsSync(embeddedDatabaseFolder(settings));
  if (!isNew) await building;
  building.catch(exitWith);
  const { startServer } = await import('#server/start-server.ts');
  const { printWelcome, seedWhenEmpty } = await import('./demo-shop.ts');
  const server = await startServer({
    ...(process.argv.includes('--no-demo') ? {} : { prepare: seedWhenEmpty }),
    ...(isNew ? { building } : {}),
  });
  await printWelcome(server);
  return server;
});
