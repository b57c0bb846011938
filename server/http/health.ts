import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app-context.ts';
import { ping } from '../db/database.ts';
import { isMigrated, readMigrations } from '../db/migrate.ts';

/**
 * `GET /healthz` responds while the process is running. `GET /readyz` responds 200 if the process can serve requests: the database
 * responds, all migrations have run, the most requested pages are rendered, and it is not stopping. Otherwise it responds 503 with the reason.
 */
export function healthRoutes(app: FastifyInstance, context: AppContext): void {
  let stopping = false;
  let migrated = false;
  const migrations = readMigrations();
  app.addHook('preClose', async () => {
    stopping = true;
  });

  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));

  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const notReady = (reason: string) => reply.code(503).send({ status: 'not ready', reason });
    if (stopping) return notReady('stopping');
    try {
      await ping(context.db);
      migrated ||= await isMigrated(context.database, migrations);
    } catch {
      return notReady('the database does not answer');
    }
    if (!migrated) return notReady('migrations have not run');
    if (context.warmUp?.isDone === false) return notReady('the most requested pages are being rendered');
    return reply.send({ status: 'ready' });
  });
}
