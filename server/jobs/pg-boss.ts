import { fromKysely, type JobResult, PgBoss } from 'pg-boss';
import type { AppContext } from '../app-context.ts';
import type { JobHandlers, Jobs, Queue } from './jobs.ts';

/** Jobs of a queue of mails that a process runs at the same time. While more wait, the next ones follow at once. */
const mailsAtOnce = 10;

const queues: Record<Queue, { retryLimit: number; retryDelay: number; cron?: string; atOnce?: number }> = {
  'send-mail': { retryLimit: 10, retryDelay: 10, atOnce: mailsAtOnce },
  'mail-account-link': { retryLimit: 10, retryDelay: 10, atOnce: mailsAtOnce },
  'mail-sign-in-confirmation': { retryLimit: 5, retryDelay: 10, atOnce: mailsAtOnce },
  'mock-webhook': { retryLimit: 5, retryDelay: 2 },
  // What one run leaves is found by the next.
  'mail-wishlist-news': { retryLimit: 0, retryDelay: 0, cron: '*/2 * * * *' },
  'expire-orders': { retryLimit: 0, retryDelay: 0, cron: '* * * * *' },
  'settle-late-charges': { retryLimit: 0, retryDelay: 0, cron: '23 * * * *' },
  // Tried again by `perform-due-refunds`.
  'perform-refund': { retryLimit: 0, retryDelay: 0 },
  'perform-due-refunds': { retryLimit: 0, retryDelay: 0, cron: '* * * * *' },
  'refresh-payment-offer': { retryLimit: 0, retryDelay: 0, cron: '*/10 * * * *' },
  'sweep-old-rows': { retryLimit: 0, retryDelay: 0, cron: '17 3 * * *' },
};

export interface RunningJobs extends Jobs {
  /** Starts processing the queues. */
  work(handlers: JobHandlers): Promise<void>;
  /** Stops fetching jobs and waits up to 20 seconds for running ones. */
  stop(): Promise<void>;
}

/** Jobs by pg-boss, in the shop's own database (schema `pgboss`). */
export async function startJobs({ database, log }: Pick<AppContext, 'database' | 'log'>): Promise<RunningJobs> {
  const boss = new PgBoss({
    ...database.jobs,
    useListenNotify: database.kind === 'pglite',
    superviseIntervalSeconds: 60,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'pg-boss reported an error'));
  await boss.start();
  for (const [name, { cron: _, atOnce: __, ...options }] of Object.entries(queues)) {
    await boss.createQueue(name, {
      ...options,
      retryBackoff: true,
      expireInSeconds: 120,
      deleteAfterSeconds: 24 * 3600,
    });
    // pg-boss looks a queue up on its own connection at the first use and caches it. Inside a transaction on the embedded
    // database, which has one connection, that lookup would wait for the transaction forever.
    await boss.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' });
  }
  return {
    async send(tx, queue, data, { afterSeconds } = {}) {
      await boss.send(queue, data, { db: fromKysely(tx), ...(afterSeconds ? { startAfter: afterSeconds } : {}) });
    },
    async work(handlers) {
      for (const name of Object.keys(queues) as Queue[]) {
        const handle = handlers[name] as (data: unknown) => Promise<void>;
        const run = async ({ id, data }: { id: string; data: unknown }): Promise<JobResult> => {
          try {
            await handle(data);
            return { id, status: 'completed' };
          } catch (error) {
            log.error({ err: error, queue: name, job: id }, 'a job failed');
            return {
              id,
              status: 'failed',
              output: { message: error instanceof Error ? error.message : String(error) },
            };
          }
        };
        const { cron, atOnce = 1 } = queues[name];
        await boss.work(
          name,
          { pollingIntervalSeconds: 0.5, batchSize: atOnce, burstWhenBatchFull: true, perJobResults: true },
          (jobs) => Promise.all(jobs.map(run)),
        );
        if (cron) await boss.schedule(name, cron, {}, { tz: 'Asia/Bangkok' });
      }
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 20_000, close: false });
    },
  };
}
