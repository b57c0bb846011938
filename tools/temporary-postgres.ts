/*
 * `node tools/temporary-postgres.ts`: a temporary PostgreSQL to try the shop on: `DATABASE_URL=<the printed address> npm start`.
 * Ctrl-C stops it and deletes its data.
 */
import { once } from 'node:events';
import { startCluster } from '#server/testing/postgres-cluster.ts';
import { providePostgres } from './provide-postgres.ts';

await providePostgres();
const cluster = await startCluster();
console.log(cluster.url);
console.error(`PostgreSQL ${cluster.version}; Ctrl-C stops it and deletes its data.`);
await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
await cluster.stop();
