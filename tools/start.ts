/*
 * `npm start`: builds the storefront if it is out of date, seeds an empty shop with the demo shop unless given
 * `-- --no-demo`, and serves it in this process, so that Ctrl-C and SIGTERM reach the server directly.
 */
import { existsSync } from 'node:fs';
import { cacheCompiledModules } from '#server/compile-cache.ts';
import { embeddedDatabaseFolder } from '#server/db/open.ts';
import { StartRefused } from '#server/preflight.ts';
import { exitWith, runServer } from '#server/run-server.ts';
import { readSettings } from '#server/settings.ts';
import { buildWhenStale } from './build.ts';
import { readCommandLine } from './command-line.ts';
import { installTheRest } from './install.js';

const usage = `npm start -- [--no-demo]

Builds the storefront if it is out of date, fills an empty shop with the demo
shop, and serves it until Ctrl-C or SIGTERM.

  --no-demo   leaves an empty shop empty
  --help      prints this

Settings are variables of the environment: the README lists them.`;

const { values } = readCommandLine(usage, { 'no-demo': { type: 'boolean' } });

cacheCompiledModules();
process.env.NODE_ENV = 'production';
if (!process.env.DATABASE_URL) process.env.EMBEDDED_DB ||= 'allow';
process.env.API_DOCS ||= 'on';
if (!process.env.OMISE_SECRET_KEY) process.env.PAYMENTS ||= 'mock';
await runServer(async () => {
  // Before packages are installed and the storefront is built, which takes half a minute.
  const settings = readSettings(process.env);
  const installing = installTheRest().catch(({ message }: Error) => {
    throw new StartRefused(message);
  });
  const building = installing.then(buildWhenStale);
  // A new database is filled meanwhile, with the server's packages alone. Another one stays to the version before unless the build succeeds.
  const isNew = !settings.databaseUrl && !existsSync(embeddedDatabaseFolder(settings));
  if (!isNew) await building;
  building.catch(exitWith);
  const { startServer } = await import('#server/start-server.ts');
  const { printWelcome, seedWhenEmpty } = await import('./demo-shop.ts');
  const server = await startServer({
    ...(values['no-demo'] ? {} : { prepare: seedWhenEmpty }),
    ...(isNew ? { building } : {}),
  });
  await printWelcome(server);
  return server;
});
