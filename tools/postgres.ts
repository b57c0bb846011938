/*
 * `node tools/postgres.ts`: a throw-away PostgreSQL for a trial, e.g. `DATABASE_URL=<the printed address> npm start`.
 * It stays until Ctrl-C and leaves nothing behind.
 */
import { once } from 'node:events';
import { startCluster } from '#server/testing/postgres-cluster.ts';

const cluster = await startCluster();
console.log(cluster.url);
console.error(`PostgreSQL ${cluster.version}; Ctrl-C stops it and removes its data.`);
await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
await cluster.stop();
