import { setTimeout as wait } from 'node:timers/promises';
import { fromKysely, type JobResult, PgBoss } from 'pg-boss';
import type { AppContext } from '../app-context.ts';
import { type JobData, type JobHandlers, type Jobs, type Queue, type ScheduledQueue, schedules } from './jobs.ts';

/** Jobs of a queue of mails that a process runs at the same time. While more wait, the next ones follow at once. */
const mailsAtOnce = 10;

/** Milliseconds between looks at a job that is waited for. */
const runPollMs = 100;

const queues: Record<Queue, { retryLimit: number; retryDelay: number; atOnce?: number }> = {
  'send-mail': { retryLimit: 10, retryDelay: 10, atOnce: mailsAtOnce },
  'mail-account-link': { retryLimit: 10, retryDelay: 10, atOnce: mailsAtOnce },
  'mail-sign-in-confirmation': { retryLimit: 5, retryDelay: 10, atOnce: mailsAtOnce },
  'mock-webhook': { retryLimit: 5, retryDelay: 2 },
  // What one run leaves is found by the next.
  'mail-wishlist-news': { retryLimit: 0, retryDelay: 0 },
  'expire-orders': { retryLimit: 0, retryDelay: 0 },
  'settle-late-charges': { retryLimit: 0, retryDelay: 0 },
  // Tried again by `perform-due-refunds`.
  'perform-refund': { retryLimit: 0, retryDelay: 0 },
  'perform-due-refunds': { retryLimit: 0, retryDelay: 0 },
  'refresh-payment-offer': { retryLimit: 0, retryDelay: 0 },
  'sweep-old-rows': { retryLimit: 0, retryDelay: 0 },
};

export interface RunningJobs extends Jobs {
  /** Starts processing the queues. */
  work(handlers: JobHandlers): Promise<void>;
  /**
   * Queues a job of a schedule now and waits for its end. This process may run it, or another one that works.
   * @returns why it failed; undefined if it did not
   */
  run(queue: ScheduledQueue, handler: JobHandlers[ScheduledQueue]): Promise<string | undefined>;
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
  for (const [name, { atOnce: _, ...options }] of Object.entries(queues)) {
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
  async function workOn<Name extends Queue>(name: Name, handle: JobHandlers[Name]): Promise<void> {
    const run = async ({ id, data }: { id: string; data: JobData[Name] }): Promise<JobResult> => {
      try {
        await handle(data);
        return { id, status: 'completed' };
      } catch (error) {
        log.error({ err: error, queue: name, job: id }, 'a job failed');
        return { id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } };
      }
    };
    await boss.work<JobData[Name]>(
      name,
      {
        pollingIntervalSeconds: 0.5,
        batchSize: queues[name].atOnce ?? 1,
        burstWhenBatchFull: true,
        perJobResults: true,
      },
      (jobs) => Promise.all(jobs.map(run)),
    );
  }

  return {
    async send(tx, queue, data, { afterSeconds } = {}) {
      await boss.send(queue, data, { db: fromKysely(tx), ...(afterSeconds ? { startAfter: afterSeconds } : {}) });
    },
    async work(handlers) {
      for (const name of Object.keys(queues) as Queue[]) await workOn(name, handlers[name]);
      for (const [name, { cron }] of Object.entries(schedules))
        await boss.schedule(name, cron, {}, { tz: 'Asia/Bangkok' });
    },
    async run(name, handler) {
      const id = await boss.send(name, {});
      if (!id) throw new Error(`${name} could not be queued`);
      await workOn(name, handler);
      for (;;) {
        const [job] = await boss.findJobs(name, { id });
        if (job?.state === 'completed') return undefined;
        if (!job || job.state === 'failed' || job.state === 'cancelled')
          return String((job?.output as { message?: string } | null)?.message ?? 'it was cancelled');
        await wait(runPollMs);
      }
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 20_000, close: false });
    },
  };
}
